import { FileSpreadsheet } from 'lucide'
import { type DragEvent, type ReactNode, useState } from 'react'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelCsv.import

type FileDropProps = { label: string; onFiles: (files: readonly File[]) => void; children?: ReactNode }

/** A field for one file: choose it, or drop it here. */
export function FileDrop({ label, onFiles, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)

  function take(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 rounded-court border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-tea-700 bg-tea-100' : 'border-mist-400 bg-lime-0',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <Icon of={FileSpreadsheet} size={36} strokeWidth={1.4} className="text-oxide-700" />
      <FileButton label={label} look="primary" onFiles={onFiles} />
      <p className="text-small text-ink-700 max-lg:hidden">{words.drop}</p>
      {children}
    </div>
  )
}

type FileButtonProps = {
  label: string
  look?: 'primary' | 'secondary'
  isOff?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Chooses a file. */
export function FileButton({ label, look = 'secondary', isOff = false, onFiles }: FileButtonProps) {
  return (
    <label
      className={`${buttonLook({ look })} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-rain-700`}
    >
      {label}
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        disabled={isOff}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
