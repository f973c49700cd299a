import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { storeUser } from '#frontend/features/session/stored-user.ts'
import { forgetAuthToken, storeAuthToken } from '#frontend/lib/api/auth-token.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { openListing } from '#frontend/test/open-listing.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { address } from '#frontend/test/render-page.tsx'
import { AN_ADMIN } from '#frontend/test/render-staff.tsx'

const remove = (id: string) => `DELETE ${href(PATHS.deleteProperty, { id })}`

afterEach(forgetAuthToken)

describe('The box for admins', () => {
  const contact = { company: 'Himal Estates', phone: '+91 90000 54321' }

  async function openAs(user: StoredUser | undefined, property: Property) {
    if (user) {
      storeAuthToken('a-token')
      storeUser(user)
    }
    return openListing(property)
  }
  const box = () => screen.findByRole('region', { name: 'Staff only' })

  it('shows whom to call, as the signed-in answer tells it, and where to change the listing', async () => {
    const villa = aVilla({ contact })
    await openAs(AN_ADMIN, villa)
    const inBox = within(await box())
    expect(sentCalls()[0]?.authorization).toBe('Bearer a-token')
    expect(inBox.getByText('Himal Estates')).toBeDefined()
    expect(inBox.getByRole('link', { name: '+91 90000 54321' }).getAttribute('href')).toBe(
      'tel:+919000054321',
    )
    expect(inBox.getByRole('link', { name: 'Update Property' }).getAttribute('href')).toBe(
      `/admin/properties/edit/${villa._id}`,
    )
  })

  it('asks for another sign-in when the answer holds no contact details', async () => {
    await openAs(AN_ADMIN, aVilla())
    expect(within(await box()).getByText(/^Sign in again/)).toBeDefined()
    expect(within(await box()).getByRole('link', { name: 'Sign in' })).toBeDefined()
  })

  it('leads to the sign-in and back where the server no longer takes the old one', async () => {
    const villa = aVilla({ contact })
    answer(remove(villa._id), refusal('NOT_SIGNED_IN', 'Sign in to continue.'))
    const { user } = await openAs(AN_ADMIN, villa)
    await user.click(within(await box()).getByRole('button', { name: 'Delete Property' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete property' }))
    await user.click(dialog.getByRole('button', { name: 'Delete Property' }))
    const link = await dialog.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(`/auth/login?next=%2Fview%2F${villa._id}`)
  })

  it.each([
    ['visitors', undefined],
    ['staff', { ...AN_ADMIN, role: 'staff' } as const],
  ])('is not there for %s', async (_, user) => {
    await openAs(user, aVilla({ title: 'White villa', contact }))
    await screen.findByRole('heading', { level: 1, name: 'White villa' })
    expect(screen.queryByText('Staff only')).toBeNull()
    expect(screen.queryByText('Himal Estates')).toBeNull()
  })

  it('deletes only after a question that names the listing, and goes to the list of the panel', async () => {
    const villa = aVilla({ title: 'White villa', contact })
    answer(remove(villa._id), reply({ message: 'Property deleted successfully!' }))
    answer(`GET ${PATHS.openLeads}`, reply({ leads: 2, visits: 1 }))
    const { user } = await openAs(AN_ADMIN, villa)
    await user.click(within(await box()).getByRole('button', { name: 'Delete Property' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete property' }))
    expect(await dialog.findByText(/The people stay in Leads/)).toBeDefined()
    expect(dialog.getByText('Are you sure you want to delete this property?')).toBeDefined()
    expect(dialog.getByText(/White villa.*This cannot be undone\./)).toBeDefined()
    expect(sentCalls().filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Delete Property' }))
    await waitFor(() => expect(address()).toMatch(/^\/admin\/properties/))
    expect(sentCalls().filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('says so when the listing could not be deleted, and stays', async () => {
    const villa = aVilla({ contact })
    answer(remove(villa._id), refusal('UNEXPECTED', 'Something went wrong on our side. Try again.'))
    const { user } = await openAs(AN_ADMIN, villa)
    await user.click(within(await box()).getByRole('button', { name: 'Delete Property' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete property' }))
    await user.click(dialog.getByRole('button', { name: 'Delete Property' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Failed to delete property. Please try again.',
    )
    expect(address()).toBe(`/view/${villa._id}`)
  })
})
