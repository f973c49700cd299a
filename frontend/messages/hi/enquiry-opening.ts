import { HINDI_PAGES } from '#contract/languages/page-words.ts'

/** Said before the enquiry dialog is there, and the first line of its chat. */
export const enquiryOpening = {
  loading: 'जानकारी का फ़ॉर्म खुल रहा है',
  notLoaded: 'जानकारी का फ़ॉर्म नहीं खुल सका। WhatsApp पर पूछ सकते हैं।',
  openWhatsApp: 'WhatsApp खोलें',
  chat: HINDI_PAGES.interestedIn,
}
