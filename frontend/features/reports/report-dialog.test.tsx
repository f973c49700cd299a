import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { describedBy } from '#frontend/test/render-staff.tsx'
import { clearToasts } from '#frontend/ui/overlay/toast.tsx'
import { ReportDialog } from './report-dialog.tsx'

const ID = 'a'.repeat(24)
const user = userEvent.setup({ delay: null })
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => user.click(button('Send report'))

beforeEach(() => void render(<ReportDialog propertyId={ID} onClosed={vi.fn<() => void>()} />))
afterEach(() => act(clearToasts))

describe('The report of a listing', () => {
  it('is sent with its reason, words and number', async () => {
    answer('POST /api/reports', reply({ message: 'x' }, 202))
    await user.click(button('The price is wrong'))
    await user.type(field('In your words'), ' It was sold for less ')
    await user.type(field('Phone (optional)'), '+৯১ ৯৮৩২০ ১১৪৫৭')
    await send()
    await waitFor(() => expect(sentCalls()).toHaveLength(1))
    expect(sentCalls()[0]?.json).toEqual({
      propertyId: ID,
      reason: 'price',
      words: 'It was sold for less',
      phone: '+919832011457',
    })
  })

  it('leads to what is missing or wrong first, and sends nothing', async () => {
    await send()
    const reasons = screen.getByRole('group', { name: 'What is wrong' })
    expect(describedBy(reasons)).toBe('Choose what is wrong.')
    expect(document.activeElement).toBe(button('Sold, rented or gone'))
    await user.click(button('Something else'))
    await send()
    expect(describedBy(field('In your words'))).toBe('Say in a few words what is wrong.')
    expect(document.activeElement).toBe(field('In your words'))
    await user.type(field('In your words'), 'It is a pond')
    await user.type(field('Phone (optional)'), '12345')
    await send()
    expect(describedBy(field('Phone (optional)'))).toBe('Enter a phone number of 6 to 15 digits.')
    expect(document.activeElement).toBe(field('Phone (optional)'))
    expect(sentCalls()).toEqual([])
  })

  it('leads back to the button where it could not be sent', async () => {
    answer('POST /api/reports', noConnection())
    await user.click(button('The price is wrong'))
    fireEvent.click(button('Send report')) // the focus stays where it was, as browsers take it from a disabled button
    await screen.findByText('That could not be sent. Check your connection and try again.')
    await waitFor(() => expect(document.activeElement).toBe(button('Send report')))
  })
})
