import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Where a cell stands on narrow screens, where each row is a small grid with named areas. */
const PLACES = {
  check: 'row-check',
  main: 'row-main',
  left: 'row-left',
  right: 'row-right',
  foot: 'row-foot',
  /** Beside others only where there is much room. */
  dates: 'row-dates',
  action: 'row-action',
} as const
type Place = keyof typeof PLACES

export type Column = { place: Place; label: ReactNode; width?: string; isPlain?: boolean }
type TableProps = { label: string; columns: readonly Column[]; isBusy?: boolean; children: ReactNode }

/** A table from 896 px; below, each row is a block of short lines and the headings are for screen readers only. */
export function Table({ label, columns, isBusy = false, children }: TableProps) {
  return (
    <table className={classNames('rows-table', isBusy && 'is-busy')} aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          {columns.map(({ place, label: heading, width, isPlain }) =>
            isPlain ? (
              <td key={place} className={classNames(PLACES[place], width)}>
                {heading}
              </td>
            ) : (
              <th
                key={place}
                scope="col"
                className={classNames(width, place === 'right' && 'md:!text-right')}
              >
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** One cell. With `isAbove` it lies above the row's link, so that its own controls can be pressed. */
export function Cell({
  place,
  isAbove = false,
  className,
  children,
}: {
  place: Place
  isAbove?: boolean
  className?: string
  children?: ReactNode
}) {
  return <td className={classNames(PLACES[place], isAbove && 'relative z-1', className)}>{children}</td>
}

/** For the one link of a row: pressing anywhere in the row follows it. */
export const rowLink = 'after:absolute after:inset-0 hover:underline'
