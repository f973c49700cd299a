import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { panelPictures as words } from '#frontend/messages/panel-pictures.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

type SortableRowProps = {
  id: string
  name: string
  isDisabled: boolean
  isBad: boolean
  children: ReactNode
}

/** A row with a handle to drag it by, with fingers, mouse or keys. */
export function SortableRow({ id, name, isDisabled, isBad, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: isDisabled })

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'grid grid-cols-[2.75rem_3.5rem_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-2 rounded-court border bg-lime-0 py-2 pr-1',
        isBad ? 'border-crimson-700' : 'border-mist-200',
        isDragging && 'relative z-10 shadow-eave',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.drag(name)}
        className="grid size-11 cursor-grab touch-none place-items-center rounded-sill text-ink-500 hover:bg-mist-100"
      >
        <Icon of={GripVertical} />
      </button>
      {children}
    </li>
  )
}
