import { Fragment } from 'react'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { CardBadge, FirstPicture } from './card-pictures.tsx'
import { BODY, CARD } from './card-skeleton.tsx'
import { CardPlace, CardPrice, CardTitle, CONFIRMED, ENQUIRE, FACTS, PLACE } from './property-card.tsx'

const ADDRESS = '/view/__id__'
const PICTURE = { src: '__src__', srcSet: '__srcset__', alt: '' }

/** Reserves the line of the facts, which come with the scripts. */
const NO_BREAK_SPACE = '\u00a0'
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
    <article aria-labelledby="__id__" className={CARD}>
      <a href={siteHref(ADDRESS)} tabIndex={-1} aria-hidden className="relative -mx-px -mt-px block">
        {'[[hasPicture]]'}
        <FirstPicture source={PICTURE} isFirst={isFirst} />
        {'[[/hasPicture]][[noPicture]]'}
        <FirstPicture source={undefined} />
        {'[[/noPicture]]'}
        {(['sale', 'let', 'gone'] as const).map((tone) => (
          <Fragment key={tone}>
            {`[[${tone}]]`}
            <CardBadge badge="__badge__" tone={tone} />
            {`[[/${tone}]]`}
          </Fragment>
        ))}
      </a>
      <div className={BODY}>
        <CardPrice price={['__short__', '__per__']} rate={RATE} />
        <CardTitle
          id="__id__"
          title="__title__"
          address={ADDRESS}
          typed="__typed__"
          typedLang="__typedLang__"
        />
        <p className={FACTS} aria-hidden>
          {NO_BREAK_SPACE}
        </p>
        <div className={PLACE}>
          <CardPlace place="__place__" />
        </div>
        <p className={CONFIRMED} />
        <a href="__chat__" className={buttonLook(ENQUIRE)}>
          {messages.card.enquire}
        </a>
      </div>
    </article>
  )
}
