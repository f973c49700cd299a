import { expect, it } from 'vitest'
import { fileOfOffer } from './file-of-offer.ts'

const NIMA = { name: 'Nima Sherpa', phone: '9000000777' }

it('names who offers as the owner, with the own number first and once', () => {
  const file = { ownerPhones: ['98320 11223', '+91 90000 00777'], keyWith: 'guard' }
  expect(fileOfOffer(NIMA, file)).toEqual({
    ownerName: 'Nima Sherpa',
    ownerPhones: ['9000000777', '98320 11223'],
    keyWith: 'guard',
  })
  expect(fileOfOffer(NIMA)).toEqual({ ownerName: 'Nima Sherpa', ownerPhones: ['9000000777'] })
})

it('holds as many numbers as the form takes, and keeps the others in the notes', () => {
  const file = {
    ownerPhones: ['98320 11223', '98320 11224', '98320 11225'],
    notes: 'Said, not checked: mutation done',
  }
  expect(fileOfOffer(NIMA, file)).toEqual({
    ownerName: 'Nima Sherpa',
    ownerPhones: ['9000000777', '98320 11223', '98320 11224'],
    notes: 'Said, not checked: mutation done\nPhone: 98320 11225',
  })
})

it('keeps the owner whom the text names in the notes', () => {
  expect(fileOfOffer(NIMA, { ownerName: 'Mr Subba' })).toEqual({
    ownerName: 'Nima Sherpa',
    ownerPhones: ['9000000777'],
    notes: 'Owner: Mr Subba',
  })
  expect(fileOfOffer(NIMA, { ownerName: 'nima sherpa' })).not.toHaveProperty('notes')
})
