import { Heart } from 'lucide'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { ON_PICTURE } from './keep-heart.tsx'

/** The heart as the Worker writes it before the scripts run; what is pressed then is done once they do. */
export function HeartTemplate() {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={messages.kept.keepThis('__title__')}
      className={`${ON_PICTURE} print:hidden`}
    >
      <Icon of={Heart} />
    </button>
  )
}
