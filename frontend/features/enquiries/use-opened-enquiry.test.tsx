import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { useOpenedEnquiry } from './use-opened-enquiry.ts'

describe('An enquiry after a reload', () => {
  const villa = aVilla()
  const reloaded = (enquiry: string) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/view', state: { enquiry } }]}>{children}</MemoryRouter>
    )
    return renderHook(() => useOpenedEnquiry(villa), { wrapper }).result.current.property
  }

  it('is open again about the listing of its page', () => {
    expect(reloaded(villa._id)).toBe(villa)
  })

  it('about a similar listing is not taken for one about the page’s own', () => {
    expect(reloaded(aPlot()._id)).toBeUndefined()
  })
})

it('An enquiry that is opened by two quick presses is one entry of the history', () => {
  const villa = aVilla()
  const { result } = renderHook(() => useOpenedEnquiry(), { wrapper: BrowserRouter })
  const { enquireAbout } = result.current
  const entries = history.length
  act(() => {
    enquireAbout(villa)
    enquireAbout(villa)
  })
  expect(result.current.property).toBe(villa)
  expect(history.length).toBe(entries + 1)
})
