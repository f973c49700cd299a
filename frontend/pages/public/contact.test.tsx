import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  answer,
  brokenReply,
  later,
  noConnection,
  refusal,
  reply,
  sentCalls,
} from '#frontend/test/answers.ts'
import { openPage } from '#frontend/test/render-page.tsx'
import { describedBy } from '#frontend/test/render-staff.tsx'

const SUBSCRIBE = 'POST /api/subscribe'
const WORDS = {
  Name: 'Asha Lama',
  Email: 'asha@mail.test',
  Phone: '+91 98320 12345',
  Interest: 'A plot in Matigara',
}
const PAYLOAD = {
  name: 'Asha Lama',
  email: 'asha@mail.test',
  phone: '+919832012345',
  interest: 'A plot in Matigara',
  language: 'en',
}
type Label = keyof typeof WORDS

const field = (label: Label) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const typed = () =>
  [field('Name'), field('Email'), field('Phone'), field('Interest')].map(({ value }) => value)
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })

/** Sets whole values by input events: typing four fields letter by letter is slow. */
function fill(words: Partial<typeof WORDS> = WORDS) {
  for (const label of Object.keys(WORDS) as Label[])
    if (words[label] !== undefined) fireEvent.input(field(label), { target: { value: words[label] } })
}

/** Waits for a toast: a success has the role status, an error the role alert. */
const said = (role: 'status' | 'alert', sentence: string) =>
  waitFor(() => expect(screen.getByText(sentence).closest(`[role=${role}]`)).not.toBeNull())

