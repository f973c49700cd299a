import { messages } from '#frontend/messages/messages.ts'

/** The listing's number for whoever calls: nobody spells an address on the phone. */
export function SayNumber({ number, className }: { number: string; className: string }) {
  return (
    <p className={`flex items-baseline gap-2.5 text-small leading-snug text-ink-700 ${className}`}>
      <b className="font-display text-h3 leading-tight whitespace-nowrap text-ink-900">{number}</b>
      {messages.detail.sayNumber}
    </p>
  )
}

/** Where it stands: below the price on phones, in the card on wide screens, and on paper in the head. */
export const SAID = {
  belowPrice: '-mt-2 lg:hidden print:hidden',
  inCard: 'border-t border-mist-200 pt-3 max-lg:hidden',
}
