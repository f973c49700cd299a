import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { panelAtStake } from '#frontend/messages/panel/at-stake.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { useOpenCount } from './at-stake.tsx'
import { useColleagues } from './use-lead.ts'

const words = panelLeads.successor

/** Who gets the open leads of an account that ends: an id, null for nobody yet; undefined where they stay. */
export type Successor = string | null | undefined

const STAY = 'stay'
const NOBODY = 'nobody'

type SuccessorFieldProps = {
  account: { _id: string; username: string }
  /** A suspended account may keep its leads; a deleted one has none. */
  mayStay: boolean
  successor: Successor
  onChange: (successor: Successor) => void
}

/** Before an account ends: how many open leads it looks after, and who gets them. */
export function SuccessorField({ account, mayStay, successor, onChange }: SuccessorFieldProps) {
  const { leads, visits } = useOpenCount(`assignedTo=${account._id}`)
  const { data: colleagues = [] } = useColleagues(leads > 0)
  if (leads === 0) return null
  const unchosen = mayStay ? STAY : NOBODY
  const people = colleagues.filter(({ _id }) => _id !== account._id)
  const read = (value: string) => (value === STAY ? undefined : value === NOBODY ? null : value)
  return (
    <>
      <Alert tone="info">{panelAtStake.ofAccount(leads, visits)}</Alert>
      <SelectField
        label={words.label}
        value={successor === undefined ? unchosen : (successor ?? NOBODY)}
        options={[
          ...(mayStay ? [{ value: STAY, label: words.stay(account.username) }] : []),
          { value: NOBODY, label: words.nobody },
          ...people.map(({ _id, username }) => ({ value: _id, label: username })),
        ]}
        onChange={({ target }) => onChange(read(target.value))}
      />
    </>
  )
}
