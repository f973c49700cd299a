import { FIRM } from '#contract/firm.ts'
import type { Language } from '#contract/languages/languages.ts'

/** The sentences of lists that staff send to clients. */
export const panelLists = {
  send: {
    open: 'Send these',
    title: (count: number) => (count === 1 ? 'Send this listing' : `Send these ${count} listings`),
    intro:
      'Makes a list that your client opens without an account, votes in and comments on. Listings that are not public are left out.',
    language: 'The language of your client',
    name: 'A name for the list (optional)',
    nameExample: 'For the Lama family',
    phone: 'WhatsApp number (optional)',
    phoneHint: 'Without one, WhatsApp asks whom to send it to. The number is not stored.',
    confirm: 'Make the list',
    busy: 'Making...',
    made: 'The list is made. Send its link:',
    whatsApp: 'Open WhatsApp',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: (address: string) => `Copy this address: ${address}`,
    done: 'Done',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'The list could not be made. Check your connection and try again.',
  },
  pageTitle: `Sent lists | ${FIRM.productName}`,
  title: 'Sent lists',
  lead: 'The lists that you sent, whether they were opened, and how your clients voted.',
  none: 'You have sent no list yet',
  noneText: 'Select listings in the table, or those that fit a lead, and press “Send these”.',
  toListings: 'Choose listings',
  toLeads: 'Look at the leads',
  failed: 'Your lists could not be loaded.',
  retry: 'Retry',
  untitled: 'A list without a name',
  madeFor: (name: string) => `For ${name}`,
  sent: (listings: number, day: string) =>
    `${listings === 1 ? '1 listing' : `${listings} listings`}, sent ${day}`,
  opened: (day: string) => `Opened ${day}`,
  notOpened: 'Not opened yet',
  votes: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  show: 'Open the list',
}

/** What stands above the link in the message to a client. */
export const LIST_MESSAGES: Record<Language, string> = {
  en: `Hello, these could suit you. Look at them and tell us which you like: yes, maybe or no. ${FIRM.name}`,
  bn: `নমস্কার, এগুলি আপনার ভালো লাগতে পারে। দেখে বলুন কোনটা পছন্দ: হ্যাঁ, হয়তো বা না। ${FIRM.name}`,
  hi: `नमस्ते, ये आपको पसंद आ सकती हैं। देखकर बताइए कौन-सी पसंद है: हाँ, शायद या नहीं। ${FIRM.name}`,
  ne: `नमस्ते, यी तपाईंलाई मन पर्न सक्छन्। हेरेर भन्नुहोस् कुन मन पर्‍यो, कुन परेन। ${FIRM.name}`,
}
