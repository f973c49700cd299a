import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { AreaPage } from '#contract/site/area-pages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { A_PENDING_USER, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const STAFF = { ...A_PENDING_USER, approvedByAdmin: true }
const area = (name: string, given: Partial<AreaPage> = {}): AreaPage => ({
  place: name.toLowerCase(),
  name,
  texts: {},
  picture: null,
  updatedAt: null,
  ...given,
})

beforeEach(() => {
  queryClient.clear()
  signedInAs(STAFF)
  answer('GET /api/auth/me', reply(STAFF))
  answer(
    'GET /api/areas',
    reply({ areas: [area('Matigara', { texts: { en: 'West of the river', hi: 'पश्चिम' } }), area('Sukna')] }),
  )
  const house = aVilla({ title: 'House', pictures: [aPicture(1)] })
  answer('GET /api/properties/view-all-properties', reply({ properties: [house], total: 1, next: null }))
})

const patched = () => sentCalls().find(({ method }) => method === 'PATCH')

it('saves only what differs: a text, one taken away, and a picture of a listing there', async () => {
  answer('PATCH /api/areas/matigara', reply({ message: 'The page of the place is saved.' }))
  const { user } = openStaffAt('/admin/areas')
  await user.type(await screen.findByLabelText('Text in Bengali'), ' নদীর পশ্চিমে ')
  await user.clear(screen.getByLabelText('Text in Hindi'))
  await user.click(await screen.findByRole('radio', { name: 'Picture of House' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The page of Matigara is saved.')).toBeDefined()
  expect(patched()?.json).toEqual({
    texts: { bn: 'নদীর পশ্চিমে', hi: null },
    picture: '/property-images/villa/1_1.webp',
  })
})

it('sends nothing where nothing was changed, and keeps the text where it could not be saved', async () => {
  answer('PATCH /api/areas/sukna', refusal('UNEXPECTED', 'Something went wrong.'))
  const { user } = openStaffAt('/admin/areas')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing was changed.')).toBeDefined()
  expect(patched()).toBeUndefined()
  await user.selectOptions(screen.getByLabelText('Place'), 'Sukna')
  await user.type(screen.getByLabelText('Text in English'), 'By the forest')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.')
  expect(screen.getByLabelText('Text in English')).toHaveProperty('value', 'By the forest')
})

it('keeps what is typed of a place until it is saved, through another place and a page opened anew', async () => {
  answer('PATCH /api/areas/matigara', reply({ message: 'The page of the place is saved.' }))
  const { user, unmount } = openStaffAt('/admin/areas')
  await user.type(await screen.findByLabelText('Text in Bengali'), 'নদীর পশ্চিমে')
  await user.selectOptions(screen.getByLabelText('Place'), 'Sukna')
  expect(screen.getByLabelText('Text in Bengali')).toHaveProperty('value', '')
  expect(screen.queryByText('Draft restored')).toBeNull()
  unmount()
  const again = openStaffAt('/admin/areas')
  expect(await screen.findByText('Draft restored')).toBeDefined()
  expect(screen.getByLabelText('Text in Bengali')).toHaveProperty('value', 'নদীর পশ্চিমে')
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The page of Matigara is saved.')).toBeDefined()
  expect(screen.queryByText('Draft restored')).toBeNull()
  again.unmount()
  openStaffAt('/admin/areas')
  await screen.findByLabelText('Text in Bengali')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

it('says that a draft is older than what is stored, and gives it up where it is discarded', async () => {
  const { user, unmount } = openStaffAt('/admin/areas')
  await user.type(await screen.findByLabelText('Text in English'), ' and wide')
  unmount()
  queryClient.clear()
  answer('GET /api/areas', reply({ areas: [area('Matigara', { texts: { en: 'By a colleague' } })] }))
  const again = openStaffAt('/admin/areas')
  expect(await screen.findByText(/What is stored has been changed since you typed it/)).toBeDefined()
  expect(screen.getByLabelText('Text in English')).toHaveProperty('value', 'West of the river and wide')
  await again.user.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect(screen.getByLabelText('Text in English')).toHaveProperty('value', 'By a colleague')
  expect(screen.queryByText('Draft restored')).toBeNull()
})
