import { FIRM } from '#contract/firm.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

/** Above the results for 'land', or for who writes of selling: a link for owners who want to sell. */
export function SellingStrip({ what }: { what: 'land' | 'property' }) {
  const { question, text } = messages.list.selling[what]
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-court border-l-4 border-oxide-700 bg-paste px-3.5 py-0.5 leading-snug">
      {question}
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, text)}
        {...NEW_TAB}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <WhatsAppIcon />
        {messages.list.selling.tellUs}
      </a>
      <Link
        to="/sell"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {messages.footer.sell}
      </Link>
    </p>
  )
}