beforeEach(() => answer('HEAD /export/embed.html', reply({})))
afterEach(() => {
  for (const toast of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(toast)
})

describe('The contact page', () => {
  it('shows phone, address and the way there', async () => {
    await openPage('/contact')
    const main = screen.getByRole('main')
    expect(screen.getAllByRole('link', { name: FIRM.phone }).at(-1)?.getAttribute('href')).toBe(
      'tel:+919000012345',
    )
    const map = await screen.findByRole('link', { name: 'Open in Google Maps' })
    expect(main.textContent?.split(FIRM_ADDRESS.join(', '))).toHaveLength(2)
    expect(main.textContent).toContain(`${FIRM.name}${FIRM_ADDRESS[0]}`)
    expect(map.getAttribute('href')).toContain('https://www.google.com/maps/search/')
  })

  it('asks for a number with the keys of a telephone', async () => {
    await openPage('/contact')
    expect([field('Phone').type, field('Phone').inputMode]).toEqual(['tel', 'numeric'])
    expect(field('Email').type).toBe('email')
  })
})

describe('The contact form', () => {
  it('sends the four fields, says what the server says and is empty again', async () => {
    answer(SUBSCRIBE, reply({ message: 'We will call you on Monday.' }))
    const { user } = await openPage('/contact')
    fill()
    await user.click(send())
    await said('status', 'We will call you on Monday.')
    expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual(PAYLOAD)
    expect(typed()).toEqual(['', '', '', ''])
    await waitFor(() => expect(document.activeElement).toBe(send()))
  })

  it('goes on saying what was sent and when we answer, until somebody writes again', async () => {
    answer(SUBSCRIBE, reply({}))
    const { user } = await openPage('/contact')
    const form = within(screen.getByRole('form', { name: 'Send us a message' }))
    const confirmation = form.getByRole('status')
    fill()
    expect(confirmation.textContent).toBe('')
    await user.click(send())
    await waitFor(() => expect(confirmation.textContent).toContain('We have your message'))
    for (const words of [WORDS.Interest, WORDS.Email, WORDS.Phone, FIRM.hours])
      expect(confirmation.textContent?.replaceAll('\u00A0', ' ')).toContain(words)
    const chat = within(confirmation).getByRole('link', { name: 'WhatsApp us' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain(WORDS.Interest)
    fill({ Name: 'A' })
    expect(confirmation.textContent).toBe('')
  })

  it('takes a number in Bengali digits, and sends it in those of the server', async () => {
    answer(SUBSCRIBE, reply({}))
    const { user } = await openPage('/contact')
    fill({ ...WORDS, Phone: '+৯১ ৯৮৩২০ ১২৩৪৫' })
    await user.click(send())
    await screen.findByText('Message sent successfully')
    expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual(PAYLOAD)
  })

  it('says "Message sent successfully" when the server says nothing', async () => {
    answer(SUBSCRIBE, reply({}))
    const { user } = await openPage('/contact')
    fill()
    await user.click(send())
    expect(await screen.findByText('Message sent successfully')).toBeDefined()
  })

  it.each([
    [
      'the sentence of a refusal',
      refusal('TOO_MANY', SERVER_MESSAGES.tooManyTries),
      SERVER_MESSAGES.tooManyTries,
    ],
    [
      'that it may be tried again when nothing answers',
      noConnection(),
      'Something went wrong. Please try again.',
    ],
    ['the same when a gateway answers', brokenReply(), 'Something went wrong. Please try again.'],
  ])('says %s and loses nothing', async (_, answered, sentence) => {
    answer(SUBSCRIBE, answered)
    const { user } = await openPage('/contact')
    fill()
    await user.click(send())
    await said('alert', sentence)
    expect(typed()).toEqual(Object.values(WORDS))
    expect(send().disabled).toBe(false)
  })

  it('shows a refusal of one field beside it too, and leads there', async () => {
    const issues = [{ path: 'email', message: SERVER_MESSAGES.emailInvalid }]
    answer(SUBSCRIBE, refusal('INVALID_INPUT', SERVER_MESSAGES.emailInvalid, { issues }))
    const { user } = await openPage('/contact')
    fill()
    await user.click(send())
    await waitFor(() => expect(describedBy(field('Email'))).toBe(SERVER_MESSAGES.emailInvalid))
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  })

  it('is locked and says "Sending..." until the answer is there, and a double click sends once', async () => {
    const answered = later(reply({}))
    answer(SUBSCRIBE, answered.answer)
    const { user } = await openPage('/contact')
    fill()
    await user.dblClick(send())
    expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe('true')
    expect(field('Name').disabled && field('Interest').disabled).toBe(true)
    answered.arrive()
    await screen.findByText('Message sent successfully')
    expect(sentCalls().filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each<[Label, string, string]>([
    ['Name', ' ', 'Name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'asha@', 'Enter a valid email'],
    ['Phone', '', 'Phone is required'],
    ['Phone', '12345', 'Enter a phone number of 6 to 15 digits.'],
    ['Phone', 'call me', 'A phone number has no letters. Enter digits only.'],
    ['Interest', '\n', 'Interest is required'],
  ])('says what is wrong with %s %j beside it, and sends nothing', async (label, text, sentence) => {
    const { user } = await openPage('/contact')
    fill({ ...WORDS, [label]: text })
    await user.click(send())
    expect(describedBy(field(label))).toBe(sentence)
    expect(document.activeElement).toBe(field(label))
    expect(sentCalls().filter(({ method }) => method === 'POST')).toEqual([])
    fill({ [label]: 'x' })
    expect(describedBy(field(label))).toBe('')
  })

  it('keeps what was typed over a reload, until it was sent', async () => {
    answer(SUBSCRIBE, reply({}))
    const first = await openPage('/contact')
    fill()
    first.unmount()
    const second = await openPage('/contact')
    expect(typed()).toEqual(Object.values(WORDS))
    await second.user.click(send())
    await screen.findByText('Message sent successfully')
    second.unmount()
    await openPage('/contact')
    expect(typed()).toEqual(['', '', '', ''])
  })

  it('opens where the stored draft is not one', async () => {
    sessionStorage.setItem('contact_draft', '{"name":{"first":"Asha"},"phone":"98320')
    await openPage('/contact')
    expect(typed()).toEqual(['', '', '', ''])
  })

  it('passes on what stands in the field for machines, which nobody is led to', async () => {
    answer(SUBSCRIBE, reply({}))
    const { user, container } = await openPage('/contact')
    const trap = container.querySelector<HTMLInputElement>('input[name=website]')
    expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[inert]') !== null]).toEqual([-1, 'off', true])
    fill()
    if (trap) fireEvent.input(trap, { target: { value: 'https://spam.test' } })
    await user.click(send())
    await screen.findByText('Message sent successfully')
    expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual({
      ...PAYLOAD,
      website: 'https://spam.test',
    })
  })
})
