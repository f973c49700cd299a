import { Heart } from 'lucide'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { PictureButton } from '#frontend/ui/picture-button.tsx'

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
    <PictureButton
      aria-pressed={isKept}
      aria-label={messages.heart.keepThis(title)}
      data-pressed={isWaiting ? '' : undefined}
      onClick={onPress}
      className="ml-auto print:hidden"
    >
      <Icon of={Heart} />
    </PictureButton>
  )
}
