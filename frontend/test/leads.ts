import type { Lead } from '#contract/leads/leads.ts'

/** A new enquiry that nobody has taken yet. */
export const aLead = (given: Partial<Lead> = {}): Lead => ({
  _id: 'a'.repeat(24),
  kind: 'enquiry',
  status: 'new',
  name: 'Asha Rai',
  email: '',
  phone: '9000000412',
  words: '',
  propertyId: null,
  property: null,
  reason: null,
  offer: null,
  language: 'en',
  page: null,
  assignedTo: null,
  assignedToName: null,
  nextStep: null,
  nextStepOn: null,
  visit: null,
  visitProperty: null,
  createdAt: '2026-11-20T04:30:00.000Z',
  updatedAt: '2026-11-20T04:30:00.000Z',
  calledAt: null,
  ...given,
})
