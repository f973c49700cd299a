import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { answer } from '#frontend/test/answers.ts'
import { listReply } from '#frontend/test/properties.ts'
import { AreaFilter } from './area-filter.tsx'
import { LocationFilter } from './filter-panel.tsx'
import { FilterPopover } from './filter-popover.tsx'

const AREA = ['minArea', 'maxArea', 'areaUnit']

/** A bar with one filter, and something else to press. */
async function open(of: ComponentProps<typeof FilterPopover>['of'], keys: readonly string[]) {
  answer('GET /api/properties', listReply([]))
  const asked = vi.fn<(query: string) => void>()
  function Bar() {
    const [params, setParams] = useState(new URLSearchParams())
    return (
      <>
        <FilterPopover
          title="Where"
          chosen={undefined}
          reading={undefined}
          keys={keys}
          of={of}
          params={params}
          onChange={(edit) => {
            const next = edit(params)
            asked(String(next))
            setParams(next)
          }}
        />
        <a href="#elsewhere">Elsewhere</a>
      </>
    )
  }
  render(<Bar />)
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Where' }))
  return { user, asked, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name) }
}

describe('A filter of the bar', () => {
  it('has the focus in its first field', async () => {
    const { field } = await open(LocationFilter, ['city'])
    expect(document.activeElement).toBe(field('Location'))
  })

  it('applies by Enter what was typed', async () => {
    const { user, asked } = await open(LocationFilter, ['city'])
    await user.keyboard('Matigara{Enter}')
    expect(asked.mock.calls).toEqual([['city=Matigara']])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open at Enter where what was typed cannot be read', async () => {
    const { user, asked, field } = await open(AreaFilter, AREA)
    await user.type(field('From'), 'big{Enter}')
    expect(screen.getByText('Enter a number, such as 3.')).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
    await user.clear(field('From'))
    await user.type(field('From'), '2 katha{Enter}')
    expect(asked.mock.calls).toEqual([['minArea=1440&areaUnit=katha']])
  })

  it('still holds what was typed when it was left by a press elsewhere, and not after Escape', async () => {
    const { user, asked, field } = await open(LocationFilter, ['city'])
    await user.keyboard('Sukna')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Where' }))
    expect(field('Location').value).toBe('Sukna')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Where' }))
    expect(field('Location').value).toBe('')
    expect(asked).not.toHaveBeenCalled()
  })
})
