import type { ComponentProps, ReactNode } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { SimilarProperties } from './similar-properties.tsx'

type SimilarSectionProps = Omit<ComponentProps<typeof SimilarProperties>, 'properties'> & {
  id: string
  title: string
  /** Listings that stand on the page already. */
  without?: readonly string[]
  /** Their room, until they are known. */
  meanwhile: ReactNode
}

/** Up to four similar listings. Optional, so a failure is not reported. */
export function SimilarSection({ id, title, without = [], meanwhile, ...cards }: SimilarSectionProps) {
  const { fetched } = useReply<Property[]>(href(PATHS.similarProperties, { id }))
  if (fetched.status === 'loading') return meanwhile
  const properties =
    fetched.status === 'ready' ? fetched.body.filter(({ _id }) => !without.includes(_id)) : []
  if (properties.length === 0) return null
  return (
    <section data-no-print>
      <h2 className="pt-(--space-section) pb-7">{title}</h2>
      <SimilarProperties properties={properties} {...cards} />
    </section>
  )
}
