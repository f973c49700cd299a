import { Clock, type IconNode, Mail, MapPin, Phone } from 'lucide'
import { type ReactNode, Suspense } from 'react'
import { FIRM } from '#contract/firm.ts'
import { ContactForm } from '#frontend/features/contact-messages/contact-form.tsx'
import { LatePeople } from '#frontend/features/people/late-people.tsx'
import { PrerenderedPart } from '#frontend/features/errors/part.tsx'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

export const OfficeMap = chunk(
  async () => (await import('#frontend/features/map/office-map.tsx')).OfficeMap,
  {
    neverFails: true,
    isStyled: () => hasStylesOf('/contact'),
  },
)

const contact = messages.contact
const ADDRESS = messages.firmAddress.join(', ')
const LINK =
  'inline-flex min-w-0 items-center underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2 max-lg:-my-2.5 max-lg:min-h-11'

export function ContactPage() {
  useHead({ title: contact.pageTitle, description: contact.description })
  return (
    <div className="pb-(--space-section) wrap">
      <header className="grid gap-2.5 pt-9 pb-2 lg:pt-16 lg:pb-4">
        <h1>{contact.title}</h1>
        <p className="text-lead leading-normal text-ink-700">{contact.lead}</p>
      </header>
      <div className="grid grid-cols-1 gap-9 pt-5 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-6">
        <Facts />
        <div className="min-w-0 sm:max-lg:col-span-2 sm:max-lg:row-start-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactForm />
          <LatePeople
            meanwhile={<div className="h-60 sm:h-35" />}
            className="not-empty:pt-10 lg:not-empty:pt-14"
          />
        </div>
        <div className="min-w-0 sm:max-lg:col-start-2 sm:max-lg:row-start-1">
          <PrerenderedPart of={OfficeMap}>
            <Suspense fallback={<SkeletonBox className="aspect-16/10" />}>
              <OfficeMap />
            </Suspense>
          </PrerenderedPart>
        </div>
      </div>
    </div>
  )
}

function Facts() {
  return (
    <ul className="min-w-0 self-start border-b border-mist-200">
      <li className="pb-5">
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, contact.whatsAppText)}
          {...NEW_TAB}
          className={buttonLook({ className: 'max-sm:w-full' })}
        >
          <WhatsAppIcon />
          {messages.site.whatsAppUs}
        </a>
      </li>
      <Fact icon={Phone} label={contact.phone}>
        <a href={phoneLink(FIRM.phone)} className={`${LINK} text-lead`}>
          {FIRM.phone}
        </a>
      </Fact>
      <Fact icon={Mail} label={contact.email}>
        <a href={`mailto:${FIRM.email}`} className={LINK}>
          {FIRM.email}
        </a>
      </Fact>
      <Fact icon={MapPin} label={contact.address}>
        <span>
          <span className="block">{FIRM.name}</span>
          {ADDRESS}
        </span>
      </Fact>
      <Fact icon={Clock} label={contact.hours}>
        {contact.open}
      </Fact>
    </ul>
  )
}

function Fact({ icon, label, children }: { icon: IconNode; label: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_1fr] gap-3.5 border-t border-mist-200 py-3 leading-snug sm:py-4">
      <Icon of={icon} size={24} className="text-oxide-700" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-6 font-semibold">{children}</p>
        <p className="text-small text-ink-500">{label}</p>
      </div>
    </li>
  )
}
