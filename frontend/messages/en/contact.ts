import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

export const contact = {
  pageTitle: `Contact us | ${FIRM.productName}`,
  description: `Call, WhatsApp or visit ${FIRM.name} in ${FIRM.city}, or send a message.`,
  title: 'Contact Us',
  lead: 'Tell us what you are looking for. A person who knows the place answers.',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Office',
  hours: 'Opening hours',
  open: FIRM.hours,
  whatsAppText: `Hello ${FIRM.productName}, I have a question.`,
}

const asItIs: (sentence: string, about: ServerSaid) => string = (sentence) => sentence

export const contactForm = {
  label: 'Send us a message',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  interest: 'Interest',
  interestExample: `Example: a plot of 3 to 5 katha near ${localityAt(0)}, up to ₹30 Lakh`,
  leaveEmpty: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',
  note: `Your message is stored and mailed to ${FIRM.name}, so that we can answer it.`,
  needsScripts: 'The form needs JavaScript. Without it, call us or write an e-mail.',
  sent: 'Message sent successfully',
  failed: 'Something went wrong. Please try again.',
  /** A sentence of the server, which speaks English, in the language of this catalogue. */
  fromServer: asItIs,
  errors: {
    name: 'Name is required',
    email: 'Email is required',
    emailInvalid: 'Enter a valid email',
    phone: 'Phone is required',
    phoneInvalid: 'Enter a phone number of 6 to 15 digits.',
    interest: 'Interest is required',
  },
}
