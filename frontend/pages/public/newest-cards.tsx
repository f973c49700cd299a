import type { ComponentProps } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from '#frontend/features/properties/cards/card-grid.tsx'
import { PropertyCard } from '#frontend/features/properties/cards/property-card.tsx'

const CALL = `${PATHS.properties}?limit=4`

/** The four newest listings, where a page has none of its own to show. The page works without them. */
export function NewestCards({ Corner }: Pick<ComponentProps<typeof PropertyCard>, 'Corner'>) {
  const { fetched } = useReply<Property[]>(CALL)
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  if (fetched.status === 'loading') return <div className="h-screen" />
  if (fetched.status === 'failed' || fetched.body.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-4.5 text-[1.375rem] sm:text-[1.5rem]">{messages.newest.newest}</h2>
      <CardGrid>
        {fetched.body.map((property) => (
          <PropertyCard key={property._id} property={property} onEnquire={enquireAbout} Corner={Corner} />
        ))}
      </CardGrid>
      <Enquiry {...enquiry} />
    </section>
  )
}
