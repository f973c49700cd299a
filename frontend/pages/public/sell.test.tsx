import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SellForm } from '#frontend/features/sell/sell-form.tsx'
import { sell as bengali } from '#frontend/messages/bn/pages.ts'
import { sell as english } from '#frontend/messages/en/pages.ts'
import { sell as hindi } from '#frontend/messages/hi/pages.ts'
import { sell as nepali } from '#frontend/messages/ne/pages.ts'

const fetched = vi.fn<typeof fetch>()
const user = userEvent.setup({ delay: null })
const send = () => screen.getByRole('button', { name: 'Send' })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  render(<SellForm />)
})

const posted = () => {
  const [, init] = fetched.mock.calls[0] ?? []
  return JSON.parse(typeof init?.body === 'string' ? init.body : '')
}

const typed = () =>
  [/What is it/, /Where is it/, /Your name/, /Your phone/].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )

function comeBack() {
  cleanup()
  render(<SellForm />)
}

async function fill(phone = '+91 90000 00888') {
  await user.selectOptions(screen.getByLabelText(/What is it/), 'Plot')
  await user.type(screen.getByLabelText(/Where is it/), 'Sukna')
  await user.type(screen.getByLabelText(/Your name/), 'Dipika Lama')
  await user.type(screen.getByLabelText(/Your phone/), phone)
}

it('says what is missing, and sends nothing', async () => {
  await user.click(send())
  for (const sentence of ['Choose what you want to sell', 'Say where it is', 'Name is required'])
    expect(screen.getByText(sentence)).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  [english, /What it is, where it is, your name and your phone number/],
  [bengali, /কী.*কোথায়.*নাম.*ফোন নম্বর/],
  [hindi, /क्या.*कहाँ.*नाम.*फ़ोन नंबर/],
  [nepali, /के.*कहाँ.*नाम.*फोन नम्बर/],
])('names all that must be filled in as enough: %#', ({ steps }, needed) => {
  expect(steps[0]).toMatch(needed)
})

it('sends the offer, and asks for pictures in the chat', async () => {
  fetched.mockResolvedValue(new Response('{"message":"x"}', { status: 200 }))
  await fill()
  await user.click(send())
  const link = await screen.findByRole('link', { name: 'Send pictures on WhatsApp' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain('Plot of land, Sukna')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/sell')
  expect(posted()).toEqual({
    category: 'Plot',
    place: 'Sukna',
    size: '',
    wantedPrice: '',
    words: '',
    name: 'Dipika Lama',
    phone: '+919000000888',
    language: 'en',
  })
})

it('lets an owner say that it is to let, in words of letting, and keeps that over another page', async () => {
  fetched.mockResolvedValue(new Response('{"message":"x"}', { status: 200 }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sell' }).checked).toBe(true)
  expect(screen.getByLabelText(/The price you wish for/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Let' }))
  expect(screen.getByLabelText(/Monthly rent you want/)).toBeDefined()
  await user.click(send())
  expect(screen.getByText('Choose what you want to let')).toBeDefined()
  await fill()
  comeBack()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Let' }).checked).toBe(true)
  await user.click(send())
  const link = await screen.findByRole('link', { name: 'Send pictures on WhatsApp' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain('I want to let: Plot')
  expect(posted()).toMatchObject({ deal: 'rent', category: 'Plot' })
})

it('takes a number in Devanagari digits, and sends it in those of the server', async () => {
  fetched.mockResolvedValue(new Response('{"message":"x"}', { status: 200 }))
  await fill('९०००० ००८८८')
  await user.click(send())
  await screen.findByRole('status')
  expect(posted()).toMatchObject({ phone: '9000000888' })
})

it('keeps what was typed where it could not be sent, and leads back to the button', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 500 }))
  await fill()
  await user.keyboard('{Enter}')
  const failure = await screen.findByText('That could not be sent. Try again, or call us.')
  const phone = screen.getByLabelText(/Your phone/)
  expect(phone.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByLabelText<HTMLInputElement>(/Where is it/).value).toBe('Sukna')
  await waitFor(() => expect(document.activeElement).toBe(send()))
})

it('keeps what was typed over a look at another page, until it was sent', async () => {
  fetched.mockResolvedValue(new Response('{"message":"x"}', { status: 200 }))
  await fill()
  comeBack()
  expect(typed()).toEqual(['Plot', 'Sukna', 'Dipika Lama', '+91 90000 00888'])
  await user.click(send())
  await screen.findByRole('link', { name: 'Send pictures on WhatsApp' })
  comeBack()
  expect(typed()).toEqual(['', '', '', ''])
})
