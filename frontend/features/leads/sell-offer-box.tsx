import type { Lead, WholeLead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { listingOfOffer, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { LeadBox } from './lead-box.tsx'

/** What somebody wants to sell, and the way to a listing made of it. */
export function SellOfferBox({ lead }: { lead: WholeLead }) {
  const { offer, words: said } = lead
  if (!offer) return null
  const { category, place, size, wantedPrice } = offer
  return (
    <LeadBox title={words.offer(offer)}>
      <p>{[category, place, size, wantedPrice].filter(Boolean).join(', ')}</p>
      {said && <p className="whitespace-pre-line wrap-anywhere">{said}</p>}
      <ListingOfOffer lead={lead} />
    </LeadBox>
  )
}

/** The listing that was made of an offer; none yet: the way to make it. */
function ListingOfOffer({ lead: { _id, property } }: { lead: Lead }) {
  const look = (style: 'primary' | 'secondary') =>
    buttonLook({ look: style, className: 'justify-self-start' })
  if (property)
    return (
      <Link to={href(PANEL.property, { id: property._id })} className={look('secondary')}>
        {words.openListing(property.number)}
      </Link>
    )
  return (
    <Link to={listingOfOffer(_id)} className={look('primary')}>
      {words.makeListing}
    </Link>
  )
}
