import { useState } from 'react'
import type { CsvError } from '#contract/properties/csv.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'

const words = panelCsv.import.errors
const AT_ONCE = 50

/** Every error of a file: where it is and what to do about it. */
export function ErrorTable({ errors }: { errors: readonly CsvError[] }) {
  const [shown, setShown] = useState(AT_ONCE)
  const rows = new Set(errors.map(({ row }) => row)).size
  const more = Math.min(errors.length - shown, AT_ONCE)
  const title = words.title(errors.length, rows)
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Alert>
        <p className="font-semibold">{title}</p>
        <p>{words.text}</p>
      </Alert>
      <table
        aria-label={title}
        className="w-full border-collapse border border-mist-200 bg-lime-0 text-base leading-snug max-sm:block"
      >
        <Head />
        <tbody className="max-sm:block">
          {errors.slice(0, shown).map((error, index) => (
            <ErrorRow key={index} {...error} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button look="secondary" onClick={() => setShown(shown + AT_ONCE)}>
          {words.more(more)}
        </Button>
      )}
    </div>
  )
}

function Head() {
  return (
    <thead className="bg-mist-100 text-left text-small text-ink-700 max-sm:sr-only">
      <tr>
        <th scope="col" className="w-16 px-3 py-2.5 font-semibold md:px-4">
          {words.row}
        </th>
        <th scope="col" className="w-28 px-3 py-2.5 font-semibold md:w-48 md:px-4">
          {words.column}
        </th>
        <th scope="col" className="px-3 py-2.5 font-semibold md:px-4">
          {words.message}
        </th>
      </tr>
    </thead>
  )
}

function ErrorRow({ row, column, message }: CsvError) {
  return (
    <tr className="grid-cols-[5.5rem_minmax(0,1fr)] border-t border-mist-200 align-top max-sm:grid">
      <td className="px-3 py-2.5 tabular md:px-4">
        <span className="sm:hidden" aria-hidden>
          {words.row}{' '}
        </span>
        {row}
      </td>
      <td className="px-3 py-2.5 font-semibold wrap-anywhere md:px-4">{column ?? words.wholeRow}</td>
      <td className="col-start-2 px-3 py-2.5 wrap-anywhere max-sm:pt-0 md:px-4">{message}</td>
    </tr>
  )
}
