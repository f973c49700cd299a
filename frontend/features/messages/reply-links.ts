import { phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { panelMessages as words } from '#frontend/messages/panel/messages.ts'

const INDIA = '91'
const LOCAL_DIGITS = 10

type Sender = { name: string; email: string; phone: string }

/** Where an answer may go: a call, a chat with a greeting, a mail. */
export function replyLinks({ name, email, phone }: Sender) {
  return {
    call: phoneLink(phone),
    whatsApp: whatsAppLink(internationalDigits(phone), words.greeting(name)),
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.greeting(name))}`,
  }
}

/** The digits WhatsApp asks for: with the country's code, which is India's where a number has none. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  const local = digits.replace(/^0+/, '')
  return local.length === LOCAL_DIGITS ? INDIA + local : local
}
