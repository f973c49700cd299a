import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import type { ShownPrice } from './facts/price.ts'
import { PriceBlock } from './price-block.tsx'

const detail = messages.detail

type EnquireProps = { onEnquire: () => void; onIntent: () => void }
type ContactCardProps = EnquireProps & {
  price: ShownPrice
  /** Ways to hand the listing on. */
  children: ReactNode
}

/** Price and ways to ask. On phones the price stands under the title and Enquire in the bar below, so both are left out. */
export function ContactCard({ price, onEnquire, onIntent, children }: ContactCardProps) {
  return (
    <div className="grid content-start gap-3.5 rounded-court border border-mist-200 bg-lime-0 px-5 py-5.5">
      <PriceBlock price={price} className="max-lg:hidden" />
      <EnquireNow onEnquire={onEnquire} onIntent={onIntent} className="max-lg:hidden" />
      <a href={phoneLink(FIRM.phone)} className={buttonLook({ look: 'secondary', isWide: true })}>
        <Icon of={Phone} />
        {FIRM.phone}
      </a>
      <div className="min-h-13 border-t border-mist-200 pt-2">{children}</div>
    </div>
  )
}

type EnquiryBarProps = EnquireProps & { price: string; summary: string }

/** Along the bottom edge of phones: the price and the one thing to do. */
export function EnquiryBar({ price, summary, onEnquire, onIntent }: EnquiryBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-25 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-mist-200 bg-lime-0 px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-16px_rgb(22_34_28/.35)] lg:hidden"
    >
      <p className="min-w-24 flex-9 font-display text-h3 leading-[1.15] font-semibold max-[24rem]:text-body">
        {price}
        <small className="block truncate font-sans text-micro leading-tight font-text text-ink-500">
          {summary}
        </small>
      </p>
      <EnquireNow onEnquire={onEnquire} onIntent={onIntent} className="flex-auto !px-4" />
    </div>
  )
}

function EnquireNow({ onEnquire, onIntent, className }: EnquireProps & { className: string }) {
  return (
    <Button className={className} onClick={onEnquire} onPointerEnter={onIntent} onFocus={onIntent}>
      <WhatsAppIcon />
      {detail.enquireNow}
    </Button>
  )
}
