import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/accounts/audit.ts'
import { activityItemsOf } from './activity-items.ts'

const ID = 'a'.repeat(24)
let made = 0

function anEntry(given: Partial<AuditEntry>): AuditEntry {
  made += 1
  return {
    _id: made,
    at: '2026-11-21T10:00:00.000Z',
    actor: 'rina@firm.test',
    action: 'property-added',
    subjectKind: 'property',
    subjectId: ID,
    subjectName: '7 katha plot',
    changes: null,
    ...given,
  }
}

it('says what was changed in words, from what to what', () => {
  const changes = {
    priceInr: [4_500_000, 4_800_000],
    isSold: [true, false],
    status: ['sold', 'available'],
    locality: [null, 'Matigara'],
    accessRoadWidth: [20, 24.5],
    amenities: [[], ['Lift', 'Well']],
    enteredAreas: [{}, { area: { value: 7, unit: 'katha' } }],
  }
  const [item] = activityItemsOf([anEntry({ action: 'property-changed', changes })])
  expect(item?.changed).toEqual([
    { label: 'Price', before: '₹45,00,000', after: '₹48,00,000' },
    { label: 'Sold', before: 'Yes', after: 'No' },
    { label: 'Status', before: 'Sold', after: 'Available' },
    { label: 'Locality', before: '–', after: 'Matigara' },
    { label: 'Access road width', before: '20', after: '24.5' },
    { label: 'Amenities', before: '–', after: 'Lift, Well' },
  ])
})

it.each([
  ['property-confirmed', 'isSold', 'marked as sold'],
  ['property-changed', 'isSold', 'marked as sold'],
  ['property-confirmed', 'isRented', 'marked as rented'],
  ['property-changed', 'isRented', 'marked as rented'],
] as const)('says of %s, where %s became so, that it was %s', (action, name, said) => {
  const dids = [{ [name]: [false, true] }, { [name]: [true, false] }].map(
    (changes) => activityItemsOf([anEntry({ action, changes })])[0]?.did,
  )
  const plain = { 'property-confirmed': 'confirmed the listing', 'property-changed': 'changed the listing' }
  expect(dids).toEqual([said, plain[action]])
})

it.each([
  ['property-approved', { approvedByAdmin: [false, true] }],
  ['property-confirmed', { isSold: [false, true] }],
  ['property-changed', { isRented: [null, true] }],
  ['property-confirmed', { confirmedAt: ['2026-11-01T10:00:00.000Z', '2026-11-21T10:00:00.000Z'] }],
])('says of %s only what else changed than %j', (action, said) => {
  const other = { priceInr: [4_500_000, 4_800_000] }
  const entries = [anEntry({ action, changes: said }), anEntry({ action, changes: { ...said, ...other } })]
  expect(activityItemsOf(entries).map(({ changed }) => changed.map(({ label }) => label))).toEqual([
    [],
    ['Price'],
  ])
})

it('tells pictures that changed but are as many apart', () => {
  const changes = {
    images: [
      ['/a.webp', '/b.webp'],
      ['/b.webp', '/a.webp'],
    ],
  }
  const [item] = activityItemsOf([anEntry({ action: 'property-changed', changes })])
  expect(item?.changed[0]).toEqual({
    label: 'Pictures',
    before: '2 pictures',
    after: 'others, or in another order',
  })
})

it('says of what is not told only that it became something else', () => {
  const changes = { lowestPrice: ['•••', '•••'] }
  const [item] = activityItemsOf([anEntry({ action: 'property-changed', changes })])
  expect(item?.changed).toEqual([{ label: 'Lowest price', before: '•••', after: '•••' }])
})

it('links a listing unless it was deleted later', () => {
  const kept = anEntry({ subjectId: 'b'.repeat(24) })
  const [deletion, addition, other] = activityItemsOf([
    anEntry({ action: 'property-deleted' }),
    anEntry({}),
    kept,
  ])
  expect(deletion?.subject).toEqual({ name: '7 katha plot' })
  expect(addition?.subject?.to).toBeUndefined()
  expect(other?.subject?.to).toBe(`/admin/properties/view/${'b'.repeat(24)}`)
})

