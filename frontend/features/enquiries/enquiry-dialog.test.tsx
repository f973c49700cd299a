import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { describedBy } from '#frontend/test/render-staff.tsx'
import { EnquiryDialog } from './enquiry-dialog.tsx'

const open = vi.fn<(link: string, target: string) => { opener: unknown } | null>()
const tab = { opener: 'this page' }

beforeEach(() => {
  open.mockReset().mockReturnValue(tab)
  vi.stubGlobal('open', open)
})
afterEach(() => void vi.restoreAllMocks())

function ask(property: Property = aVilla(), wantsVisit = false) {
  const onClosed = vi.fn<() => void>()
  const view = render(<EnquiryDialog property={property} wantsVisit={wantsVisit} onClosed={onClosed} />)
  return { ...view, onClosed, user: userEvent.setup({ delay: null }) }
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const send = () => screen.getByRole('button', { name: 'Send to WhatsApp' })
const planVisit = () => screen.getByRole('button', { name: 'A visit, if you like' })
const isTaken = () => act(() => void window.dispatchEvent(new Event('blur')))

const WORDS = {
  Name: 'Anjali Pradhan',
  Phone: '+91 98320 11457',
  Email: 'anjali@example.com',
  Message: 'Can we see it on Sunday?',
}

/** Replaces what an earlier case may have left in the draft. */
async function fill(user: ReturnType<typeof userEvent.setup>, words: Partial<typeof WORDS> = WORDS) {
  for (const [label, text] of Object.entries(words)) {
    await user.clear(field(label))
    if (text) await user.type(field(label), text)
  }
}

describe('The enquiry dialog', () => {
  it('shows what it is about, carries its id and begins at the message', () => {
    const property = aPlot({ title: 'Corner plot', price: 4_500_000, locality: 'Matigara' })
    const { container } = ask(property)
    const dialog = screen.getByRole('dialog', { name: 'Ask about this property' })
    expect(within(dialog).getByText('Corner plot, Matigara, Siliguri')).toBeDefined()
    expect(within(dialog).getByText('₹45 Lakh')).toBeDefined()
    expect(within(dialog).getByText(property.number)).toBeDefined()
    expect(container.querySelector('input[name=propertyId]')).toHaveProperty('value', property._id)
    expect(document.activeElement).toBe(field('Message'))
  })

  it('says in its title that a visit is asked for', () => {
    ask(aVilla(), true)
    expect(screen.getByRole('dialog', { name: 'Ask for a visit' })).toBeDefined()
  })

  it('says what is wrong beside each field and leads to the first', async () => {
    const { user } = ask()
    await fill(user, { Name: '', Phone: '98320 114', Email: 'anjali@', Message: '' })
    await user.click(send())
    expect(describedBy(field('Name'))).toBe('Name is required')
    expect(describedBy(field('Phone'))).toBe('Phone number must be 10 digits')
    expect(describedBy(field('Email'))).toBe('Enter a valid email')
    expect(describedBy(field('Message'))).toBe('Message is required')
    expect(document.activeElement).toBe(field('Message'))
    expect(open).not.toHaveBeenCalled()
  })

  it('takes an error away while its field is put right', async () => {
    const { user } = ask()
    await fill(user, { Name: '', Message: '' })
    await user.click(send())
    await user.type(field('Name'), 'A')
    expect(describedBy(field('Name'))).toBe('')
    expect(describedBy(field('Message'))).toBe('Message is required')
  })

  it('opens the chat in a tab of its own, once and cut off from this page', async () => {
    const property = aVilla({ number: 'A-31', title: 'White villa' })
    const { user } = ask(property)
    await fill(user)
    await user.click(send())
    expect(open).toHaveBeenCalledOnce()
    const [link = '', target] = open.mock.calls[0] ?? []
    expect(target).toBe('_blank')
    expect(tab.opener).toBeNull()
    expect(new URL(link).searchParams.get('text')).toBe(
      [
        `Hello, I'm interested in property ID: ${property._id}.`,
        'Name: Anjali Pradhan',
        'Email: anjali@example.com',
        'Phone: 9832011457',
        'Message: Can we see it on Sunday?',
        'A-31 · White villa',
        `${location.origin}/view/${property._id}`,
      ].join('\n'),
    )
    isTaken()
  })

  it('is locked and says "Sending..." until the visitor is in the chat, then closes', async () => {
    const { user, onClosed } = ask()
    await fill(user)
    await user.click(send())
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true)
    expect(field('Name').disabled && field('Message').disabled).toBe(true)
    expect(onClosed).not.toHaveBeenCalled()
    isTaken()
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('keeps what was typed when it is closed, and forgets it once it was sent', async () => {
    const property = aVilla()
    const first = ask(property)
    await fill(first.user)
    first.unmount()
    const second = ask(property)
    expect(field('Email').value).toBe('anjali@example.com')
    expect(field('Message').value).toBe('Can we see it on Sunday?')
    await second.user.click(send())
    isTaken()
    await waitFor(() => expect(second.onClosed).toHaveBeenCalled())
    second.unmount()
    ask(property)
    expect(field('Name').value + field('Message').value).toBe('')
  })

  it('does not take the words about one property over to another', async () => {
    const first = ask(aVilla())
    await fill(first.user)
    first.unmount()
    ask(aPlot())
    expect(field('Name').value).toBe('Anjali Pradhan')
    expect(field('Message').value).toBe('')
  })

  it('keeps what was typed for the next document of this tab, until it was sent', async () => {
    const property = aVilla()
    const first = ask(property)
    await fill(first.user)
    await first.user.click(planVisit())
    await first.user.click(screen.getByRole('button', { name: 'Morning' }))
    first.unmount()
    const inNextDocument = async () => {
      vi.resetModules()
      const { EnquiryDialog: Next } = await import('./enquiry-dialog.tsx')
      const onClosed = vi.fn<() => void>()
      return { ...render(<Next property={property} onClosed={onClosed} />), onClosed }
    }
    const values = () => Object.keys(WORDS).map((label) => field(label).value)
    const isMorning = () => screen.getByRole('button', { name: 'Morning' }).getAttribute('aria-pressed')
    const next = await inNextDocument()
    expect([values(), isMorning()]).toEqual([Object.values(WORDS), 'true'])
    await first.user.click(send())
    isTaken()
    await waitFor(() => expect(next.onClosed).toHaveBeenCalledOnce())
    next.unmount()
    await inNextDocument()
    expect(values()).toEqual(['', '', '', ''])
    await first.user.click(planVisit())
    expect(isMorning()).toBe('false')
  })

  it('says that the browser blocked the tab, loses nothing and offers the same chat as a link', async () => {
    open.mockReturnValue(null)
    const { user, onClosed } = ask()
    await fill(user)
    await user.click(send())
    const link = screen.getByRole('link', { name: 'Open WhatsApp' })
    expect(screen.getByRole('alert').textContent).toContain('Your browser blocked the new tab.')
    expect(link.getAttribute('href')).toBe(open.mock.calls[0]?.[0])
    expect(link.getAttribute('rel')).toContain('noopener')
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(field('Message').value).toBe('Can we see it on Sunday?')
    expect(onClosed).not.toHaveBeenCalled()
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('keeps what was sent without a connection, says so, and closes once it is sent with one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, onClosed } = ask()
    await fill(user)
    await user.click(send())
    expect(open).toHaveBeenCalledOnce()
    isTaken()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^There was no connection. Your words are kept/)
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true))
    expect(onClosed).not.toHaveBeenCalled()
    expect(field('Message').value).toBe('Can we see it on Sunday?')
    onLine.mockReturnValue(true)
    await user.click(send())
    isTaken()
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('keeps what was sent by the link of a blocked tab without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open.mockReturnValue(null)
    const { user, onClosed } = ask()
    await fill(user)
    await user.click(send())
    const link = screen.getByRole('link', { name: 'Open WhatsApp' })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await user.type(field('Message'), ' Please.')
    expect(field('Message').value).toBe('Can we see it on Sunday? Please.')
    expect(onClosed).not.toHaveBeenCalled()
  })
})

describe('Quick questions', () => {
  const question = (name: string) =>
    within(screen.getByRole('group', { name: 'Quick questions' })).getByRole('button', { name })

  it('fill the message, one in place of another', async () => {
    const { user } = ask()
    await user.click(question('Still available?'))
    expect(field('Message').value).toBe('Is this property still available?')
    await user.click(question('Send the papers'))
    expect(field('Message').value).toBe('Please send me the papers of this property.')
    expect(question('Send the papers').getAttribute('aria-pressed')).toBe('true')
  })

  it('join what was typed, and leave it alone when they are taken back', async () => {
    const { user } = ask()
    await user.type(field('Message'), 'Is the road wide?')
    await user.click(question('Send the papers'))
    await user.click(question('Still available?'))
    expect(field('Message').value).toBe(
      'Is the road wide? Please send me the papers of this property. Is this property still available?',
    )
    await user.click(question('Send the papers'))
    expect(field('Message').value).toBe('Is the road wide? Is this property still available?')
    expect(question('Still available?').getAttribute('aria-pressed')).toBe('true')
  })

  it('leave what was typed alone where they would make it longer than a message may be', async () => {
    const { user } = ask()
    fireEvent.change(field('Message'), { target: { value: 'a'.repeat(990) } })
    await user.click(question('Send the papers'))
    expect(field('Message').value).toHaveLength(990)
  })
})

describe('Remember me on this device', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device' })

  async function sendOnce(isRemembered: boolean) {
    const { user, onClosed, unmount } = ask()
    expect(box().checked).toBe(false)
    await fill(user)
    if (isRemembered) await user.click(box())
    await user.click(send())
    isTaken()
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    unmount()
  }

  it('is off at first, and off the form is empty next time', async () => {
    await sendOnce(false)
    ask()
    expect([field('Name').value, field('Phone').value, field('Email').value]).toEqual(['', '', ''])
  })

  it('fills in who asks next time, never what was asked, until it is switched off', async () => {
    await sendOnce(true)
    const { user } = ask()
    expect([field('Name').value, field('Email').value]).toEqual([WORDS.Name, WORDS.Email])
    expect(field('Message').value).toBe('')
    await user.click(box())
    expect(localStorage.getItem('enquiry_person')).toBeNull()
  })
})

