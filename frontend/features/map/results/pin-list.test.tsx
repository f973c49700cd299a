import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { PinList } from './pin-list.tsx'

const pinOf = ({ _id, price, deal, category, title }: Property) => ({
  _id,
  price,
  deal,
  category,
  title,
  lat: 26.7,
  lng: 88.4,
  isApproximate: false,
})

function open(properties: readonly Property[], listed: readonly Property[] = []) {
  const onChoose = vi.fn<(id: string, row: HTMLElement) => void>()
  const pins = properties.map(pinOf)
  const { container } = render(<PinList pins={pins} listed={listed} onChoose={onChoose} />)
  const details = container.querySelector('details')
  if (!details) throw new Error('No list.')
  details.open = true
  fireEvent(details, new Event('toggle'))
  return { onChoose, user: userEvent.setup({ delay: null }) }
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows 24 pins, says of how many, and more at a press', async () => {
  const plots = Array.from({ length: 50 }, (_, index) => aPlot({ title: `Plot ${index}`, price: 4_500_000 }))
  const { user, onChoose } = open(plots)
  expect(rows()).toHaveLength(24)
  expect(screen.getByText('24 of 50')).toBeDefined()
  const showMore = screen.getByRole('button', { name: 'Show more' })
  await user.click(showMore)
  expect(rows()).toHaveLength(48)
  expect(document.activeElement).toBe(showMore)
  await user.click(showMore)
  expect(rows().at(-1)).toBe('Plot 49₹45 Lakh')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Plot 48')
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(plots[48]?._id, document.activeElement)
  expect(sentCalls()).toEqual([])
})

it('calls a listing that was typed in other letters as its card does, which is asked once where it is not there', async () => {
  const typed = { title: 'মাটিগাড়ায় জমি', locality: 'Matigara', plotSizeSqFt: 5040 }
  const [there, away] = [aPlot({ ...typed, price: 0 }), aPlot({ ...typed, deal: 'rent', price: 9000 })]
  answer('GET /api/properties', reply([away]))
  open([there, away], [there])
  await waitFor(() =>
    expect(rows()).toEqual([
      '7 katha plot in MatigaraContact for Price',
      '7 katha plot for rent in Matigara₹9,000 / month',
    ]),
  )
  expect(sentCalls().map(({ path }) => path)).toEqual([`/api/properties?ids=${away._id}`])
})
