export const contact = {
  pageTitle: 'Contact us | Aangan',
  description: 'Call, WhatsApp or visit Aangan Estates in Siliguri.',
  title: 'Contact Us',
  lead: 'Tell us what you are looking for. A person who knows the place answers.',
  phone: 'Call or WhatsApp',
  call: 'Call us',
  email: 'E-mail',
  address: 'Office',
  hours: 'Opening hours',
  onTheMap: 'Open in Google Maps',
  whatsAppText: 'Hello Aangan, I have a question.',
}
