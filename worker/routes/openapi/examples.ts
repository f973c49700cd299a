type Example = { body?: unknown; reply?: unknown }

const LISTING = 'f'.repeat(24)
const ACCOUNT = { email: 'asha@aangan.example', password: 'a long password' }
const CODE = { email: ACCOUNT.email, code: '482913' }
const PLOT = {
  title: '5 katha plot on a 20 ft road',
  city: 'Siliguri',
  locality: 'Matigara',
  price: 9_000_000,
  isForSale: true,
  plotSizeSqFt: 3600,
  facing: 'East',
  roadWidth: 20,
  googleMap: '26.7168,88.3841',
}

const PERSON = {
  body: {
    isShown: true,
    name: 'Asha Roy',
    photo: null,
    languages: ['en', 'bn'],
    hours: { days: 'monday-to-saturday', from: '10:00', to: '18:00' },
  },
}
const LANDMARK = { kind: 'school', names: { en: 'Don Bosco School' }, lat: 26.7491, lng: 88.4337 }

/** What may be sent to a call, and answered by it, by the call's name. A test holds each against the schema. */
export const EXAMPLES: Record<string, Example> = {
  addProperty: {
    body: { propertyType: 'Plot', propertyDetails: PLOT, leadId: '0'.repeat(24), isAnother: true },
  },
  editProperty: { body: { propertyDetails: { price: 8_500_000 } } },
  deleteProperty: { reply: { message: 'Property deleted successfully!' } },
  confirmProperty: { body: { answer: 'available' } },
  likeUnsaved: { body: { propertyType: 'Plot', propertyDetails: PLOT } },
  composeUnsaved: { body: { propertyType: 'Plot', propertyDetails: PLOT } },
  readMessage: {
    body: { text: '5 katha plot Matigara, 18 lakh/katha, call 98320 12345' },
    reply: {
      fields: {
        category: 'Plot',
        price: 9_000_000,
        locality: 'Matigara',
        privateFile: { ownerPhones: ['98320 12345'] },
      },
      from: { category: [8, 12], price: [23, 36], locality: [13, 21], privateFile: [43, 54] },
      private: [[43, 54]],
      rest: [],
    },
  },
  bulkProperties: { body: { action: 'approve', ids: [LISTING] } },
  undoBulk: { body: { undo: [{ _id: LISTING, version: 2, was: { price: 9_000_000 } }] } },
  allowPictureRemoval: { body: { pictures: 3 } },
  uploadImage: {
    reply: { url: '/property-images/plots/1763884800000_front.webp', width: 960, height: 640 },
  },
  changeOwnPerson: PERSON,
  changePerson: PERSON,
  updateArea: { body: { texts: { en: 'West of the Mahananda, with two markets.', hi: null } } },
  teachSearch: { body: { word: 'chandmoni', means: 'place', as: 'Matigara' } },
  addLandmark: { body: LANDMARK },
  updateLandmark: { body: LANDMARK },
  sendMessage: {
    body: { name: 'Asha Roy', email: ACCOUNT.email, phone: '9832012345', interest: 'A plot in Matigara' },
    reply: { message: 'Message sent successfully' },
  },
  reportProperty: { body: { propertyId: LISTING, reason: 'gone', words: 'The board was taken down.' } },
  recordEnquiry: {
    body: {
      key: 'made-by-the-device',
      propertyId: LISTING,
      name: 'Asha Roy',
      email: ACCOUNT.email,
      phone: '9832012345',
      message: 'Is the road wide enough for a truck?',
      visitOn: '2026-11-25',
      visitPart: 'morning',
      language: 'en',
      page: '/view/A-142',
      at: '2026-11-23T10:00:00.000Z',
    },
    reply: { message: 'Thank you. We have your enquiry.' },
  },
  offerProperty: {
    body: {
      name: 'Dipika Lama',
      phone: '9832012345',
      category: 'Plot',
      place: 'Sukna',
      size: '5 katha',
      wantedPrice: '60 lakh',
      words: 'The papers are with my brother.',
    },
    reply: { message: 'Thank you. We call you soon.' },
  },
  noteLead: {
    body: { name: 'Rajesh Agarwal', phone: '9832012345', words: 'Wants a house off Sevoke Road.' },
  },
  updateLead: {
    body: {
      status: 'called',
      line: 'Wants to see it with his wife.',
      nextStep: 'Call about the visit',
      nextStepOn: '2026-11-24',
    },
  },
  handOverLeads: { body: { from: 'e'.repeat(24), to: 'd'.repeat(24) }, reply: { leads: 12 } },
  createList: {
    body: { title: 'For Maa', propertyIds: [LISTING] },
    reply: { code: 'k7m2pxa9tqhzwc', ownerKey: 'kept-by-whoever-made-it' },
  },
  voteInList: { body: { voter: 'made-by-the-device', name: 'Arun', vote: 'yes' } },
  commentInList: { body: { name: 'Arun', text: 'Near the school?' } },
  reportList: { body: { words: 'Somebody is insulted here' } },
  createAlert: {
    body: { email: ACCOUNT.email, query: 'category=Villa&city=Matigara', often: 'daily', language: 'en' },
    reply: { message: 'We have mailed you a link. Open it and tap once, and it begins.' },
  },
  changeAlert: { body: { action: 'confirm' } },
  changeOwnMails: { body: { week: false } },
  countSeen: {
    body: {
      language: 'en',
      from: 'www.google.com',
      listings: { shown: [LISTING], opened: [LISTING], called: [LISTING] },
      searches: ['category=Plot&searchTerm=tea+garden'],
      words: ['vastu'],
    },
  },
  updateMessage: { body: { handled: true } },
  login: {
    body: ACCOUNT,
    reply: {
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYifQ.c2lnbmF0dXJl',
      user: {
        _id: LISTING,
        username: 'asha',
        name: 'asha',
        email: ACCOUNT.email,
        role: 'staff',
        approvedByAdmin: true,
      },
      deviceToken: 'kept-by-the-browser',
    },
  },
  register: { body: { username: 'asha', ...ACCOUNT } },
  verifyOtp: { body: { ...CODE, password: ACCOUNT.password } },
  forgotPassword: { body: { email: ACCOUNT.email } },
  validateForgotPasswordOtp: { body: { email: ACCOUNT.email, otp: CODE.code } },
  resetPassword: { body: ACCOUNT },
  askOn: { body: { link: 'what-the-link-in-the-mail-ends-in' } },
  changePassword: { body: { currentPassword: ACCOUNT.password, password: 'another long password' } },
  updateUser: { body: { approvedByAdmin: true, role: 'staff' } },
  readHealth: { reply: { status: 'ok' } },
}
