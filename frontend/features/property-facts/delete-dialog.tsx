import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { forgetAuthToken } from '#frontend/lib/api/auth-token.ts'
import { requestDeletion } from '#frontend/lib/api/request-deletion.ts'
import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { PREFIX } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = messages.staffBox

type DeleteDialogProps = {
  property: Property
  onDeleted?: () => void
  onClosed: () => void
  /** What else goes with it. */
  children?: ReactNode
}

/** Asks before a listing is deleted for good, then leads to the panel's list. */
export function DeleteDialog({ property, onDeleted, onClosed, children }: DeleteDialogProps) {
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'deleting' | 'failed' | 'signed out'>('asking')

  async function remove() {
    setState('deleting')
    try {
      const said = await requestDeletion(property._id)
      showToast(said ? 'success' : 'info', said ?? words.alreadyDeleted(property.title))
      // The panel is in English only: a page in another language opens it with a full page load.
      if (import.meta.env.LANGUAGE === 'en') await navigate(PANEL.properties)
      else location.assign(PANEL.properties)
      onDeleted?.()
    } catch (error) {
      setState(error instanceof ApiError && error.status === 401 ? 'signed out' : 'failed')
    }
  }

  return (
    <ConfirmDialog
      title={words.confirmTitle}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.delete}
      look="danger"
      isBusy={state === 'deleting'}
      busyLabel={words.deleting}
      onConfirm={() => void remove()}
      onClosed={onClosed}
    >
      <p className="font-semibold">{words.confirm}</p>
      <p className="wrap-anywhere">{words.cannotBeUndone(property.title)}</p>
      {children}
      {(state === 'failed' || state === 'signed out') && (
        <Alert>
          <p>{words.deleteFailed}</p>
          {state === 'signed out' && <SignInLink />}
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/**
 * Leads to the sign-in and back to this page, both in English. The token is removed first: with one that the server
 * refuses, the sign-in would only lead on to the panel.
 */
export function SignInLink() {
  return (
    <a
      href={`${LOGIN}?${new URLSearchParams({ next: location.pathname.slice(PREFIX.length) })}`}
      onClick={forgetAuthToken}
      className="font-semibold underline underline-offset-4"
    >
      {words.signIn}
    </a>
  )
}
