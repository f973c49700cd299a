import type { Lead } from '#contract/leads/leads.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Chip } from '#frontend/ui/chip.tsx'

const words = panelLeads.visits

type PeopleProps = {
  visits: readonly Lead[]
  ownId: string | undefined
  /** The account whose visits are shown; undefined: everybody's. */
  whose: string | undefined
  onChoose: (whose: string | undefined) => void
}

/** Whose visits are shown, where there are several people. */
export function VisitPeople({ visits, ownId, whose, onChoose }: PeopleProps) {
  const names = new Map(
    visits.flatMap(({ assignedTo, assignedToName }) =>
      assignedTo === null || assignedTo === ownId
        ? []
        : [[assignedTo, assignedToName ?? panelLeads.lines.somebody]],
    ),
  )
  const isOwn = ({ assignedTo }: Lead) => assignedTo === ownId || assignedTo === null
  if (ownId === undefined && names.size < 2) return <span />
  return (
    <fieldset
      aria-label={words.whose}
      className="scroll-row flex min-w-0 gap-2 overflow-x-auto py-1 *:flex-none max-sm:pr-6 max-sm:[mask:linear-gradient(270deg,#0000,#000_1.5rem)] sm:flex-wrap"
    >
      {ownId && (
        <Chip isQuiet isOn={whose === ownId} onClick={() => onChoose(ownId)}>
          {words.mineOrFree} <span className="tabular">{visits.filter(isOwn).length}</span>
        </Chip>
      )}
      <Chip isQuiet isOn={whose === undefined} onClick={() => onChoose(undefined)}>
        {words.everybody} <span className="tabular">{visits.length}</span>
      </Chip>
      {[...names].map(([id, name]) => (
        <Chip key={id} isQuiet isOn={whose === id} onClick={() => onChoose(id)}>
          {name}{' '}
          <span className="tabular">{visits.filter(({ assignedTo }) => assignedTo === id).length}</span>
        </Chip>
      ))}
    </fieldset>
  )
}

/** Whether a visit is one of those of an account; of the own account also what nobody looks after. */
export const isShownTo =
  (whose: string | undefined, ownId: string | undefined) =>
  ({ assignedTo }: Lead) =>
    whose === undefined || assignedTo === whose || (whose === ownId && assignedTo === null)
