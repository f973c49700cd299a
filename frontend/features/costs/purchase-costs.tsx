import { useState } from 'react'
import { formatLakhCrore } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { purchaseCosts, WEST_BENGAL_RATES } from '#contract/units/costs.ts'
import type { Property } from '#contract/properties/replies.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { CostRow, CostTable } from './cost-table.tsx'

const words = messages.costs
const { since, source, registration } = WEST_BENGAL_RATES
/** Where it is not known who the land belongs to: the two rates that there are. */
const BOTH = ['corporation', 'panchayat'] as const

/** Price, stamp duty and registration; where it is not known which duty, with both. */
export function PurchaseCosts({ property: { price, jurisdiction } }: { property: Property }) {
  const [typed, setTyped] = useState('')
  const valueInr = typed.trim() === '' ? 0 : parseInr(typed)
  const asked = jurisdiction ? [jurisdiction] : BOTH
  const costs = asked.map((one) => purchaseCosts(price, one, valueInr))
  const percents = costs.map(({ percent }) => words.percent(String(percent)))
  return (
    <div className="min-w-0 px-4 py-4.5 sm:px-6 sm:py-5.5">
      <h3 className="mb-2.5 text-[1.1875rem]">{words.toOwn}</h3>
      <CostTable columns={jurisdiction ? [] : [words.town, words.places.panchayat]}>
        <CostRow name={words.price} amounts={costs.map(() => price)} short={formatLakhCrore} />
        <CostRow
          name={words.stampDuty}
          note={jurisdiction ? `${percents.join()}, ${words.places[jurisdiction]}` : percents.join(words.or)}
          amounts={costs.map((one) => one.stampDuty)}
        />
        <CostRow
          name={words.registration}
          note={words.percent(String(registration))}
          amounts={costs.map((one) => one.registration)}
        />
        {valueInr !== undefined && valueInr > 0 && (
          <CostRow
            name={words.governmentValue}
            amounts={costs.map(() => valueInr)}
            short={formatLakhCrore}
            isPrinted
          />
        )}
        <CostRow name={words.inAll} amounts={costs.map(({ inAll }) => inAll)} isTotal />
      </CostTable>
      {!jurisdiction && <p className="mt-1 text-small text-ink-700">{words.unknown}</p>}
      <TextField
        className="mt-3.5 print:hidden"
        label={words.governmentValue}
        hint={words.governmentHint}
        {...(valueInr === undefined && { error: words.amountInvalid })}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="mt-3.5 text-small leading-snug text-ink-500 print:text-micro">
        {words.estimate(messages.words.day(dayOf(since)))}{' '}
        <a href={source} {...NEW_TAB} className="inline-block py-1 underline underline-offset-2 print:hidden">
          {words.source}
        </a>
      </p>
    </div>
  )
}
