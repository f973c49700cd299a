import { Alert, AlertButton } from './alert.tsx'

type DraftNoticeProps = { title: string; text: string; discardLabel: string; onDiscard: () => void }

/** Says that a form shows what was typed into it before, and offers to discard that. */
export function DraftNotice({ title, text, discardLabel, onDiscard }: DraftNoticeProps) {
  return (
    <Alert tone="info">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <AlertButton onClick={onDiscard}>{discardLabel}</AlertButton>
    </Alert>
  )
}
