import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptNow, restoreKept, toggleKept } from '#frontend/features/kept/kept.ts'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const [one, two] = [
  aPlot({ title: 'One plot', price: 4_000_000, roadWidth: 20 }),
  aVilla({ title: 'Two villa', price: 9_000_000 }),
]
const ids = `${two._id},${one._id}`

beforeEach(() => {
  restoreKept([])
  localStorage.clear()
  answer('GET /api/properties', reply([two, one]))
})

function keepBoth() {
  toggleKept({ ...one, price: 5_000_000 })
  toggleKept(two)
}

describe('what is kept', () => {
  it('is nothing at first, and says how to keep', async () => {
    await openPage('/kept')
    expect(await screen.findByText('Nothing kept yet.')).toBeDefined()
  })

  it('shows each as it is now, by one call, and what changed since it was kept', async () => {
    keepBoth()
    await openPage('/kept')
    expect(await screen.findByText('₹10 Lakh less than when you kept it')).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(sentCalls().filter(({ path }) => path.includes(`ids=${ids}`))).toHaveLength(1)
  })

  it('is let go with a way back', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Let go: One plot' }))
    expect(keptNow().map(({ id }) => id)).toEqual([two._id])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(keptNow().map(({ id }) => id)).toEqual([two._id, one._id])
  })

  it('leads two that are ticked to their comparison', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('checkbox', { name: 'One plot' }))
    await user.click(screen.getByRole('checkbox', { name: 'Two villa' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare these 2' }).disabled).toBe(false)
  })

  it('is a hundred at most, and lasts as long as the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (let count = 0; count < 100; count++)
      expect(toggleKept({ _id: `f${count.toString(16).padStart(23, '0')}`, price: 1 })).toBe(true)
    expect(toggleKept(one)).toBe(false)
    expect(keptNow()).toHaveLength(100)
    vi.restoreAllMocks()
  })
})

it('compares two as a table that marks what differs', async () => {
  await openPage(`/compare?ids=${ids}`)
  const table = await screen.findByRole('table')
  expect(await within(table).findByRole('rowheader', { name: 'Road width' })).toBeDefined()
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
})

it('keeps a listing from its card in the list, and lets it go again', async () => {
  const { user } = await openPage('/property')
  const heart = await screen.findByRole('button', { name: 'Keep: One plot' })
  await user.click(heart)
  expect(keptNow()).toMatchObject([{ id: one._id, price: 4_000_000 }])
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await user.click(heart)
  expect(keptNow()).toEqual([])
})
