import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { readProperty } from '#frontend/lib/api/stored-property.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Button } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { changeWithUndo } from './quick-changes.ts'
import {
  fieldsOfChange,
  type StatusChange,
  type StatusChangeName,
  statusChangesFor,
} from './status-changes.ts'

const { detail: words, changes } = panelProperties

type StatusDecisionProps = {
  property: Property
  etag: string
  isAdmin: boolean
  /** Somebody else has changed the listing: it must be read again. */
  onStale: () => void
}

/** The first thing that is decided about a listing that waits for approval, or is sold: among the buttons of its head. */
export function StatusDecision({ property, etag, isAdmin, onStale }: StatusDecisionProps) {
  const [busyWith, setBusyWith] = useState<StatusChangeName>()

  async function change(name: StatusChangeName) {
    setBusyWith(name)
    try {
      const change = fieldsOfChange(name, property)
      const { isSold, isRented, isForSale, isForRent } = property
      const before =
        name === 'approve' ? { approvedByAdmin: false } : { isSold, isRented, isForSale, isForRent }
      await changeWithUndo(property, etag, { change, before, text: changes[name].done })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'CONFLICT'
      const isDone = isStale && (await isSoBy(fieldsOfChange(name, property), property._id))
      if (isDone) showToast('info', words.doneAlready(changes[name].done))
      else showToast('danger', isStale ? words.changedMeanwhile : failureSentence(error, words.notSaved))
      if (error instanceof ApiError && (isStale || error.status === 404)) onStale()
    }
    setBusyWith(undefined)
  }

  return statusChangesFor(property, isAdmin).map((name) => (
    <Button
      key={name}
      look={name === 'approve' ? 'primary' : 'secondary'}
      size="small"
      className="max-sm:col-span-full"
      isHeld={busyWith !== undefined}
      isBusy={busyWith === name}
      busyLabel={words.saving}
      onClick={() => void change(name)}
    >
      {changes[name].label}
    </Button>
  ))
}

/** Whether a listing stands as a change would have it: another tab or person may have made the same. */
async function isSoBy(change: StatusChange, id: string): Promise<boolean> {
  try {
    const now = new Map<string, unknown>(Object.entries((await readProperty(id)).property))
    return Object.entries(change).every(([field, value]) => now.get(field) === value)
  } catch {
    return false
  }
}
