import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { TaskRowSkeleton } from './task-row.tsx'

type TaskListProps = {
  id: string
  title: string
  /** Said where there is no task; without it nothing is shown. */
  none?: string
  usualRows: number
  /** Undefined while loading. */
  rows: ReactNode[] | undefined
}

/** TaskList under a heading. While they load, as much room is kept as they took on the last visit. */
export function TaskList({ id, title, none, usualRows, rows }: TaskListProps) {
  const count = rows?.length
  const list = useRef<HTMLUListElement>(null)
  const [expected] = useState(() => roomOfLastTime(id) ?? { rows: usualRows, height: undefined })
  useEffect(() => {
    if (count !== undefined) rememberRoom(id, count, list.current?.offsetHeight ?? 0)
  }, [id, count])
  if (!none && (count ?? expected.rows) === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={!rows} className="min-w-0 box">
      <h2 id={id} className="px-3.5 pt-3.5 pb-2.5 text-h3 sm:px-5">
        {title}
      </h2>
      {!rows && (
        <div className="grid" style={{ height: expected.height }}>
          {Array.from({ length: expected.rows }, (_, row) => (
            <TaskRowSkeleton key={row} />
          ))}
        </div>
      )}
      {count === 0 && <p className="border-t border-mist-200 px-3.5 py-4 text-ink-700 sm:px-5">{none}</p>}
      {rows && rows.length > 0 && <ul ref={list}>{rows}</ul>}
    </section>
  )
}

const roomKey = (id: string) => `aangan.${id}-room`

/** The number of tasks on the last visit, and their height if the window had this width: reserving it avoids a layout shift. */
export function roomOfLastTime(id: string): { rows: number; height: number | undefined } | undefined {
  const kept = textOnDevice(roomKey(id))
  if (kept === '') return undefined
  const [rows = 0, height, width] = kept.split(' ').map(Number)
  return { rows, height: rows > 0 && width === innerWidth ? height : undefined }
}

const rememberRoom = (id: string, rows: number, height: number) =>
  keepOnDevice(roomKey(id), [rows, height, innerWidth].join(' '))
