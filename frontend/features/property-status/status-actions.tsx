import { History, Trash2 } from 'lucide'
import { useState } from 'react'
import type { Right } from '#contract/accounts/roles.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { type StatusChangeName, statusChangesFor, fieldsOfChange } from './status-changes.ts'
import { changeWithUndo } from './quick-changes.ts'

const { detail: words, changes } = panelProperties

type StandingActionsProps = {
  property: Property
  etag: string
  access: readonly Right[]
  onDelete: () => void
  /** Somebody else has changed the listing: it must be read again. */
  onStale: () => void
}

/** What an account may do with a listing; accounts that wait for approval are told why there is nothing. */
export function StatusActions({ property, etag, access, onDelete, onStale }: StandingActionsProps) {
  const mayEdit = access.includes('edit')
  const isAdmin = access.includes('administer')
  return (
    <div className="grid gap-2.5">
      {!access.includes('look') && <p className="text-small leading-snug">{words.waiting}</p>}
      {mayEdit && <Changes property={property} etag={etag} isAdmin={isAdmin} onStale={onStale} />}
      {isAdmin && (
        <DangerButton look="outlined" onClick={onDelete}>
          <Icon of={Trash2} />
          {words.delete}
        </DangerButton>
      )}
      {isAdmin && (
        <Link to={`${PANEL.activity}?subjectId=${property._id}`} className={buttonLook({ look: 'quiet' })}>
          <Icon of={History} />
          {words.history}
        </Link>
      )}
      {mayEdit && !isAdmin && <p className="text-small leading-snug">{panelProperties.deleteByAdmins}</p>}
    </div>
  )
}

type ChangesProps = Pick<StandingActionsProps, 'property' | 'etag' | 'onStale'> & { isAdmin: boolean }

function Changes({ property, etag, isAdmin, onStale }: ChangesProps) {
  const [busyWith, setBusyWith] = useState<StatusChangeName>()
  const [failure, setFailure] = useState<string>()

  async function change(name: StatusChangeName) {
    setBusyWith(name)
    setFailure(undefined)
    try {
      const change = fieldsOfChange(name, property)
      const { isSold, isRented, isForSale, isForRent } = property
      const before =
        name === 'approve' ? { approvedByAdmin: false } : { isSold, isRented, isForSale, isForRent }
      await changeWithUndo(property, etag, { change, before, text: changes[name].done })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'CONFLICT'
      setFailure(isStale ? words.changedMeanwhile : failureSentence(error, words.notSaved))
      if (error instanceof ApiError && (isStale || error.status === 404)) onStale()
    }
    setBusyWith(undefined)
  }

  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {statusChangesFor(property, isAdmin).map((name) => (
        <Button
          key={name}
          look={name === 'approve' ? 'primary' : 'secondary'}
          isHeld={busyWith !== undefined}
          isBusy={busyWith === name}
          busyLabel={words.saving}
          onClick={() => void change(name)}
        >
          {changes[name].label}
        </Button>
      ))}
    </>
  )
}
