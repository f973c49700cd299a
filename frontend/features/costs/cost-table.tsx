import type { ReactNode } from 'react'
import { formatInr, formatToPay, LAKH_INR } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'

/** Amounts by name; with several columns, each has its heading. */
export function CostTable({ columns = [], children }: { columns?: readonly string[]; children: ReactNode }) {
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-left leading-snug">
        {columns.length > 0 && (
          <thead>
            <tr>
              <td aria-hidden />
              {columns.map((column) => (
                <th key={column} scope="col" className="pb-2 pl-3 text-right text-micro font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type CostRowProps = {
  name: string
  note?: string
  amounts: readonly number[]
  isTotal?: boolean
  /** On paper only, in the place of a field. */
  isPrinted?: boolean
  /** The words of an amount: those of a price are cut. */
  short?: (amountInr: number) => string
}

export function CostRow({ name, note, amounts, isTotal = false, isPrinted = false, short }: CostRowProps) {
  const line = classNames(
    'border-t py-2 align-top',
    isTotal ? 'border-t-2 border-ink-900' : 'border-mist-200',
  )
  return (
    <tr hidden={isPrinted} className={isPrinted ? 'print:table-row' : undefined}>
      <th scope="row" className={classNames(line, isTotal ? 'font-semibold' : 'font-text')}>
        {name}
        {note && <small className="block text-micro text-ink-500">{note}</small>}
      </th>
      {amounts.map((amountInr, column) => (
        <td key={column} className={classNames(line, 'pl-3 text-right whitespace-nowrap tabular')}>
          <Amount amountInr={amountInr} isLarge={isTotal && amounts.length === 1} short={short} />
        </td>
      ))}
    </tr>
  )
}

type AmountProps = { amountInr: number; isLarge?: boolean; short?: CostRowProps['short'] }

/** Whole rupees, and below them the words of the market. */
export function Amount({ amountInr, isLarge = false, short = formatToPay }: AmountProps) {
  return (
    <>
      <span className={isLarge ? 'font-display text-h3 leading-tight font-semibold' : undefined}>
        {rupees(amountInr)}
      </span>
      {amountInr >= LAKH_INR && (
        <small className="block text-micro text-ink-500">{messages.words.amount(short(amountInr))}</small>
      )}
    </>
  )
}

export const rupees = (amountInr: number) => messages.words.amount(`₹${formatInr(amountInr)}`)
