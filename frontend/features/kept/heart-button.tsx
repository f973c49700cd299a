import { Heart } from 'lucide'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** A disc smaller than what takes the press. */
export const ON_PICTURE = 'card-button grid place-items-center'

type HeartButtonProps = {
  title: string
  isKept?: boolean
  /** Pressed before its code has come. */
  isWaiting?: boolean
  onPress?: () => void
}

/** The look of the heart on a picture, also as the Worker writes it before the scripts run. */
export function HeartButton({ title, isKept = false, isWaiting, onPress }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={messages.kept.keepThis(title)}
      data-pressed={isWaiting ? '' : undefined}
      onClick={onPress}
      className={`${ON_PICTURE} print:hidden`}
    >
      <Icon of={Heart} />
    </button>
  )
}
