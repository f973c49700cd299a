import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.knownFeatures
const facts = messages.detail.facts

type FeatureName = keyof typeof words
export type KnownFeature = {
  name: FeatureName | 'amenity'
  text: string
  /** What staff typed of it, which stands behind `text`. */
  typed?: string
  isThere: boolean
}

/**
 * The known features of a listing that are not among its facts (a hall's dock, power and crane are). A feature it
 * lacks is included, an unknown one is not; one that is ticked and typed too is there once.
 */
export function knownFeatures(property: Property): KnownFeature[] {
  const own = namedFeatures(property)
  if (!('amenities' in property)) return own
  const said = own.filter(({ isThere }) => isThere).map(({ name }) => asTyped(name))
  const others = (property.amenities ?? []).filter((typed) => !said.includes(typed.trim().toLowerCase()))
  return [...own, ...others.map(amenity)]
}

/** As staff type a feature that has a field of its own: 'swimmingPool' is 'swimming pool'. */
const asTyped = (name: string) => name.replaceAll(/[A-Z]/g, ' $&').toLowerCase()

/** What a listing is said to lack of the features that are facts where it has them: 'No crane'. */
export function absentFacts({ loadingDock, powerBackup, hasCraneFacility }: OfAnyKind): string[] {
  return [
    ...(loadingDock === false ? [facts.none(facts.loadingDock)] : []),
    ...(powerBackup === false ? [facts.none(facts.powerBackup)] : []),
    ...(hasCraneFacility === false ? [facts.none(facts.crane)] : []),
  ]
}

const amenity = (typed: string): KnownFeature => ({ name: 'amenity', text: '', typed, isThere: true })

function namedFeatures(property: Property): KnownFeature[] {
  const values: Record<string, unknown> = property
  const names = Object.keys(words).filter((name): name is FeatureName => name in words)
  return names.flatMap((name) => {
    const value = values[name]
    if (typeof value !== 'boolean' && (typeof value !== 'string' || value === '')) return []
    const typed = typeof value === 'string' ? { typed: value } : {}
    return [{ name, text: sentence(name, value), ...typed, isThere: value !== false }]
  })
}

function sentence(name: FeatureName, value: boolean | string): string {
  if (typeof value === 'string') return messages.featureDetail(words[name].yes, '')
  return value ? words[name].yes : words[name].no
}
