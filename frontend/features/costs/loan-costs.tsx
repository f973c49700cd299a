import { type ReactNode, useState } from 'react'
import { amountText, parseInr } from '#contract/units/money-words.ts'
import { formatInr, formatLakhCrore } from '#contract/units/money.ts'
import { type Loan, loanMonths, repayment, repaymentByYear } from '#contract/units/costs.ts'
import { rememberedLoan, rememberLoan } from '#frontend/lib/remembered-loan.ts'
import { messages } from '#frontend/messages/messages.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Amount, CostTable, rupees } from './cost-table.tsx'

const words = messages.costs

const PERCENT = { min: 0, max: 30, slidesTo: 16, step: 0.05 }
const YEARS = { min: 1, max: 40, slidesTo: 30, step: 1 }
const AMOUNT_STEP = 10_000

type Typed = { amount: string; percent: string; years: string }

/** What a loan costs a month and in all. The fields are typed into; the sliders below them are for the hand. */
export function LoanCosts({ priceInr }: { priceInr: number }) {
  const [typed, setTyped] = useState(() => typedOf(priceInr))
  const amountInr = parseInr(typed.amount)
  const percent = numberWithin(typed.percent, PERCENT)
  const years = numberWithin(typed.years, YEARS)
  // Below a field that is wrong stands why: then both begin on one line instead of ending on one.
  const across = percent === undefined || years === undefined ? 'items-start' : 'items-end'
  const loan =
    amountInr === undefined || percent === undefined || years === undefined
      ? undefined
      : { amountInr, percent, years }

  function change(name: keyof Typed, value: string) {
    const next = { ...typed, [name]: value }
    setTyped(next)
    const said = {
      part: (parseInr(next.amount) ?? NaN) / priceInr,
      percent: numberWithin(next.percent, PERCENT) ?? NaN,
      years: numberWithin(next.years, YEARS) ?? NaN,
    }
    if (Object.values(said).every(Number.isFinite)) rememberLoan(said)
  }

  return (
    <div
      className={`min-w-0 border-mist-200 px-4 py-4.5 max-md:border-t sm:px-6 sm:py-5.5 md:border-l print:border-t-0 print:border-l ${loan ? '' : 'print:hidden'}`}
    >
      <h3 className="mb-2.5 text-[1.1875rem]">{words.withLoan}</h3>
      <div data-no-print className={`grid grid-cols-2 gap-x-4 gap-y-2 ${across}`}>
        <SlidField
          className="col-span-full"
          label={words.loanAmount}
          hint={amountInr === undefined ? '' : messages.words.amount(formatLakhCrore(amountInr))}
          error={amountInr === undefined ? words.amountInvalid : undefined}
          typed={typed.amount}
          onType={(value) => change('amount', value)}
          onSlide={(value) => change('amount', written(formatInr(Number(value))))}
          onLeave={() => amountInr !== undefined && change('amount', written(formatInr(amountInr)))}
          slider={{ min: 0, max: priceInr, step: AMOUNT_STEP, value: amountInr ?? 0 }}
        />
        <SlidField
          label={words.rate}
          note={words.rateUnit}
          error={percent === undefined ? words.within(PERCENT.min, PERCENT.max) : undefined}
          typed={typed.percent}
          onType={(value) => change('percent', value)}
          slider={{ min: PERCENT.min, max: PERCENT.slidesTo, step: PERCENT.step, value: percent ?? 0 }}
        />
        <SlidField
          label={words.years}
          error={years === undefined ? words.within(YEARS.min, YEARS.max) : undefined}
          typed={typed.years}
          onType={(value) => change('years', value)}
          slider={{ min: YEARS.min, max: YEARS.slidesTo, step: YEARS.step, value: years ?? 0 }}
        />
      </div>
      {loan && <Repayment loan={loan} />}
    </div>
  )
}

/** A number in the digits of the page's language. */
const written = messages.words.amount

function typedOf(priceInr: number): Typed {
  const { part, percent, years } = rememberedLoan()
  return {
    amount: written(formatInr(Math.round(priceInr * part))),
    percent: written(String(percent)),
    years: written(String(years)),
  }
}

