import { forms } from '#frontend/messages/panel/forms.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'

/** Says that another tab works on the same, and what becomes of it. */
export function OtherTabNotice({ mode }: { mode: Mode }) {
  const { title, text } = forms.otherTab[mode]
  return (
    <Alert tone="waiting">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Alert>
  )
}

/** Says that what is shown was typed before, and lets go of it. */
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
