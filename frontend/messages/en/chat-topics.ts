import { FIRM } from '#contract/firm.ts'

export const chatTopics = {
  title: 'How can we help you?',
  close: 'Close chat topics',
  custom: 'Start Custom Chat',
  customText: `Hello ${FIRM.productName},`,
  topics: {
    buying: {
      label: 'Buying a property',
      text: `Hello ${FIRM.productName}, I would like help with buying a property.`,
    },
    selling: {
      label: 'Selling a property',
      text: `Hello ${FIRM.productName}, I would like to add or sell a property.`,
    },
    rentals: { label: 'Rentals', text: `Hello ${FIRM.productName}, I have a question about rentals.` },
    valuation: {
      label: 'Property valuation',
      text: `Hello ${FIRM.productName}, I would like to have a property valued.`,
    },
    general: { label: 'General inquiry', text: `Hello ${FIRM.productName}, I have a general question.` },
  },
}
