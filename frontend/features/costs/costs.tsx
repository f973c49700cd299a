import { isPerMonth } from '#contract/properties/rules.ts'
import type { Property } from '#contract/properties/replies.ts'
import { CostRow, CostTable } from './cost-table.tsx'
import { LoanCosts } from './loan-costs.tsx'
import { PurchaseCosts } from './purchase-costs.tsx'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.costs
const MONTHS = 12

/** What a listing with a price costs beside it: duty, registration and a loan, or a deposit and a year's rent. */
export function Costs({ property }: { property: Property }) {
  if (isPerMonth(property.deal)) return <RentCosts property={property} />
  return (
    <div className="grid grid-cols-1 box max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0 md:grid-cols-2 print:grid-cols-2">
      <PurchaseCosts property={property} />
      <LoanCosts priceInr={property.price} />
    </div>
  )
}

function RentCosts({ property: { price, deposit } }: { property: Property }) {
  return (
    <div className="box px-4 py-4.5 sm:px-6 sm:py-5.5 [&_tr:first-child>*]:border-t-0">
      <CostTable>
        {deposit !== null && <CostRow name={words.deposit} note={words.depositNote} amounts={[deposit]} />}
        {deposit !== null && (
          <CostRow name={words.firstPayment} note={words.firstPaymentNote} amounts={[deposit + price]} />
        )}
        <CostRow name={words.year} note={words.yearNote} amounts={[price * MONTHS]} isTotal />
      </CostTable>
      <p className="mt-2 text-small text-ink-500">
        {deposit === null ? words.depositUnknown : words.rentEstimate}
      </p>
    </div>
  )
}
