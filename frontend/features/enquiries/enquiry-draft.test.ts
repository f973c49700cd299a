import { expect, it, vi } from 'vitest'
import { draftFor, forgetDraft, keepDraft } from './enquiry-draft.ts'

const draft = (message: string) => ({
  fields: { name: 'Anjali', phone: '98320 11457', email: 'anjali@example.com', message },
  visit: { on: '2026-11-25', part: 'morning' as const },
})
const idOf = (number: number) => number.toString(16).padStart(24, '0')

it('keeps the drafts for the last twenty listings, with the person', () => {
  for (let number = 1; number <= 20; number++) keepDraft(idOf(number), draft(`Of ${number}`))
  keepDraft(idOf(1), draft('Again of 1'))
  keepDraft(idOf(21), draft('Of 21'))
  expect([1, 2, 3, 21].map((number) => draftFor(idOf(number)).fields.message)).toEqual([
    'Again of 1',
    '',
    'Of 3',
    'Of 21',
  ])
  expect(draftFor(idOf(2))).toEqual({ ...draft(''), visit: { on: '', part: '' } })
})

it('lasts as long as the document where storage is switched off', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepDraft(idOf(1), draft('Of 1'))
  expect(draftFor(idOf(1))).toEqual(draft('Of 1'))
  forgetDraft(idOf(1))
  expect(draftFor(idOf(1)).fields).toEqual({ name: '', phone: '', email: '', message: '' })
  vi.restoreAllMocks()
})

it.each(['{', '7', 'null', '{"name":7,"part x":"<b>"}'])(
  'reads %s in the storage as nothing typed',
  (stored) => {
    sessionStorage.setItem('enquiry_draft', stored)
    expect(draftFor('x')).toEqual({
      fields: { name: '', phone: '', email: '', message: '' },
      visit: { on: '', part: '' },
    })
  },
)
