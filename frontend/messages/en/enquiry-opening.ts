/** Said before the enquiry dialog is there, and the first line of its chat. */
export const enquiryOpening = {
  loading: 'Opening the enquiry form',
  notLoaded: 'The enquiry form could not be loaded. You can still ask on WhatsApp.',
  openWhatsApp: 'Open WhatsApp',
  chat: (id: string) => `Hello, I'm interested in property ID: ${id}.`,
}
