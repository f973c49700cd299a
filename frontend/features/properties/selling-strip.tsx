import { FIRM } from '#contract/firm.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const { selling } = messages.list

/** Above the results for 'land': a link for owners who want to sell. */
export function SellingStrip() {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-court border-l-4 border-oxide-700 bg-paste px-3.5 py-0.5 leading-snug">
      {selling.question}
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, selling.text)}
        {...NEW_TAB}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <WhatsAppIcon />
        {selling.tellUs}
      </a>
    </p>
  )
}