it('The form of a phone waits with its keyboard until it is asked for', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
  ask()
  expect(document.activeElement).not.toBe(field('Name'))
})

describe('A wish for a visit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T06:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const press = (name: string | RegExp) => screen.getByRole('button', { name })
  const isOn = (name: string | RegExp) => press(name).getAttribute('aria-pressed')
  const day = () => screen.getByLabelText<HTMLInputElement>('Day')

  it('is a line of the chat, after the prescribed ones', async () => {
    const { user } = ask()
    await fill(user)
    await user.click(planVisit())
    await user.click(press('Wed 25 Nov'))
    await user.click(press('Morning'))
    await user.click(send())
    const text = new URL(open.mock.calls[0]?.[0] ?? '').searchParams.get('text')?.split('\n')
    expect(text?.slice(4, 6)).toEqual(['Message: Can we see it on Sunday?', 'Visit: 25 Nov 2026, Morning'])
    isTaken()
  })

  it('is asked first, and written, where a visit is asked for', async () => {
    const { user } = ask(aVilla(), true)
    expect(screen.getAllByRole('button', { name: / Nov$/ }).map((one) => one.textContent)).toEqual([
      'Tue 24 Nov',
      'Wed 25 Nov',
      'Thu 26 Nov',
      'Fri 27 Nov',
      'Sat 28 Nov',
      'Mon 30 Nov',
    ])
    expect(document.activeElement).toBe(press('Tue 24 Nov'))
    expect(field('Message').value).toBe('I would like to visit this property.')
    await user.click(press('Sat 28 Nov'))
    expect(isOn('Sat 28 Nov')).toBe('true')
    await user.click(press('Sat 28 Nov'))
    expect(isOn('Sat 28 Nov')).toBe('false')
  })

  it('comes with the question that asks for one, which a chosen day answers', async () => {
    const { user } = ask(aPlot())
    await user.click(press('Arrange a visit'))
    expect(field('Message').value).toBe('I would like to visit this property. Which day suits you?')
    await user.click(press('Tue 24 Nov'))
    expect(field('Message').value).toBe('I would like to visit this property.')
    expect(press('Send the papers')).toHaveProperty('disabled', false)
  })

  it('is answered by a chosen day in what was typed, too', async () => {
    const { user } = ask(aPlot())
    await user.type(field('Message'), 'Hello.')
    await user.click(press('Arrange a visit'))
    await user.click(press('Tue 24 Nov'))
    expect(field('Message').value).toBe('Hello. I would like to visit this property.')
  })

  it('leaves a message that was typed as it is', async () => {
    const { user } = ask(aVilla(), true)
    await fill(user, { Message: 'Is the road wide?' })
    await user.click(press('Tue 24 Nov'))
    expect(field('Message').value).toBe('Is the road wide?')
  })

  it('stays when the dialog is closed, for its own listing only, and is forgotten once it was sent', async () => {
    const property = aVilla()
    const wish = () => [isOn('Wed 25 Nov'), isOn('Morning')]
    const first = ask(property, true)
    await first.user.click(press('Wed 25 Nov'))
    await first.user.click(press('Morning'))
    first.unmount()
    const other = ask(aPlot(), true)
    expect(wish()).toEqual(['false', 'false'])
    other.unmount()
    const second = ask(property)
    expect(wish()).toEqual(['true', 'true'])
    await fill(second.user)
    await second.user.click(send())
    isTaken()
    await waitFor(() => expect(second.onClosed).toHaveBeenCalled())
    second.unmount()
    ask(property, true)
    expect(wish()).toEqual(['false', 'false'])
  })

  it('may be for another day, which shows again in the calendar', async () => {
    const property = aVilla()
    const first = ask(property, true)
    await first.user.click(press('Another day'))
    expect(document.activeElement).toBe(day())
    fireEvent.change(day(), { target: { value: '2026-12-12' } })
    first.unmount()
    ask(property)
    expect(day().value).toBe('2026-12-12')
  })

  it.each(['2026-11-22', '2026-12-24'])(
    'is asked again for another day than today to 30 on: %s',
    async (on) => {
      const { user } = ask(aVilla(), true)
      await fill(user)
      await user.click(press('Another day'))
      fireEvent.change(day(), { target: { value: on } })
      await user.click(send())
      expect(open).not.toHaveBeenCalled()
      expect(describedBy(day())).toBe('Choose a day from today to 30 days on.')
    },
  )
})

