import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { newValues } from './blank-values.ts'
import { checkForm, isRequired, problemsOf } from './check-form.ts'
import type { FormValues } from './form-values.ts'

const COMPLETE: Partial<FormValues> = {
  title: 'A house',
  city: 'Siliguri',
  price: '45 lakh',
  state: 'West Bengal',
  address: 'Lane 4',
  googleMap: '26.7,88.4',
  numberOfFloors: '1',
}
const values = (given: Partial<FormValues> = {}): FormValues => ({
  ...newValues({ isAdmin: false }),
  ...COMPLETE,
  ...given,
})
const IMAGES = ['/property-images/plot/1_a.webp']
const sentences = (problems: { message: string }[]) => problems.map(({ message }) => message)

it('finds nothing wrong with a complete form', () => {
  expect(checkForm('Villa', values(), [], 'add')).toEqual([])
  expect(checkForm('Warehouse', values(), IMAGES, 'add')).toEqual([])
})

it('checks title, city and price first, then pictures or map, then the rest', () => {
  const empty = newValues({ isAdmin: false })
  expect(sentences(checkForm('Warehouse', { ...empty, country: '' }, [], 'add'))).toEqual([
    SERVER_MESSAGES.titleRequired,
    SERVER_MESSAGES.cityRequired,
    SERVER_MESSAGES.priceRequired,
    SERVER_MESSAGES.imageRequired,
    'Address is required.',
    'State is required.',
    'Country is required.',
  ])
  expect(sentences(checkForm('Villa', empty, [], 'add')).slice(3)).toEqual([
    SERVER_MESSAGES.locationRequired,
    'Address is required.',
    'State is required.',
    'Number of floors is required.',
  ])
})

it('asks for title, city and price only when a listing is edited', () => {
  const emptied = values({ title: ' ', state: '', address: '', googleMap: '', numberOfFloors: '' })
  expect(checkForm('Villa', emptied, [], 'edit')).toEqual([
    { name: 'title', message: SERVER_MESSAGES.titleRequired },
  ])
  expect(isRequired('Villa', 'googleMap', 'edit')).toBe(false)
})

it.each([
  ['bedrooms', '1e9', 'Bedrooms must be a whole number.'],
  ['bedrooms', '-5', 'Bedrooms must be 0 or more.'],
  ['area', '-5', 'Built-up area: type a number such as 2450, or words such as 7 katha.'],
  ['area', '1e9', 'Built-up area: type a number such as 2450, or words such as 7 katha.'],
  [
    'lowestPrice',
    '42 net to owner',
    'Lowest price: type an amount such as 60,000, or words such as 45 lakh.',
  ],
  ['deposit', '-5', 'Deposit in INR: type an amount such as 60,000, or words such as 45 lakh.'],
  ['price', '42 net to owner', SERVER_MESSAGES.priceRequired],
  [
    'googleMap',
    'Sevoke Road',
    'Paste "latitude,longitude" or the embed code of Google Maps or OpenStreetMap.',
  ],
] as const)('refuses %s %j', (name, typed, message) => {
  expect(checkForm('Villa', values({ [name]: typed }), [], 'add')).toEqual([{ name, message }])
})

it.each(['42 lakh', '৪২,০০,০০০', '₹ 60,000', ' '])('takes %j as the least an owner takes', (lowestPrice) => {
  expect(checkForm('Plot', values({ lowestPrice }), [], 'edit')).toEqual([])
})

it('takes Bengali and Devanagari digits in every field of a number', () => {
  expect(checkForm('Villa', values({ numberOfFloors: '২', bedrooms: '३' }), [], 'add')).toEqual([])
  expect(checkForm('Plot', values({ roadWidth: '২০' }), [], 'add')).toEqual([])
})

it("puts the server's issues at the fields of the form", () => {
  const issues = ['enteredAreas.area.value', 'amenities.3', 'images', 'nobodyKnows'].map((path) => ({
    path,
    message: path,
  }))
  expect(problemsOf(issues).map(({ name }) => name)).toEqual(['area', 'amenities', 'images'])
})

it('takes a pin that nobody moved only for the locality', () => {
  const put = { isPinUnmoved: true, googleMap: '26.7271,88.3953' }
  expect(checkForm('Plot', values(put), [], 'add').map(({ name }) => name)).toEqual(['googleMap'])
  expect(checkForm('Plot', values({ ...put, isOnlyLocality: true }), [], 'add')).toEqual([])
})
