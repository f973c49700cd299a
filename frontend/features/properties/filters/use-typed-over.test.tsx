import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AreaFilter } from './area-filter.tsx'
import type { Choose } from './list-query.ts'
import { useTypedOver } from './use-typed-over.ts'

/** Fields over an address that holds a choice only once it is told so, as one whose list still loads. */
function open(query = '') {
  const chosen: Choose[] = []
  function Sheet() {
    const [params, setParams] = useState(new URLSearchParams(query))
    const arrive = () => setParams(chosen.splice(0).reduce((next, choose) => choose(next), params))
    const { isTyping, fields, onChange } = useTypedOver(params, (choose) => chosen.push(choose))
    return (
      <div>
        <div {...fields}>
          <AreaFilter params={params} onChange={onChange} />
        </div>
        <button type="button" onClick={arrive}>
          Arrive
        </button>
        <output>{isTyping ? 'open' : 'counted'}</output>
      </div>
    )
  }
  render(<Sheet />)
  const field = (name: string) => screen.getByLabelText(name)
  return {
    type: async (name: string, value: string) => {
      await act(async () => field(name).focus())
      fireEvent.input(field(name), { target: { value } })
    },
    leave: (name: string) => act(() => field(name).blur()),
    arrive: () => fireEvent.click(screen.getByText('Arrive')),
    state: () => screen.getByRole('status').textContent,
  }
}

it('counts nothing for as long as any field holds what is not applied', async () => {
  const { type, arrive, leave, state } = open()
  expect(state()).toBe('counted')
  await type('From', '2')
  expect(state()).toBe('open')
  await type('To', '3')
  arrive()
  expect(state()).toBe('open')
  leave('To')
  expect(state()).toBe('open')
  arrive()
  expect(state()).toBe('counted')
})

it.each(['2', '2.0', ''])('counts again after a field was left as it was applied: %s', async (typed) => {
  const { type, arrive, leave, state } = open(typed === '' ? '' : 'minArea=1440&areaUnit=katha')
  await type('From', '7')
  await type('From', typed)
  expect(state()).toBe('open')
  leave('From')
  arrive()
  expect(state()).toBe('counted')
})

it('counts nothing while a field holds what cannot be read', async () => {
  const { type, leave, state } = open()
  await type('From', 'big')
  leave('From')
  expect(state()).toBe('open')
})
