import { Phone } from 'lucide'
import type { ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Button, type ButtonLook, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { barPrice, shownPrice } from './facts/price.ts'
import { PriceBlock } from './price-block.tsx'
import { othersOf } from './property-breadcrumb.tsx'
import { SAID, SayNumber } from './say-number.tsx'

const detail = messages.detail
const GONE = { sold: messages.card.sold, rented: messages.card.rented }

type EnquireProps = { property: Property; onEnquire: () => void; onIntent: () => void }

/** Price and contact buttons. On phones the price is under the title and Enquire in the bottom bar, so both are left out. */
export function ContactCard({
  children,
  person,
  onVisit,
  ...enquire
}: EnquireProps & { onVisit: () => void; person: ReactNode; children: ReactNode }) {
  const { property } = enquire
  return (
    <div className="grid content-start gap-3.5 box px-5 py-5.5">
      <PriceBlock price={shownPrice(property)} className="max-lg:hidden" />
      <div className="grid gap-3.5 max-lg:hidden">
        <FindSimilar property={property} />
        <EnquireNow {...enquire} />
      </div>
      <div className={CALL_AND_VISIT}>
        <a href={phoneLink(FIRM.phone)} className={buttonLook({ look: 'secondary', isWide: true })}>
          <Icon of={Phone} />
          {FIRM.phone}
        </a>
        {!goneWord(property) && (
          <Button look="secondary" isWide onClick={onVisit} onPointerEnter={enquire.onIntent}>
            {detail.askVisit}
          </Button>
        )}
      </div>
      {/* Buttons to share the listing. */}
      <div className="min-h-18 border-t border-mist-200 pt-2">{children}</div>
      <SayNumber number={property.number} className={SAID.inCard} />
      {person}
    </div>
  )
}

/** One below the other, but beside each other on tablets, where the card is as wide as the page. */
export const CALL_AND_VISIT = 'grid gap-3.5 sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col'

/** The bottom bar on phones: the price, or that the listing is gone, and the buttons. */
export function EnquiryBar({ summary, ...enquire }: EnquireProps & { summary: (string | undefined)[] }) {
  const { property } = enquire
  useRootMark('data-has-bottom-bar')
  const gone = goneWord(property)
  const { price, per } = barPrice(property)
  return (
    <div data-bottom-bar className={BAR}>
      <p
        className={classNames(
          'flex-1 font-display leading-[1.15] font-semibold',
          property.price > 0 ? 'text-[1.125rem] whitespace-nowrap' : 'min-w-24 text-small',
        )}
      >
        {gone ?? price}
        {/* As wide as the price leaves room for; what does not fit on its one line is left out whole. */}
        <small className="dotted flex max-h-[calc(1lh+0.15em)] w-0 min-w-[calc(100%+18px)] flex-wrap overflow-hidden font-sans text-micro leading-[1.35] whitespace-nowrap font-text text-ink-500">
          {(gone ? [price] : [per, ...summary]).map((text) => text && <span key={text}>{text}</span>)}
        </small>
      </p>
      <FindSimilar property={property} isCompact />
      {!gone && (
        <a href={phoneLink(FIRM.phone)} aria-label={detail.call(FIRM.phone)} className={CALL}>
          <Icon of={Phone} />
        </a>
      )}
      <EnquireNow {...enquire} isCompact />
    </div>
  )
}

/** The bar's box, and what stands in it. What gets the focus is scrolled clear of it, where it stays. */
export const BAR =
  'fixed inset-x-0 bottom-0 z-25 max-lg:not-short:[html:has(&)]:scroll-pb-24 short:static flex min-h-18 flex-wrap items-center justify-end gap-2 border-t border-mist-200 bg-lime-0 py-2.5 pr-(--gutter) pb-[max(11px,env(safe-area-inset-bottom))] pl-(--gutter) shadow-[0_-8px_24px_-16px_rgb(22_34_28/.35)] lg:hidden'
export const CALL = buttonLook({ look: 'secondary', className: 'w-12 flex-none !px-0' })
/** A step smaller on the smallest phones, so that all stands in one row. */
export const COMPACT = '!px-5 max-[25rem]:!px-3.5 flex-none'

/** The main action for a sold or rented listing. */
function FindSimilar({ property, isCompact }: { property: Property; isCompact?: boolean }) {
  if (!goneWord(property)) return null
  return (
    <Link
      to={`${othersOf(property).to}&autoScroll=true`}
      className={buttonLook(isCompact ? { className: COMPACT } : { isWide: true })}
    >
      {messages.card.findSimilar}
    </Link>
  )
}

function EnquireNow({ property, onEnquire, onIntent, isCompact }: EnquireProps & { isCompact?: boolean }) {
  const look: ButtonLook = goneWord(property) ? 'secondary' : 'primary'
  return (
    <Button
      look={look}
      className={isCompact ? COMPACT : undefined}
      data-press="enquire"
      onClick={onEnquire}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {!isCompact && <WhatsAppIcon />}
      {detail.enquireNow}
    </Button>
  )
}

function goneWord({ status }: Property): string | undefined {
  return status === 'sold' || status === 'rented' ? GONE[status] : undefined
}
