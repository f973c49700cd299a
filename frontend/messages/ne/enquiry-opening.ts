import { NEPALI_PAGES } from '#contract/languages/page-words.ts'

/** Said before the enquiry dialog is there, and the first line of its chat. */
export const enquiryOpening = {
  loading: 'सोधपुछको फारम खुल्दै छ',
  notLoaded: 'सोधपुछको फारम खोल्न सकिएन। WhatsApp-मा सोध्न सकिन्छ।',
  openWhatsApp: 'WhatsApp खोल्नुहोस्',
  chat: NEPALI_PAGES.interestedIn,
}
