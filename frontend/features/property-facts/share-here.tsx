import { Link2, Share2 } from 'lucide'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { PictureButton } from '#frontend/ui/picture-button.tsx'

const words = messages.share

/** Shares the listing that is open, on its picture where no card stands beside it. */
export function ShareHere({ property }: { property: Property }) {
  async function share() {
    const { shareListing } = await import('./share-listing.ts')
    await shareListing(property)
  }
  return (
    <ShareButton
      hasSheet={typeof navigator.share === 'function'}
      onPress={() => void share().catch(() => undefined)}
    />
  )
}

type ShareButtonProps = { hasSheet?: boolean; onPress?: () => void }

/** Its look, also as the Worker writes it before the scripts run. */
export function ShareButton({ hasSheet = true, onPress }: ShareButtonProps) {
  return (
    <PictureButton
      data-press="share"
      aria-label={hasSheet ? words.share : words.copyLink}
      onClick={onPress}
      className="print:hidden"
    >
      <Icon of={hasSheet ? Share2 : Link2} />
    </PictureButton>
  )
}
