import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture, openListing } from '#frontend/test/open-listing.ts'
import { aVilla } from '#frontend/test/properties.ts'

describe('The pictures', () => {
  it('are a closed shutter when there is none', async () => {
    await openListing(aVilla({ pictures: [] }))
    expect(screen.getByRole('img', { name: 'No picture yet' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Open picture/ })).toBeNull()
  })

  it('are a main one loaded at once in its size, the others after it, a fourth and fifth lower down', async () => {
    await openListing(aVilla({ pictures: [1, 2, 3, 4, 5].map(aPicture) }))
    const lower = { name: 'Open picture 5 of 5: View 5' }
    await waitFor(() => expect(screen.getAllByRole('button', lower)).toHaveLength(2))
    const buttons = screen.getAllByRole('button', { name: /^Open picture/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      // Phones swipe through all five; wide screens show the last two again further down.
      [1, 2, 3, 4, 5, 4, 5].map((number) => `Open picture ${number} of 5: View ${number}`),
    )
    const [main, side] = buttons.map((button) => button.querySelector('img'))
    expect(main?.getAttribute('loading')).toBe('eager')
    expect(main?.getAttribute('fetchpriority')).toBe('high')
    expect([main?.width, main?.height]).toEqual([960, 640])
    expect(side?.getAttribute('loading')).toBe('lazy')
    expect(screen.getByText('All 5 pictures')).toBeDefined()
  })

  it('make a walk where staff have named places, which says its sentences once', async () => {
    await openListing(
      aVilla({
        description: 'Six katha in Dagapur. A porch for one.\n\nLight from two sides.',
        pictures: [
          { ...aPicture(1), place: 'front', caption: 'A porch for one.' },
          { ...aPicture(2), place: 'living', caption: 'Light from two sides.' },
          { ...aPicture(3), place: 'garden' },
          aPicture(4),
        ],
      }),
    )
    const walk = within(await screen.findByRole('region', { name: 'A walk through' }))
    expect(walk.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '1The front',
      '2Living room',
      '3Garden',
    ])
    expect(walk.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(
      [2, 3].map((number) => `Open picture ${number} of 4: View ${number}`),
    )
    expect(screen.getAllByText('A porch for one.')).toHaveLength(1)
    expect(screen.getByText('Six katha in Dagapur.')).toBeDefined()
  })

  it('say in a walk what is seen at each place, and leave to the features what belongs to none of them', async () => {
    await openListing(
      aVilla({
        garage: true,
        servantRoom: false,
        amenities: [
          'Generator 10 kVA',
          'Modular kitchen',
          'Kitchen garden',
          'গ্যারেজ',
          'garage',
          'Well ventilated',
          'Inverter',
          'Lift',
          'Fireplace',
        ],
        pictures: [
          { ...aPicture(1), place: 'front', caption: 'A porch for one.' },
          { ...aPicture(2), place: 'living' },
          { ...aPicture(3), place: 'garden' },
          { ...aPicture(4), place: 'bedroom' },
        ],
      }),
    )
    const walk = within(await screen.findByRole('region', { name: 'A walk through' }))
    const said = ['The front', 'Living room', 'Garden', 'Bedrooms'].map((name) =>
      [...(walk.getByRole('heading', { name }).closest('li')?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    )
    expect(said).toEqual([['Garage'], ['Inverter', 'Lift', 'Fireplace'], ['Kitchen garden'], []])
  })

  const openAt = async (number: number, count: number) => {
    const { user } = await openListing(
      aVilla({ pictures: Array.from({ length: count }, (_, n) => aPicture(n + 1)) }),
    )
    const [picture] = screen.getAllByRole('button', { name: new RegExp(`^Open picture ${number}`) })
    await user.click(picture ?? document.body)
    const dialog = await screen.findByRole('dialog', { name: 'Pictures' })
    const viewer = within(dialog)
    await viewer.findByText(`${number} / ${count}`)
    return { user, dialog, viewer }
  }
  const viewerNow = () => screen.queryByRole('dialog', { name: 'Pictures' })

  it('open as one entry of the history, also by two quick presses', async () => {
    await openListing(aVilla({ pictures: [aPicture(1)] }))
    const [picture] = screen.getAllByRole('button', { name: /^Open picture 1/ })
    const entries = history.length
    act(() => {
      picture?.click()
      picture?.click()
    })
    expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeDefined()
    expect(history.length).toBe(entries + 1)
  })

  it('open large with a counter, follow buttons, arrow keys and thumbnails', async () => {
    const { user, viewer } = await openAt(2, 4)
    await user.click(viewer.getByRole('button', { name: 'Next picture' }))
    expect(await viewer.findByText('3 / 4')).toBeDefined()
    const last = viewer.getByRole('button', { name: 'Show picture 4 of 4' })
    await user.click(last)
    expect(await viewer.findByText('4 / 4')).toBeDefined()
    expect(last.getAttribute('aria-current')).toBe('true')
    await user.keyboard('{ArrowLeft}')
    expect(await viewer.findByText('3 / 4')).toBeDefined()
  })

  it('say which one is seen after each change, once for those who do not see it', async () => {
    const { user, viewer } = await openAt(1, 3)
    const said = () => viewer.queryAllByText(/ of 3: /).map(({ textContent }) => textContent)
    expect(said()).toEqual([])
    await user.click(viewer.getByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(said()).toEqual(['2 of 3: View 2']))
    expect(viewer.getByText('2 of 3: View 2').getAttribute('aria-live')).toBe('polite')
    await user.click(viewer.getByRole('button', { name: 'Previous picture' }))
    await waitFor(() => expect(said()).toEqual(['1 of 3: View 1']))
  })

  it('close by their button', async () => {
    const { user, viewer } = await openAt(1, 2)
    await user.click(viewer.getByRole('button', { name: 'Close pictures' }))
    await waitFor(() => expect(viewerNow()).toBeNull())
  })

  it('close with Escape, which the browser tells a dialog as "cancel"', async () => {
    const { dialog } = await openAt(1, 2)
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(viewerNow()).toBeNull())
  })

  it('close with Back, which leaves the visitor on the page', async () => {
    await openAt(1, 2)
    act(() => history.back())
    await waitFor(() => expect(viewerNow()).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  })

  it('open a single one without arrows and thumbnails', async () => {
    const { viewer } = await openAt(1, 1)
    expect(viewer.queryByRole('button', { name: 'Next picture' })).toBeNull()
    expect(viewer.queryByRole('navigation')).toBeNull()
  })
})
