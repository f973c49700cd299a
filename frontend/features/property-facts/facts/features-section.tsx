import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { absentFacts, type KnownFeature, knownFeatures } from './known-features.ts'
import { FeatureWords } from './feature-words.tsx'
import { Section } from '#frontend/features/property-facts/property-sections.tsx'
import type { IconNode } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { Icon } from '#frontend/ui/icon.tsx'

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

type Icons = Record<KnownFeature['name'], IconNode>

/** About as far as a finger scrolls at once. */
const AHEAD_PX = 200

/** The texts show at once, their icons once the list is near. */
function FeatureList({ features }: { features: readonly KnownFeature[] }) {
  const list = useRef<HTMLUListElement>(null)
  const icons = useIcons(useNear(list, AHEAD_PX))
  return (
    <ul ref={list} className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {features.map((feature) => (
        <li
          key={feature.name + feature.text + feature.typed}
          className="flex min-h-11 min-w-0 items-center gap-3 border-b border-mist-200 py-1.5 leading-snug"
        >
          <span className="size-5 flex-none text-tea-700">{icons && <Icon of={icons[feature.name]} />}</span>
          <span className="min-w-0">
            <FeatureWords of={feature} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function useIcons(isWanted: boolean): Icons | undefined {
  const [icons, setIcons] = useState<Icons>()
  useEffect(() => {
    if (!isWanted) return
    import('./feature-icons.ts').then(
      ({ FEATURE_ICONS }) => setIcons(FEATURE_ICONS),
      () => undefined, // Without its icons the list says the same.
    )
  }, [isWanted])
  return icons
}