function numberWithin(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const digits = amountText(typed).replace(',', '.').replace(/\s*%$/, '')
  const number = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
  return number !== undefined && number >= min && number <= max ? number : undefined
}

type SlidFieldProps = {
  label: string
  /** Beside the label. */
  note?: string
  /** Below the field. */
  hint?: string
  error: string | undefined
  typed: string
  onType: (value: string) => void
  onSlide?: (value: string) => void
  onLeave?: () => void
  slider: { min: number; max: number; step: number; value: number }
  className?: string
}

/** A field and a slider for the same number. The slider has no name: to keyboards and screen readers the field says it all. */
function SlidField({
  error,
  typed,
  onType,
  onSlide = (value) => onType(written(value)),
  onLeave,
  slider,
  className = '',
  ...frame
}: SlidFieldProps) {
  return (
    <div className={className}>
      <TextField
        {...frame}
        {...(error && { error })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <input
        type="range"
        aria-hidden
        tabIndex={-1}
        className="h-11 w-full accent-tea-700"
        {...slider}
        onChange={({ currentTarget }) => onSlide(currentTarget.value)}
      />
    </div>
  )
}

function Repayment({ loan }: { loan: Loan }) {
  const { instalmentInr, interestInr } = repayment(loan)
  const months = loanMonths(loan)
  return (
    <>
      <CostTable>
        <ResultRow name={words.loanAmount} isPrinted>
          {rupees(loan.amountInr)}
        </ResultRow>
        <ResultRow name={words.rate} isPrinted>
          {words.percent(String(loan.percent))}
        </ResultRow>
        <ResultRow name={words.years} isPrinted>
          {written(String(loan.years))}
        </ResultRow>
        <ResultRow name={words.instalment}>
          <span className="font-display text-[1.875rem] leading-tight font-semibold print:text-h3">
            {rupees(instalmentInr)}
          </span>
        </ResultRow>
        <ResultRow name={words.interest}>
          <Amount amountInr={interestInr} />
        </ResultRow>
      </CostTable>
      <YearBars loan={loan} />
      <p data-no-print className="mt-2 text-small leading-snug text-ink-700">
        {words.overTerm(Math.floor(months / 12), months % 12, rupees(loan.amountInr), rupees(interestInr))}
      </p>
    </>
  )
}

type ResultRowProps = { name: string; isPrinted?: boolean; children: ReactNode }

function ResultRow({ name, isPrinted = false, children }: ResultRowProps) {
  return (
    <tr hidden={isPrinted} className={isPrinted ? 'print:table-row' : undefined}>
      <th scope="row" className="border-t border-mist-200 py-2 font-text">
        {name}
      </th>
      <td className="border-t border-mist-200 py-2 pl-3 text-right whitespace-nowrap tabular">{children}</td>
    </tr>
  )
}

/** A bar for each year: what goes back to the bank, and the interest above it. The sentence below says it in words. */
function YearBars({ loan }: { loan: Loan }) {
  const years = repaymentByYear(loan)
  const highest = Math.max(...years.map(({ paidBack, interest }) => paidBack + interest), 1)
  return (
    <div aria-hidden data-no-print className="mt-2">
      <svg
        viewBox={`0 0 ${years.length} 100`}
        preserveAspectRatio="none"
        className="h-21 w-full border-b-2 border-ink-900"
      >
        {years.map(({ paidBack, interest }, year) => {
          const [back, paid] = [(paidBack / highest) * 100, (interest / highest) * 100]
          return (
            <g key={year}>
              <rect x={year + 0.08} width={0.84} y={100 - back} height={back} className="fill-tea-700" />
              <rect
                x={year + 0.08}
                width={0.84}
                y={100 - back - paid}
                height={paid}
                className="fill-brass-300"
              />
            </g>
          )
        })}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-micro leading-snug">
        <li className="flex items-center gap-1.5">
          <i className="size-3 bg-tea-700" />
          {words.paidBack}
        </li>
        <li className="flex items-center gap-1.5">
          <i className="size-3 bg-brass-300" />
          {words.interestPart}
        </li>
        <li className="ml-auto text-ink-500">{words.yearsSpan(years.length)}</li>
      </ul>
    </div>
  )
}
