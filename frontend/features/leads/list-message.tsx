import { Copy, Link2 } from 'lucide'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import { phoneKey } from '#contract/leads/phone.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { greetingTo, listIntro, panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { copyText } from '#frontend/ui/overlay/copy-text.ts'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const words = panelLeads.matches

type ListMessageProps = {
  /** Whose chat is opened; without a number WhatsApp asks. */
  phone: string
  code: string
  text: string
  onText: (text: string) => void
  onSent: () => void
}

/** The text, to be changed before it goes. */
export function ListMessage({ phone, code, text, onText, onSent }: ListMessageProps) {
  const to = phone === '' ? '' : phoneKey(phone)

  async function copy(what: string, notCopied: (what: string) => string) {
    if (await copyText(what, { copied: words.copied, notCopied })) onSent()
  }
  return (
    <div className="grid gap-3 border-t border-mist-200 px-4 py-3.5 sm:px-5">
      <TextArea label={words.text} rows={8} value={text} onChange={(event) => onText(event.target.value)} />
      <p className="text-small text-ink-700">{words.hint}</p>
      <p className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <a
          href={whatsAppLink(to, text)}
          {...NEW_TAB}
          onClick={onSent}
          className={buttonLook({ size: 'small', className: 'max-sm:col-span-2' })}
        >
          <WhatsAppIcon />
          {words.open}
        </a>
        <Button look="secondary" size="small" onClick={() => void copy(text, words.notCopied)}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
        <Button look="secondary" size="small" onClick={() => void copy(linkOf(code), words.linkNotCopied)}>
          <Icon of={Link2} />
          {words.copyLink}
        </Button>
      </p>
    </div>
  )
}

const linkOf = (code: string) => location.origin + href(PATHS.sharedListPage, { code })

/** Greeting, a line for each listing, and the link of the list. */
export function messageOf(lead: Lead | undefined, listings: readonly Property[], code: string): string {
  const lines = listings.map((property) =>
    [`${property.number}: ${property.title}`, shortPriceOf(property)].filter(Boolean).join(', '),
  )
  const greeting = lead ? [greetingTo(lead), ''] : []
  return [...greeting, ...lines, '', `${listIntro(lead?.language ?? null)} ${linkOf(code)}`, FIRM.name].join(
    '\n',
  )
}
