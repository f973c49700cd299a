import type { WholeLead } from '#contract/leads/leads.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { OFFERED, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { LeadBox } from './lead-box.tsx'

/** What somebody wants to sell, and the way to a listing made of it. */
export function SellOfferBox({ lead: { _id, offer, words: said } }: { lead: WholeLead }) {
  if (!offer) return null
  const { category, place, size, wantedPrice } = offer
  return (
    <LeadBox title={words.offer(offer)}>
      <p>{[category, place, size, wantedPrice].filter(Boolean).join(', ')}</p>
      {said && <p className="whitespace-pre-line wrap-anywhere">{said}</p>}
      <Link
        to={`${PANEL.addProperty}?${OFFERED}=${_id}`}
        className={buttonLook({ className: 'justify-self-start' })}
      >
        {words.makeListing}
      </Link>
    </LeadBox>
  )
}
