import { BENGALI_PAGES } from '#contract/languages/page-words.ts'

/** Said before the enquiry dialog is there, and the first line of its chat. */
export const enquiryOpening = {
  loading: 'খোঁজ নেওয়ার ফর্ম খোলা হচ্ছে',
  notLoaded: 'খোঁজ নেওয়ার ফর্ম খোলা গেল না। WhatsApp-এ জিজ্ঞাসা করতে পারেন।',
  openWhatsApp: 'WhatsApp খুলুন',
  chat: BENGALI_PAGES.interestedIn,
}