it('The chat about the listing opens without a form', () => {
  const property = aVilla({ number: 'A-31', title: 'White villa' })
  ask(property)
  const link = screen.getByRole('link', { name: 'Just open WhatsApp' }).getAttribute('href') ?? ''
  expect(new URL(link).searchParams.get('text')).toBe(
    `Hello, I'm interested in property ID: ${property._id}.\nA-31 · White villa\n${location.origin}/view/${property._id}`,
  )
})

describe('The copy for the firm', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetched
      .mockReset()
      .mockImplementation(() => Promise.resolve(new Response('{"message":"x"}', { status: 202 })))
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => void vi.unstubAllEnvs())

  async function sendIt(property = aVilla()) {
    const { user } = ask(property)
    await fill(user)
    await user.dblClick(send())
    isTaken()
    await waitFor(() => expect(open).toHaveBeenCalled())
  }

  it('is never made, nor spoken of, while enquiries are not recorded', async () => {
    await sendIt()
    expect(screen.queryByText(/A copy of your enquiry/)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
    expect(localStorage.getItem('enquiries_waiting')).toBeNull()
  })

  it('is sent once where they are, after the chat has opened, and the form says so', async () => {
    vi.stubEnv('RECORD_ENQUIRIES', 'true')
    const property = aVilla()
    fetched.mockImplementation(() => {
      expect(open).toHaveBeenCalled()
      return Promise.resolve(new Response('{"message":"x"}', { status: 202 }))
    })
    await sendIt(property)
    expect(screen.getByText(/A copy of your enquiry stays with us/)).toBeDefined()
    await waitFor(() => expect(localStorage.getItem('enquiries_waiting')).toBeNull())
    expect(fetched).toHaveBeenCalledOnce()
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/enquiries')
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
      propertyId: property._id,
      name: 'Anjali Pradhan',
      phone: '9832011457',
      message: 'Can we see it on Sunday?',
      language: 'en',
    })
  })

  it('is made once of what is sent again because there was no connection', async () => {
    vi.stubEnv('RECORD_ENQUIRIES', 'true')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await sendIt()
    await screen.findByRole('alert')
    onLine.mockReturnValue(true)
    await userEvent.click(send())
    isTaken()
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
    expect(fetched).toHaveBeenCalledOnce()
  })
})
