import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
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
