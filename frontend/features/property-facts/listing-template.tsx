import { Heart, MapPin, Phone, Share2 } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import { NEW_TAB, phoneLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { AvailabilityBanner } from './availability-banner.tsx'
import { FACT_ROW } from './facts/fact-grid.tsx'
import { BAR, CALL, CALL_AND_VISIT, COMPACT } from './contact-card.tsx'
import { LoweredNote, PriceBlock } from './price-block.tsx'
import { ShareButton } from './share-here.tsx'
import { SAID, SayNumber } from './say-number.tsx'
import { SHARE_LOOK } from './share-row.tsx'
import { ADDRESS, Confirmed, TitleHeading, NumberTag, Seal, SEALS, TypedTitle } from './property-heading.tsx'
import { BESIDE, DRAWING_ROOM, Original, Undescribed, WORDS, Section } from './property-sections.tsx'

const PRICE = { inr: '__inr__', per: '__per__', short: '__short__', rates: [] }

const LOWERED = (
  <>
    {'[[lowered]]'}
    <LoweredNote>{messages.detail.price.lowered('__loweredOn__', '__before__')}</LoweredNote>
    {'[[/lowered]]'}
  </>
)

const RATES = (
  <>
    {(['sqFt', 'sqFtBuilt', 'katha', 'kathaWithHouse'] as const).map((per) => (
      <Fragment key={per}>
        {`[[${per}Rates]]`}
        <li>{messages.rates[per]('__rate__')}__per__</li>
        {`[[/${per}Rates]]`}
      </Fragment>
    ))}
  </>
)

/** A listing as the Worker writes it before the scripts run; it puts the listing's texts where __names__ are. */
export function ListingTemplate({
  gallery,
  heart,
  person,
}: Record<'gallery' | 'heart' | 'person', ReactNode>) {
  return (
    <div className="pb-(--space-section) wrap">
      <div className="flex min-h-13 items-center">
        <SkeletonLine className="w-40" />
      </div>
      {'[[sold]]'}
      <AvailabilityBanner status="sold" />
      {'[[/sold]][[rented]]'}
      <AvailabilityBanner status="rented" />
      {'[[/rented]][[unconfirmed]]'}
      <AvailabilityBanner status="unconfirmed" day="__confirmed__" />
      {'[[/unconfirmed]]'}
      <div className={BESIDE.both}>
        <div className={BESIDE.left}>
          <div className={BESIDE.pictures}>
            {gallery}
            <div className={BESIDE.onFirstPicture}>
              <ShareButton />
              {heart}
            </div>
          </div>
          <div className={BESIDE.words}>
            <div className="grid grid-cols-1 gap-4.5">
              <Heading />
              <PriceBlock price={PRICE} rates={RATES} lowered={LOWERED} className="lg:not-print:hidden" />
              <SayNumber number="__number__" className={SAID.belowPrice} />
              <Seals />
              <div className={FACT_ROW} />
            </div>
            {(['plan', 'section'] as const).map((drawing) => (
              <Fragment key={drawing}>
                {`[[${drawing}]]`}
                <div className={DRAWING_ROOM[drawing]} />
                {`[[/${drawing}]]`}
              </Fragment>
            ))}
            <Section title={messages.detail.description}>
              <p data-print="words" className={WORDS}>
                __description__
              </p>
              {'[[undescribed]]'}
              <Undescribed />
              {'[[/undescribed]][[inEnglish]]'}
              <Original lang="__originalLang__" title="en">
                __original__
              </Original>
              {'[[/inEnglish]][[inAnother]]'}
              <Original lang="__originalLang__" title="other">
                __original__
              </Original>
              {'[[/inAnother]]'}
            </Section>
          </div>
        </div>
        <div className={BESIDE.right}>
          <ContactCard person={person} />
        </div>
      </div>
      <Bar />
    </div>
  )
}

/** Price and what can be done, each in the place that the app gives it. */
function ContactCard({ person }: { person: ReactNode }) {
  return (
    <div className="grid content-start gap-3.5 box px-5 py-5.5">
      <PriceBlock price={PRICE} rates={RATES} lowered={LOWERED} className="max-lg:hidden" />
      <a
        href="__chat__"
        data-press="enquire"
        className={buttonLook({ isWide: true, className: 'max-lg:hidden' })}
      >
        <WhatsAppIcon />
        {messages.detail.enquireNow}
      </a>
      <div className={CALL_AND_VISIT}>
        <a href={phoneLink(FIRM.phone)} className={buttonLook({ look: 'secondary', isWide: true })}>
          <Icon of={Phone} />
          {FIRM.phone}
        </a>
        {'[[offer]]'}
        <Button look="secondary" isWide>
          {messages.detail.askVisit}
        </Button>
        {'[[/offer]]'}
      </div>
      <div className="flex min-h-18 flex-wrap border-t border-mist-200 pt-2">
        <Button {...SHARE_LOOK} aria-pressed={false}>
          <Icon of={Heart} />
          {messages.kept.keep}
        </Button>
        <Button {...SHARE_LOOK} data-press="share">
          <Icon of={Share2} />
          {messages.share.share}
        </Button>
        {/* The room of WhatsApp and Print, which come with the code. */}
        {[1, 2].map((late) => (
          <i key={late} className={SHARE_LOOK.className} />
        ))}
      </div>
      <SayNumber number="__number__" className={SAID.inCard} />
      {person}
    </div>
  )
}

/** On phones, as the app draws it: the chat at its left end, whom to call, and Enquire. */
function Bar() {
  return (
    <>
      <div data-bottom-bar className={BAR}>
        <p className="flex-1 font-display text-[1.125rem] leading-[1.15] font-semibold whitespace-nowrap">
          __short__
        </p>
        <a href={phoneLink(FIRM.phone)} aria-label={messages.detail.call(FIRM.phone)} className={CALL}>
          <Icon of={Phone} />
        </a>
        {'[[offer]]'}
        <a href="__chat__" data-press="enquire" className={buttonLook({ className: COMPACT })}>
          {messages.detail.enquireNow}
        </a>
        {'[[/offer]]'}
      </div>
      <div className="chat-widget lg:hidden">
        <a
          href="__chat__"
          {...NEW_TAB}
          className="chat-bubble inline-flex items-center justify-center gap-2.5 rounded-round font-semibold"
        >
          <WhatsAppIcon size={22} />
          <span>{messages.chat.about}</span>
        </a>
      </div>
    </>
  )
}

function Heading() {
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {(['sale', 'let', 'gone'] as const).map((tone) => (
          <Fragment key={tone}>
            {`[[${tone}]]`}
            <Tag tone={tone}>__badge__</Tag>
            {`[[/${tone}]]`}
          </Fragment>
        ))}
        <Tag tone="quiet">__category__</Tag>
        <NumberTag>__number__</NumberTag>
      </div>
      {'[[shortTitle]]'}
      <TitleHeading isLong={false}>__title__</TitleHeading>
      {'[[/shortTitle]][[longTitle]]'}
      <TitleHeading isLong>__title__</TitleHeading>
      {'[[/longTitle]]'}
      {import.meta.env.LANGUAGE !== 'en' && (
        <>
          {'[[typed]]'}
          <TypedTitle typed="__typed__" lang="__typedLang__" />
          {'[[/typed]]'}
        </>
      )}
      <p className={ADDRESS}>
        <Icon of={MapPin} className="mt-0.5 text-oxide-700" />
        <span className="min-w-0">
          <span className="block">__address__</span>
          {import.meta.env.LANGUAGE !== 'en' && (
            <span lang="en" className="block">
              __street__
            </span>
          )}
        </span>
      </p>
    </div>
  )
}

/** What was seen of it: only what is true. */
function Seals() {
  return (
    <>
      {'[[sealed]]'}
      <ul className={SEALS}>
        {'[[visited]]'}
        <Seal>{messages.seals.visited('__visitedOn__')}</Seal>
        {'[[/visited]][[visitedLastYear]]'}
        <Seal years={1}>{messages.seals.visited('__visitedOn__')}</Seal>
        {'[[/visitedLastYear]][[visitedBefore]]'}
        <Seal years="__visitedYears__">{messages.seals.visited('__visitedOn__')}</Seal>
        {'[[/visitedBefore]][[deedSeen]]'}
        <Seal>{messages.seals.deed}</Seal>
        {'[[/deedSeen]][[deedSeenLastYear]]'}
        <Seal years={1}>{messages.seals.deed}</Seal>
        {'[[/deedSeenLastYear]][[deedSeenBefore]]'}
        <Seal years="__deedSeenYears__">{messages.seals.deed}</Seal>
        {'[[/deedSeenBefore]][[fresh]]'}
        <Confirmed>{messages.card.confirmed('__confirmed__')}</Confirmed>
        {'[[/fresh]]'}
      </ul>
      {'[[/sealed]]'}
    </>
  )
}
