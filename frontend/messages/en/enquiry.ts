export const enquiry = {
  title: 'Ask about this property',
  close: 'Close',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  quickQuestions: 'Quick questions',
  questions: {
    available: { label: 'Still available?', text: 'Is this property still available?' },
    visit: { label: 'Arrange a visit', text: 'I would like to visit this property. Which day suits you?' },
    papers: { label: 'Send the papers', text: 'Please send me the papers of this property.' },
  },
  remember: 'Remember me on this device',
  hint: 'WhatsApp opens with your words filled in. You press send.',
  send: 'Send to WhatsApp',
  sending: 'Sending...',
  opened: 'WhatsApp is open in a new tab. Press send there.',
  blocked: 'Your browser blocked the new tab. Your words are kept: open WhatsApp with this link.',
  errors: {
    name: 'Name is required',
    email: 'Enter a valid email',
    phone: 'Phone number must be 10 digits',
    message: 'Message is required',
  },
  /** What the firm reads in the chat. */
  chat: {
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    message: (message: string) => `Message: ${message}`,
  },
}
