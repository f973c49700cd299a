import type { Lead, WholeLead } from '#contract/leads/leads.ts'

type LeadListing = NonNullable<Lead['property']>

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
  deletedProperty: null,
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
  deletedVisitProperty: null,
  createdAt: '2026-11-20T04:30:00.000Z',
  updatedAt: '2026-11-20T04:30:00.000Z',
  calledAt: null,
  ...given,
})

/** The listing that somebody asked about, as a lead shows it. */
export const aLeadListing = (given: Partial<LeadListing> = {}): LeadListing => ({
  _id: 'd'.repeat(24),
  number: 'A-158',
  title: 'Plot by the river',
  category: 'Plot',
  locality: 'Fulbari',
  city: 'Siliguri',
  price: 4_400_000,
  deal: 'sale',
  status: 'available',
  keyWith: null,
  lat: null,
  lng: null,
  ...given,
})

/** The same with all that was noted of it, which is nothing yet. */
export const aWholeLead = (given: Partial<WholeLead> = {}): WholeLead => ({
  ...aLead(given),
  looksFor: null,
  notes: null,
  bestTime: null,
  lines: [],
  others: [],
  ...given,
})
