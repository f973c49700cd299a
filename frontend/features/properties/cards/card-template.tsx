import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { BODY, CARD, CardPicture, CardPrice, CardTitle, RATES } from './property-card.tsx'

const ADDRESS = '/view/__id__'
const PICTURE = { src: '__src__', srcSet: '__srcset__', alt: '' }
const WORDS = { badge: '__badge__', place: '__place__', address: ADDRESS }

/** A card as the Worker writes it before the scripts run: its words stand where __these__ do. */
export function CardTemplate({ isFirst }: { isFirst: boolean }) {
  return (
    <article className={CARD}>
      {'[[hasPicture]]'}
      <CardPicture picture={PICTURE} {...WORDS} isFirst={isFirst} />
      {'[[/hasPicture]][[noPicture]]'}
      <CardPicture picture={undefined} {...WORDS} />
      {'[[/noPicture]]'}
      <div className={BODY}>
        <CardPrice short="__short__" full="__full__" />
        {'[[builtRates]]'}
        <p className={RATES}>{messages.rates.sqFtBuilt('__rate__')}</p>
        {'[[/builtRates]][[landRates]]'}
        <p className={RATES}>
          {messages.rates.sqFt('__rate__')}, {messages.rates.katha('__kathaRate__')}
        </p>
        {'[[/landRates]]'}
        <CardTitle title="__title__" address={ADDRESS} />
        <SkeletonLine className="mt-1 mb-1.25 w-2/5" />
        <SkeletonLine className="mt-2 mb-3 !h-11.25 !bg-mist-100" />
        <a href="__chat__" className={buttonLook({ isWide: true })}>
          <WhatsAppIcon />
          {messages.card.enquire}
        </a>
      </div>
    </article>
  )
}
