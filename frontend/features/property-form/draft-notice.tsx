import { forms } from '#frontend/messages/panel-forms.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'

/** Says that what is shown was typed before, and lets go of it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { restored, restoredText, discard } = forms.draft
  return (
    <Alert tone="info">
      <p className="font-semibold">{restored}</p>
      <p>{restoredText}</p>
      <Button look="quiet" size="small" className="-ml-3" onClick={onDiscard}>
        {discard}
      </Button>
    </Alert>
  )
}
