import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import { useHead } from '#frontend/lib/head.ts'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const contact = messages.contact
const site = messages.site
const ADDRESS = [FIRM.name, ...FIRM.addressLines].join(', ')
const MAP = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(ADDRESS)}`
const LINK = 'underline decoration-1 underline-offset-4 hover:decoration-2'

export function ContactPage() {
  useHead({ title: contact.pageTitle, description: contact.description })
  return (
    <div className="pb-(--space-section) wrap">
      <header className="grid gap-2.5 pt-9 pb-2 lg:pt-16 lg:pb-4">
        <h1>{contact.title}</h1>
        <p className="text-lead leading-normal text-ink-700">{contact.lead}</p>
      </header>
      <div className="grid gap-7 pt-5 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <ul className="border-b border-mist-200">
          <Fact icon={Phone} label={contact.phone}>
            <a href={phoneLink(FIRM.phone)} className={LINK}>
              {FIRM.phone}
            </a>
          </Fact>
          <Fact icon={Mail} label={contact.email}>
            <a href={`mailto:${FIRM.email}`} className={LINK}>
              {FIRM.email}
            </a>
          </Fact>
          <Fact icon={MapPin} label={contact.address}>
            {FIRM.name}, {FIRM.addressLines.join(', ')}
          </Fact>
          <Fact icon={Clock} label={contact.hours}>
            {FIRM.hours}
          </Fact>
        </ul>
        <div className="grid gap-3 self-start rounded-court border border-mist-200 bg-lime-0 p-5 md:p-8">
          <a
            href={whatsAppLink(FIRM.whatsAppDigits, contact.whatsAppText)}
            {...NEW_TAB}
            className={buttonLook({ isWide: true })}
          >
            <WhatsAppIcon />
            {site.whatsAppUs}
          </a>
          <a href={phoneLink(FIRM.phone)} className={buttonLook({ look: 'secondary', isWide: true })}>
            <Icon of={Phone} />
            {contact.call}
          </a>
          <a href={MAP} {...NEW_TAB} className={buttonLook({ look: 'quiet', isWide: true })}>
            <Icon of={MapPin} />
            {contact.onTheMap}
          </a>
        </div>
      </div>
    </div>
  )
}

function Fact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_1fr] gap-3.5 border-t border-mist-200 py-4 leading-snug">
      <Icon of={icon} size={24} className="text-oxide-700" />
      <div>
        <p className="font-semibold">{children}</p>
        <p className="text-small text-ink-500">{label}</p>
      </div>
    </li>
  )
}
