import type { State } from '#contract/properties/enums.ts'
import type { Property } from '#contract/properties/replies.ts'
import { statesOf } from '#contract/properties/rules.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { Tag } from '#frontend/ui/tag.tsx'

const TONES = {
  available: 'good',
  pending: 'waiting',
  sold: 'over',
  rented: 'over',
  unconfirmed: 'waiting',
} as const satisfies Record<State, string>

/** Where a listing stands, each in a tag: one that waits for approval may be sold already. */
export function StateTags({ property }: { property: Property }) {
  return statesOf(property).map((state) => (
    <Tag key={state} tone={TONES[state]}>
      {stateWords[state]}
    </Tag>
  ))
}
