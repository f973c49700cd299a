import { render, screen, waitFor } from '@testing-library/react'
import { startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chunk, isChunkFailure } from './chunk.tsx'

const Part = () => <p>Here it is</p>

afterEach(() => vi.useRealTimers())

describe('A chunk', () => {
  it('shows its part once it is loaded', async () => {
    const Lazy = chunk(async () => Part)
    render(
      <Suspense fallback="On its way">
        <Lazy />
      </Suspense>,
    )
    expect(screen.getByText('On its way')).toBeDefined()
    expect(await screen.findByText('Here it is')).toBeDefined()
  })

  it('that was loaded before shows at once', async () => {
    const Lazy = chunk(async () => Part)
    await Lazy.preload()
    render(<Lazy />)
    expect(screen.getByText('Here it is')).toBeDefined()
  })

  it('that comes while React waits for it stays the same element from then on', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const Lazy = chunk(async () => Part)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const draw = (time: string) =>
      startTransition(() =>
        root.render(
          <Suspense fallback="On its way">
            <Lazy />
            {time}
          </Suspense>,
        ),
      )
    draw('once')
    const part = await waitFor(() => screen.getByText('Here it is'))
    draw('twice')
    await waitFor(() => expect(document.body.textContent).toContain('twice'))
    expect(part.isConnected).toBe(true)
    root.unmount()
    vi.unstubAllGlobals()
  })

  it('that does not come fails by the name of the specification, and may be asked for again', async () => {
    const load = vi
      .fn<() => Promise<typeof Part>>()
      .mockRejectedValueOnce(new TypeError('MIME type text/html'))
      .mockResolvedValue(Part)
    const Lazy = chunk(load)
    const error: unknown = await Lazy.preload().catch((reason: unknown) => reason)
    expect(isChunkFailure(error)).toBe(true)
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed' })
    await Lazy.preload()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is given up after 120 seconds', async () => {
    vi.useFakeTimers()
    const Lazy = chunk(() => new Promise<typeof Part>(() => undefined))
    const failure = Lazy.preload().then(
      () => 'loaded',
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(119_999)
    const settled = vi.fn<() => void>()
    void failure.then(settled)
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isChunkFailure(await failure)).toBe(true)
  })

  it('waits for the styles of what its document did not bring', async () => {
    document.head.innerHTML = '<style data-route="/" data-all-styles="/static/media/site.css"></style>'
    vi.resetModules()
    const { chunk: freshChunk } = await import('./chunk.tsx')
    const Lazy = freshChunk(async () => Part)
    const loaded = vi.fn<() => void>()
    void Lazy.preload().then(loaded)
    const sheet = await waitFor(() => {
      const link = document.querySelector<HTMLLinkElement>('link[href="/static/media/site.css"]')
      if (!link) throw new Error('not asked for')
      return link
    })
    expect(loaded).not.toHaveBeenCalled()
    sheet.dispatchEvent(new Event('load'))
    await waitFor(() => expect(loaded).toHaveBeenCalled())
    document.head.innerHTML = ''
  })
})
