import type { Property } from '#contract/properties/replies.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { BackLink } from '#frontend/ui/back-link.tsx'

const detail = messages.detail

/** The list of others: for a sold or rented listing all of its category, else those of its category and place. */
export function othersOf({ category, locality, location, status }: Property): { to: string; label: string } {
  const kind = category.toLowerCase()
  if (status === 'sold' || status === 'rented')
    return { to: `/property?category=${kind}`, label: detail.all(category) }
  const place = locality ?? location.city
  const query = new URLSearchParams({ category: kind, city: place })
  return { to: `/property?${query}`, label: detail.allIn(category, placeNameOf(place)) }
}

export function PropertyBreadcrumb({ property }: { property: Property }) {
  const { to, label } = othersOf(property)
  return (
    <nav aria-label={detail.breadcrumb} className="flex min-h-13 items-center">
      <BackLink to={to}>{label}</BackLink>
    </nav>
  )
}
