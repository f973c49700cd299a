import { Fragment } from 'react'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { BADGES, CardBadge, FirstPicture } from './card-pictures.tsx'
import { CardFrame, ENQUIRE } from './property-card.tsx'

const ADDRESS = '/view/__id__'
const PICTURE = { src: '__src__', srcSet: '__srcset__', alt: '' }

const RATE = (
  <>
    {'[[builtRates]]'}
    {messages.card.rates.sqFtBuilt('__rate__')}
    {'[[/builtRates]][[landRates]]'}
    {messages.card.rates.katha('__rate__')}
    {'[[/landRates]]'}
  </>
)

/** A card as the Worker writes it before the scripts run; it puts the listing's texts where __names__ are. */
export function CardTemplate({ isFirst }: { isFirst: boolean }) {
  return (
    <CardFrame
      id="__id__"
      address={ADDRESS}
      picture={
        <a href={siteHref(ADDRESS)} tabIndex={-1} aria-hidden className="card-picture block">
          {'[[hasPicture]]'}
          <FirstPicture source={PICTURE} isFirst={isFirst} />
          {'[[/hasPicture]][[noPicture]]'}
          <FirstPicture source={undefined} />
          {'[[/noPicture]]'}
          <span className={BADGES}>
            {(['sale', 'let', 'gone'] as const).map((tone) => (
              <Fragment key={tone}>
                {`[[${tone}]]`}
                <CardBadge badge="__badge__" tone={tone} />
                {`[[/${tone}]]`}
              </Fragment>
            ))}
          </span>
        </a>
      }
      number="__number__"
      price={['__short__', '__per__']}
      rate={RATE}
      title="__title__"
      place="__place__"
      wayOn={
        <a
          href="__chat__"
          data-press="__id__"
          aria-label={messages.card.enquireAbout('__title__')}
          className={buttonLook(ENQUIRE)}
        >
          {messages.card.enquire}
        </a>
      }
    />
  )
}
