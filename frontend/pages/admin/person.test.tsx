import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const SAVED = {
  isShown: true,
  name: 'Asha Roy',
  nameBn: 'আশা রায়',
  nameHi: null,
  nameNe: 'आशा राय',
  photo: null,
  languages: ['en'],
  hours: null,
}

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/auth/person', reply(SAVED))
  answer('PUT /api/auth/person', reply(SAVED))
})

it('sends the name in each language, null where it is emptied', async () => {
  const { user } = openStaffAt('/admin/person')
  await findField('Name in Bengali')
  expect(['Bengali', 'Hindi', 'Nepali'].map((language) => field(`Name in ${language}`).value)).toEqual([
    'আশা রায়',
    '',
    'आशा राय',
  ])
  expect(field('Name in Nepali').lang).toBe('ne')
  await user.type(field('Name in Hindi'), 'आशा रॉय')
  await user.clear(field('Name in Nepali'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(sentCalls().find(({ method }) => method === 'PUT')?.json).toEqual({
    ...SAVED,
    nameHi: 'आशा रॉय',
    nameNe: null,
  })
})
