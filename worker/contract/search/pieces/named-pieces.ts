import { categoryOf } from '#contract/properties/enums.ts'
import { after, MOST_SMALL_BETWEEN, type Phrase, type Phrases } from '#contract/search/phrases.ts'
import type { UnplacedPiece } from './piece.ts'
import { unitAt } from './unit-prices.ts'

/** Names that hold a word of another meaning, what orders the list or filters nothing, and words like 'near' before a landmark. */
export function nameOrNear(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const [phrase] = phrases.at(start)
  if (!phrase) return undefined
  const { is, order } = phrase.roles
  if (is.names) return { next: phrase.next }
  if (order) return { next: phrase.next, filters: {}, order }
  if (is.selling) return { next: phrase.next, filters: {}, isSelling: true }
  if (is.unfiltered) return { next: phrase.next, filters: {}, isUnfiltered: true }
  return is.near ? { next: phrase.next, filters: {}, isSmall: true } : undefined
}

function skipSmall(phrases: Phrases, start: number): number {
  let at = start
  for (let skipped = 0; skipped < MOST_SMALL_BETWEEN; skipped += 1) at = after(phrases, at, 'small') ?? at
  return at
}

/** Kinds, deals, features and ownership, words that negate them, and the small words that are dropped. */
export function phrasePiece(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const found = phrases.at(start)
  const named = found.find(
    ({ roles }) => roles.kind ?? roles.isMissingKind ?? roles.deal ?? roles.feature ?? roles.choice,
  )
  if (named && !isText(phrases, start, named)) return namedPiece(phrases, start, named)
  const [longest] = found
  if (longest?.roles.is.rentBesideKind && isBesideKind(phrases, start, longest.next))
    return { next: longest.next, filters: { deal: 'rent' } }
  const negates = longest && negatedBy(longest)
  if (negates) return { next: longest.next, filters: {}, isSmall: true, negates }
  const room = after(phrases, start, 'bedrooms')
  if (room !== undefined) return { next: room, filters: { categories: ['Villa'] }, isKindIfNone: true }
  const small = found.find(isSmall)?.next ?? unitAt(phrases, start)
  if (small !== undefined) return { next: small, filters: {}, isSmall: true }
  const anything = after(phrases, start, 'anything')
  if (anything !== undefined) return { next: anything, filters: {} }
  return phrases.tokens[start]?.isSign ? { next: start + 1, filters: {} } : undefined
}

/** Whether a kind of property stands right before or behind. */
function isBesideKind(phrases: Phrases, start: number, next: number): boolean {
  const isBefore = (at: number) => phrases.at(at).some(({ next: end, roles }) => roles.kind && end === start)
  return (
    [start - 1, start - 2].some((at) => at >= 0 && isBefore(at)) ||
    phrases.at(next).some(({ roles }) => roles.kind)
  )
}

/** Small words, and those that mean something only beside a number or another word. */
const isSmall = ({ roles: { is } }: Phrase) =>
  (is.small ?? is.budget ?? is.purpose ?? is.purposeBehind) ||
  (is.atMost ?? is.atLeast ?? is.orLess ?? is.orMore ?? is.about ?? is.between ?? is.nearBehind)

function negatedBy({ roles: { is } }: Phrase): UnplacedPiece['negates'] {
  if (is.without && is.lacking) return 'either'
  if (is.without) return 'next'
  return is.lacking ? 'previous' : undefined
}

function namedPiece({ tokens }: Phrases, start: number, { next, roles }: Phrase): UnplacedPiece {
  const { kind, isMissingKind, deal, feature, choice } = roles
  if (kind) return { next, filters: { categories: [kind] }, isKind: true }
  if (isMissingKind)
    return {
      next,
      filters: {},
      missingKind: tokens
        .slice(start, next)
        .map(({ word }) => word)
        .join(' '),
    }
  if (deal) return { next, filters: { deal } }
  return { next, filters: { ...(feature && { [feature]: true }), ...choice } }
}

/**
 * What follows 'near' or 'km from' is a landmark, a mall or hotel also with its name between; 'flat' or 'residential'
 * before a plot or warehouse is an adjective.
 */
function isText(phrases: Phrases, start: number, { next, roles }: Phrase): boolean {
  const isLandmark = [1, 2, 3, 4].some((back) => isNear(phrases, start, back, roles.isMissingKind === true))
  if (isLandmark && !roles.deal) return true
  const isAdjective = roles.kind === 'Residential'
  return (
    isAdjective &&
    phrases.at(next).some(({ roles: { kind } }) => kind && categoryOf(kind) !== categoryOf('Residential'))
  )
}

function isNear(phrases: Phrases, start: number, back: number, hasName: boolean): boolean {
  const near = start >= back ? after(phrases, start - back, 'near') : undefined
  if (near === undefined || near === start) return near === start
  let at = skipSmall(phrases, near)
  while (hasName && at < start && phrases.at(at).length === 0) at += 1
  return at === start
}
