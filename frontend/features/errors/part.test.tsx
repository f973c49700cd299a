import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Chunk, chunk } from '#frontend/lib/browser/chunk.tsx'
import { PrerenderedPart } from './part.tsx'

const Voices = () => <p>Six voices</p>

function page(Part: Chunk<object>) {
  return (
    <PrerenderedPart of={Part}>
      <Suspense fallback="On its way">
        <Part />
      </Suspense>
    </PrerenderedPart>
  )
}

/** The prerendered page, hydrated by a browser that still has to load the code of its part. */
async function takeOver(load: () => Promise<ComponentType<object>>) {
  const built = chunk(async () => Voices)
  await built.preloadCode()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(built))
  const voices = screen.getByText('Six voices')
  await act(async () => void render(page(chunk(load, { neverFails: true })), { container, hydrate: true }))
  return voices
}

describe('A part that is in the HTML of its page', () => {
  it('is taken over as it stands once its code is there', async () => {
    const taken = vi.fn<() => void>()
    function Living() {
      useEffect(taken)
      return Voices()
    }
    let arrive: (part: ComponentType<object>) => void = () => undefined
    const voices = await takeOver(() => new Promise((resolve) => (arrive = resolve)))
    expect(screen.getByText('Six voices')).toBe(voices)
    expect(taken).not.toHaveBeenCalled()
    await act(async () => arrive(Living))
    expect(screen.getByText('Six voices')).toBe(voices)
    expect(taken).toHaveBeenCalled()
  })

  it('stays when its code does not come, and the page says so', async () => {
    const voices = await takeOver(() => Promise.reject(new TypeError('MIME type text/html')))
    expect((await screen.findByRole('alert')).textContent).toContain('Loading chunk failed')
    expect(screen.getByText('Six voices')).toBe(voices)
  })
})
