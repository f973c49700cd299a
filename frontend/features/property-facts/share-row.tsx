import { Link2, Printer, Share2 } from 'lucide'
import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { shortPrice } from './facts/price.ts'
import { addressHere, shareListing } from './share-listing.ts'

const words = messages.share
export const SHARE_LOOK = {
  look: 'quiet',
  size: 'small',
  className: 'flex-[1_1_4.5rem] flex-col !justify-start !gap-1 !px-1',
} as const

/** Shares the listing: by the device's share sheet or a copied address, in a chat, on paper. */
export function ShareRow({ property, children }: { property: Property; children?: ReactNode }) {
  const { number, price } = property
  const text = [`${number} · ${titleOf(property)}`, price > 0 && shortPrice(property), addressHere()]
    .filter(Boolean)
    .join('\n')
  const hasSheet = typeof navigator.share === 'function'
  return (
    <div className="flex flex-wrap">
      {children}
      <Button {...SHARE_LOOK} data-press="share" onClick={() => void shareListing(property)}>
        <Icon of={hasSheet ? Share2 : Link2} />
        {hasSheet ? words.share : words.copyLink}
      </Button>
      <a
        href={whatsAppLink('', text)}
        {...NEW_TAB}
        aria-label={words.onWhatsApp}
        className={buttonLook(SHARE_LOOK)}
      >
        <WhatsAppIcon />
        {words.whatsApp}
      </a>
      <Button {...SHARE_LOOK} onClick={() => window.print()}>
        <Icon of={Printer} />
        {words.print}
      </Button>
    </div>
  )
}
