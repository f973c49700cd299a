import { messages } from '#frontend/messages/messages.ts'
import { type EnquiryFields, plainPhone } from './enquiry-rules.ts'

const LONE_SURROGATES = /\p{Surrogate}/gu

type About = { id: string; title: string; address: string }

/** The specified lines of an enquiry, then the listing's title and address on the site. */
export function chatText(
  { name, email, phone, message }: EnquiryFields,
  { id, title, address }: About,
): string {
  const { name: nameLine, email: emailLine, phone: phoneLine, message: messageLine } = messages.enquiry.chat
  return [
    messages.enquiryOpening.chat(id),
    nameLine(name.trim()),
    emailLine(email.trim()),
    phoneLine(plainPhone(phone)),
    messageLine(message.trim()),
    title,
    address,
  ]
    .join('\n')
    .replace(LONE_SURROGATES, '\uFFFD')
}