it('says of a lead what changed by days, words and names, and names no person', () => {
  const people = new Map([['e'.repeat(24), 'Bikash Roy']])
  const changes = {
    visitOn: [null, '2026-11-27'],
    visitState: ['asked', 'missed'],
    assignedTo: ['f'.repeat(24), 'e'.repeat(24)],
  }
  const lead = { action: 'lead-changed', subjectKind: 'lead', subjectName: 'enquiry', changes } as const
  const [item] = activityItemsOf([anEntry(lead)], people)
  expect(item?.subject?.name).toBe('an enquiry')
  expect(item?.changed).toEqual([
    { label: 'Day of the visit', before: '–', after: '27 Nov 2026' },
    { label: 'Visit', before: 'asked', after: 'did not come' },
    { label: 'With', before: 'somebody who has left', after: 'Bikash Roy' },
  ])
})

it('tells a planned visit in one sentence that leads to the person', () => {
  const changes = { visitOn: [null, '2026-11-30'], visitState: [null, 'asked'], status: ['new', 'called'] }
  const lead = { action: 'lead-changed', subjectKind: 'lead', subjectName: 'enquiry', changes } as const
  const [item] = activityItemsOf([anEntry({ ...lead, actorName: 'Ananya Ghosh', person: 'Nima Sherpa' })])
  expect([item?.actorName, item?.did, item?.subject?.name, item?.end]).toEqual([
    'Ananya Ghosh',
    'planned a visit with',
    'Nima Sherpa',
    'for 30 Nov 2026',
  ])
  expect(item?.subject?.to).toBe(`/admin/leads/${ID}`)
  expect(item?.changed).toEqual([{ label: 'Status', before: 'New', after: 'Called' }])
})

it.each([
  ['lead-changed', 'lead', 'noted', 'changed the lead of Nima Sherpa'],
  ['lead-noted', 'lead', 'noted', 'noted a call or a visit of Nima Sherpa'],
  ['message-handled', 'message', 'message', 'handled the message of Nima Sherpa'],
  ['message-handled', 'message', 'report', 'handled a report'],
] as const)('names the person of %s, a %s kept as %s: %s', (action, subjectKind, subjectName, said) => {
  const [item] = activityItemsOf([anEntry({ action, subjectKind, subjectName, person: 'Nima Sherpa' })])
  expect(`${item?.did} ${item?.subject?.name}`).toBe(said)
})

it('names nobody and links nothing of a person who was erased', () => {
  const lead = { action: 'lead-changed', subjectKind: 'lead', subjectName: 'enquiry' } as const
  const [item] = activityItemsOf([anEntry(lead)])
  expect(item?.did).toBe('changed')
  expect(item?.subject).toEqual({ name: 'an enquiry' })
  expect(item?.actorName).toBe('rina@firm.test')
})

it.each([
  ['message-handled', 'message', 'message', 'handled a message'],
  ['message-deleted', 'message', 'report', 'deleted a report'],
  ['message-reopened', 'message', 'Asha Rai', 'reopened a message'],
  ['list-comment-deleted', 'list', 'comment', 'deleted a comment in a shared list'],
  ['list-ended', 'list', 'Plots in Sukna', 'ended the shared list Plots in Sukna'],
] as const)('says of %s, a %s called %s: %s', (action, subjectKind, subjectName, said) => {
  const [item] = activityItemsOf([anEntry({ action, subjectKind, subjectName })])
  expect(`${item?.did} ${item?.subject?.name}`).toBe(said)
})

it.each([
  [{ approvedByAdmin: true }, 'approved the account'],
  [{ suspended: true }, 'suspended the account'],
  [{ suspended: false }, 'lifted the suspension of'],
  [{ role: 'admin' }, 'made an admin:'],
] as const)('says of %j that somebody %s', (changes, did) => {
  const [item] = activityItemsOf([anEntry({ action: 'user-changed', subjectKind: 'user', changes })])
  expect(item?.did).toBe(did)
})

it('makes one line of uploads that follow each other', () => {
  const upload = { action: 'picture-uploaded', subjectKind: 'image' } as const
  const items = activityItemsOf([anEntry(upload), anEntry(upload), anEntry({}), anEntry(upload)])
  expect(items.map(({ did }) => did)).toEqual([
    'uploaded 2 pictures',
    'added the listing',
    'uploaded the picture',
  ])
})

it('shows an action it has no words for as it is', () => {
  expect(activityItemsOf([anEntry({ action: 'property-blessed' })])[0]?.did).toBe('property blessed')
})
