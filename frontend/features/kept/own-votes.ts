import type { SharedList, Vote } from '#contract/shared-lists.ts'
import { storedText, storeText } from './stored-text.ts'

/** In the order in which they are offered. */
export const CHOICES = ['yes', 'maybe', 'no'] as const satisfies readonly Vote[]

const keyOf = (code: string) => `aangan:votes:${code}`

/** What this device said of the listings of a list, by their ids. The server tells names alone, which two people may share. */
type OwnVotes = Partial<Record<string, Vote>>

export function ownVotes(code: string): OwnVotes {
  try {
    const stored: unknown = JSON.parse(votesText(code))
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, said]: [string, unknown]) => {
        const vote = CHOICES.find((one) => one === said)
        return vote ? [[id, vote]] : []
      }),
    )
  } catch {
    return {}
  }
}

/** The votes as they are stored: the same as long as none of them has changed. */
export const votesText = (code: string): string => storedText(keyOf(code)) ?? '{}'

export function noteVote(code: string, propertyId: string, vote: Vote | null): void {
  const { [propertyId]: before, ...others } = ownVotes(code)
  store(code, vote === null ? others : { ...others, [propertyId]: vote })
}

/**
 * Forgets the votes that a list does not have: they were refused, or went with their listing. `before`: the votes as they were
 * stored when the list was asked for, all of them sent; where another came since, its next reading tells. Answers whether there
 * were any.
 */
export function confirmVotes(code: string, { items }: SharedList, before: string): boolean {
  if (votesText(code) !== before) return false
  const own = Object.entries(ownVotes(code))
  const known = own.filter(([id, vote]) =>
    items.some(({ propertyId, votes }) => propertyId === id && vote && votes[vote].length > 0),
  )
  const isLess = known.length < own.length
  if (isLess) store(code, Object.fromEntries(known))
  return isLess
}

function store(code: string, votes: OwnVotes): void {
  storeText(keyOf(code), JSON.stringify(votes))
}
