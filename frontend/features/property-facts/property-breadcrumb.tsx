import { ChevronLeft } from 'lucide-react'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const detail = messages.detail

/** Back to all listings of this kind and place. */
export function PropertyBreadcrumb({ property }: { property: Property }) {
  const { category, locality, location } = property
  const place = locality ?? location.city
  const query = new URLSearchParams({ category: category.toLowerCase(), city: place })
  return (
    <nav aria-label={detail.breadcrumb} className="flex min-h-13 items-center text-small">
      <Link
        to={`/property?${query}`}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Icon of={ChevronLeft} />
        <span className="min-w-0 wrap-anywhere">{detail.allIn[category](place)}</span>
      </Link>
    </nav>
  )
}
