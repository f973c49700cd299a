import { ExternalLink } from 'lucide'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const words = messages.rera
const REGISTER = 'https://rera.wb.gov.in'

/** The project's RERA registration number, and where to look it up. */
export function ReraBox({ number }: { number: string }) {
  return (
    <section aria-label={words.title} className="box px-5 py-4">
      <p className="text-small text-ink-700">{words.title}</p>
      <p className="font-display text-h3 leading-snug font-semibold wrap-anywhere tabular">{number}</p>
      <a
        href={REGISTER}
        {...NEW_TAB}
        className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
      >
        {words.lookUp}
        <Icon of={ExternalLink} size={16} />
      </a>
    </section>
  )
}
