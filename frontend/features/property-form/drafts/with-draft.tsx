import type { ReactNode } from 'react'
import { FormSkeleton } from '#frontend/ui/feedback/form-skeleton.tsx'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { FormOf } from './draft-keys.ts'
import { type HeldDraft, useHeldDraft } from './use-held-draft.ts'

type WithDraftProps = FormOf & { children: (held: HeldDraft) => ReactNode }

/** Provides a form with the draft that this tab keeps of it. Another account, listing or source gets a form of its own. */
export function WithDraft({ userId, listingId, source, children }: WithDraftProps) {
  return (
    <Held key={`${userId} ${listingId} ${source}`} {...{ userId, listingId, source }}>
      {children}
    </Held>
  )
}

function Held({ children, ...form }: WithDraftProps) {
  const held = useHeldDraft(form)
  return held ? children(held) : <FormSkeleton label={forms.draft.looking} />
}
