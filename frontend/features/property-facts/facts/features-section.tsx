import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FeatureList } from './feature-list.tsx'
import { absentFacts, knownFeatures } from './known-features.ts'
import { Section } from '#frontend/features/property-facts/property-sections.tsx'

/** Left out when no feature is known. */
export function FeaturesSection({ property }: { property: Property }) {
  if (knownFeatures(property).length === 0 && absentFacts(property).length === 0) return null
  return (
    <Section title={messages.detail.features}>
      <Features property={property} />
    </Section>
  )
}

/** The features it has, one a line; those it lacks together on one line. */
export function Features({ property }: { property: Property }) {
  const features = knownFeatures(property)
  const absent = [
    ...absentFacts(property),
    ...features.filter(({ isThere }) => !isThere).map(({ text }) => text),
  ]
  return (
    <>
      <FeatureList features={features.filter(({ isThere }) => isThere)} />
      {absent.length > 0 && (
        <ul className="flex flex-wrap gap-x-1.5 text-small leading-snug text-ink-500">
          {absent.map((text, index) => (
            <li key={text}>
              <span>{text}</span>
              {index < absent.length - 1 && ' ·'}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
