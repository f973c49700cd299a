import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FeatureList } from './feature-list.tsx'
import { knownFeatures } from './known-features.ts'
import { Section } from '#frontend/features/property-facts/property-sections.tsx'

/** Left out when nothing is known. */
export function FeaturesSection({ property }: { property: Property }) {
  const features = knownFeatures(property)
  if (features.length === 0) return null
  return (
    <Section title={messages.detail.features}>
      <FeatureList features={features} />
    </Section>
  )
}
