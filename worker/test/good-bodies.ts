import { ListingFields } from '#contract/properties/input-fields.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'

const place = { title: 'Plot', city: 'Siliguri', price: '4500000', googleMap: '26.7,88.4' }
const images = ['/property-images/plots/1_a.webp']
const landmark = { kind: 'school', names: { en: 'Don Bosco School', bn: 'ডন বস্কো' }, lat: 26.75, lng: 88.43 }
const account = { username: 'Asha', email: 'asha@mail.test', password: 'a good password', remember: 'on' }
const code = { code: '123456', otp: '123456', email: account.email, password: account.password }

/** The details of a listing with every field of its category. */
const person = {
  isShown: true,
  name: 'Asha Roy',
  nameBn: 'আশা রায়',
  nameHi: 'आशा राय',
  nameNe: '',
  photo: null,
  languages: ['en', 'bn'],
  hours: { days: 'monday-to-saturday', from: '10:00', to: '18:00' },
}
export const goodDetails = (category: (typeof CATEGORIES)[number]) => ({
  ...Object.fromEntries(Object.keys(ListingFields[category].shape).map((name) => [name, null])),
  ...place,
  images,
  pictures: [{ url: images[0], alt: 'The gate', colour: '#5f7a4d' }],
  location: { city: 'Siliguri', state: 'West Bengal', country: 'India' },
  contact: { company: 'Aangan', phone: '9832012345' },
})

/** A valid body, with all its optional fields, for every call that takes one in JSON. */
export const GOOD_BODIES: Record<string, unknown> = {
  'POST /api/properties/undo-bulk': { undo: [{ _id: 'f'.repeat(24), version: 2, was: { price: 1 } }] },
  'POST /api/properties/:id/confirm': { answer: 'rented' },
  'POST /api/confirm/:token': {},
  'POST /api/properties/like': { propertyType: 'Plot', propertyDetails: goodDetails('Plot') },
  'POST /api/properties/composed': { propertyType: 'Plot', propertyDetails: goodDetails('Plot') },
  'POST /api/properties/from-text': { text: '5 katha plot Matigara' },
  'POST /api/leads/hand-over': { from: 'f'.repeat(24), to: 'e'.repeat(24) },
  'POST /api/properties/bulk': { action: 'approve', ids: ['f'.repeat(24)] },
  'POST /api/subscribe': {
    name: 'Asha',
    email: account.email,
    phone: '9832012345',
    interest: 'A plot',
    website: '',
  },
  'POST /api/seen': {
    language: 'hi',
    from: 'www.google.com',
    listings: { shown: ['f'.repeat(24)], opened: [], called: ['f'.repeat(24)] },
    searches: ['searchTerm=tea+garden'],
    words: ['vastu'],
  },
  'POST /api/reports': {
    propertyId: 'f'.repeat(24),
    reason: 'other',
    words: 'The road is not 20 feet wide',
    phone: '9832012345',
    website: '',
  },
  'POST /api/alerts': {
    email: account.email,
    query: 'category=Villa&city=Matigara',
    often: 'daily',
    language: 'en',
    website: '',
  },
  'POST /api/alerts/:token': { action: 'confirm' },
  'POST /api/landmarks': landmark,
  'PATCH /api/landmarks/:id': landmark,
  'PUT /api/words': { word: 'zzghoom', means: 'place', as: 'Sukna' },
  'PATCH /api/areas/:place': {
    texts: { en: 'Between the hills', bn: 'পাহাড়ের মাঝে', hi: 'पहाड़ों के बीच', ne: null },
    picture: images[0],
  },
  'POST /api/enquiries': {
    key: 'made-by-the-device',
    propertyId: 'f'.repeat(24),
    name: 'Asha',
    email: account.email,
    phone: '9832012345',
    message: 'Is the road wide enough?',
    visitOn: '2026-11-30',
    visitPart: 'morning',
    language: 'bn',
    page: '/bn/view/A-1',
    at: '2026-11-23T10:00:00.000Z',
    website: '',
  },
  'POST /api/sell': {
    name: 'Dipika',
    phone: '9832012345',
    category: 'Plot',
    place: 'Sukna',
    size: '5 katha',
    wantedPrice: '60 lakh',
    words: 'The papers are with my brother',
    language: 'ne',
    website: '',
  },
  'POST /api/leads': {
    name: 'Rajesh',
    phone: '9832012345',
    words: 'Came to the office',
    propertyId: 'f'.repeat(24),
  },
  'PATCH /api/leads/:id': {
    status: 'visit',
    assignedTo: 'f'.repeat(24),
    nextStep: 'Call about the visit',
    nextStepOn: '2026-11-24',
    line: 'Comes with his wife',
    visit: { propertyId: 'f'.repeat(24), on: '2026-11-25', at: '10:00', part: 'morning', state: 'agreed' },
    looksFor: '3 katha plot near Bagdogra',
    notes: 'Pays from the sale of a shop',
    notesBefore: 'Pays in cash',
    bestTime: 'After 18:00, not on Fridays',
    sentList: 'k7m2pxa9tqhzwc',
  },
  'POST /api/lists': { title: 'For Maa', propertyIds: ['f'.repeat(24)] },
  'POST /api/lists/:code/report': { words: 'Somebody is insulted here', website: '' },
  'PUT /api/lists/:code/items/:propertyId/vote': { voter: 'a-device-of-somebody', name: 'Arun', vote: 'yes' },
  'POST /api/lists/:code/items/:propertyId/comments': { name: 'Arun', text: 'Too far from the school' },
  'POST /api/properties/restore-pictures/:id': {},
  'POST /api/auth/askOn': { link: 'a.link' },
  'POST /api/images/removal': { pictures: 3 },
  'PATCH /api/messages/:id': { handled: true },
  'POST /api/auth/login': account,
  'POST /api/auth/register': account,
  'POST /api/auth/verifyOTP': code,
  'POST /api/auth/forgotPassword': account,
  'POST /api/auth/validateForgotPasswordOTP': code,
  'PUT /api/auth/resetPassword': account,
  'PUT /api/auth/mails': { week: true },
  'PUT /api/auth/password': { currentPassword: account.password, password: account.password },
  'PUT /api/auth/person': person,
  'PUT /api/users/:id/person': person,
  'PATCH /api/users/:id': { role: 'admin', approvedByAdmin: true, suspended: false },
}
