import { BadgeCheck, Handshake, type LucideIcon, MapPinned } from 'lucide-react'
import { formatArea, landSizes, toSqFt } from '#contract/units/area.ts'
import { FIRM } from '#contract/firm.ts'
import { formatInr, formatLakhCrore } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { SectionHead } from '#frontend/ui/section-head.tsx'

const { title, verified, local, transparent } = messages.promises
const { amount } = messages.words
const EXAMPLE_SQ_FT = toSqFt(7, 'katha')
const EXAMPLE_INR = 4_500_000

type Proof = readonly [claim: string, fact: string]
type Promised = { icon: LucideIcon; title: string; text: string; proofs: readonly Proof[] }

/** Each promise with what anybody can check about it: how the site works, where the office is, how numbers are written. */
const PROMISES: readonly Promised[] = [
  { ...verified, icon: BadgeCheck, proofs: [verified.enteredBy, verified.shown, verified.gone] },
  {
    ...local,
    icon: MapPinned,
    proofs: [
      [local.office, FIRM.streetAddress],
      [local.phone, FIRM.phone],
      [local.places, String(FIRM.localities.length)],
    ],
  },
  {
    ...transparent,
    icon: Handshake,
    proofs: [
      [amount(formatLakhCrore(EXAMPLE_INR)), `₹${formatInr(EXAMPLE_INR)}`],
      [amount(formatArea(EXAMPLE_SQ_FT, 'sq ft')), landSizes(EXAMPLE_SQ_FT).map(amount).join(', ')],
      transparent.enquiry,
    ],
  },
]

export function Promises() {
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={title} />
      <ul className="grid gap-7 lg:grid-cols-3">
        {PROMISES.map((promised) => (
          <PromiseItem key={promised.title} {...promised} />
        ))}
      </ul>
    </section>
  )
}

function PromiseItem({ icon, title: promise, text, proofs }: Promised) {
  return (
    <li className="grid content-start gap-2.5 border-t-3 border-band pt-4.5">
      <Icon of={icon} size={40} strokeWidth={1.4} className="text-oxide-700" />
      <h3>{promise}</h3>
      <p className="text-ink-700">{text}</p>
      <dl className="mt-auto rounded-court border border-mist-200 bg-lime-0 px-3.5 text-small leading-snug">
        {proofs.map(([claim, fact]) => (
          <div key={claim} className="flex flex-wrap gap-x-4.5 border-b border-mist-200 py-2.5 last:border-0">
            <dt className="min-w-min flex-1 text-ink-700">{claim}</dt>
            <dd className="text-right font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
