import { forms } from '#frontend/messages/panel-forms.ts'
import { Alert, AlertButton } from '#frontend/ui/alert.tsx'

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
