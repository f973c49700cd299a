import { forms } from '#frontend/messages/panel/forms.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'

/** Warns that another tab has unsaved changes in the same form. */
export function OtherTabNotice({ mode }: { mode: Mode }) {
  const { title, text } = forms.otherTab[mode]
  return (
    <Alert tone="waiting">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Alert>
  )
}

/** Says that the form shows a restored draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { restored, restoredText, discard } = forms.draft
  return (
    <Alert tone="info">
      <p className="font-semibold">{restored}</p>
      <p>{restoredText}</p>
      <AlertButton onClick={onDiscard}>{discard}</AlertButton>
    </Alert>
  )
}
