import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptOf, type Scale, type Send } from '#frontend/features/images/picture-list.ts'
import { createPictureQueue } from './picture-queue.ts'
import type { ScaledPicture } from './scale-picture.ts'

const STORED = {
  url: '/property-images/plot/1760000000000_old.webp',
  alt: 'Gate',
  width: 960,
  height: 640,
  widths: [],
  colour: null,
}
const file = (name: string) => new File([name], name)

const scaled: ScaledPicture = {
  width: 960,
  height: 640,
  widths: [320],
  colour: '#aabbcc',
  look: '00f8fcfcfc7c3e1f',
  versions: [
    { suffix: '', extension: 'webp', blob: new Blob(['main']) },
    { suffix: '-320', extension: 'webp', blob: new Blob(['s']) },
  ],
}
const scale: Scale = async ({ name }) => (name.endsWith('.heic') ? 'unreadable' : scaled)

/** A fake `send` whose uploads end when the test says so. */
function gatedSends() {
  const open = new Map<string, { arrive: () => void; break: (error: Error) => void; signal: AbortSignal }>()
  const send: Send = ({ stem }, { signal }) =>
    new Promise((resolve, reject) => {
      open.set(stem, { arrive: () => resolve(`/${stem}`), break: reject, signal })
    })
  return { open, send }
}

const statesOf = (queue: ReturnType<typeof createPictureQueue>) =>
  queue.current().entries.map(({ name, state }) => `${name} ${state.is}`)
const idOf = (queue: ReturnType<typeof createPictureQueue>, name: string) =>
  queue.current().entries.find((entry) => entry.name === name)?.id ?? ''

const revoked: string[] = []
beforeEach(() => {
  revoked.length = 0
  let made = 0
  URL.createObjectURL = () => `blob:${(made += 1)}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
})
afterEach(() => vi.restoreAllMocks())

describe('a file that cannot be read', () => {
  it('is no picture of the list: it can be chosen again, and all such are let go of at once', async () => {
    const queue = createPictureQueue([], scale, gatedSends().send)
    queue.add([file('roof.heic'), file('wall.heic')], 'plot')
    await vi.waitFor(() => expect(queue.current().refused).toHaveLength(2))
    expect(queue.current().entries).toEqual([])
    queue.add([file('roof.heic')], 'plot')
    expect(queue.current().leftOut).toEqual([])
    await vi.waitFor(() => expect(queue.current().entries).toEqual([]))
    expect(queue.current().refused.map(({ name }) => name)).toEqual(['wall.heic', 'roof.heic'])
    queue.forgetRefused()
    expect(queue.current().refused).toEqual([])
  })
})

describe('chosen files', () => {
  it('are stored in the order of the list, whichever arrives first; a broken one does not hold the others up', async () => {
    const { open, send } = gatedSends()
    const queue = createPictureQueue([STORED], scale, send)
    queue.add([file('a.jpg'), file('roof.heic'), file('b.jpg')], 'plot')
    await vi.waitFor(() => expect([...open.keys()]).toEqual(['a', 'b']))
    open.get('b')?.arrive()
    await vi.waitFor(() =>
      expect(statesOf(queue)).toEqual(['old.webp stored', 'a.jpg sending', 'b.jpg stored']),
    )
    expect(queue.current().refused).toMatchObject([{ name: 'roof.heic', problem: 'unreadable' }])
    open.get('a')?.arrive()
    await vi.waitFor(() =>
      expect(keptOf(queue.current().entries)).toMatchObject([
        STORED,
        { url: '/a', colour: '#aabbcc', widths: [320] },
        { url: '/b' },
      ]),
    )
  })

  it('are sent three at a time', async () => {
    const { open, send } = gatedSends()
    const queue = createPictureQueue([], scale, send)
    queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(file), 'plot')
    await vi.waitFor(() => expect(statesOf(queue)).toContain('d.jpg sending'))
    expect([...open.keys()]).toEqual(['a', 'b', 'c'])
    open.get('b')?.arrive()
    await vi.waitFor(() => expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd']))
  })

  it('go on from where they were when a lost one is retried', async () => {
    const { open, send } = gatedSends()
    const scaling = vi.fn<Scale>(scale)
    const queue = createPictureQueue([], scaling, send)
    queue.add([file('a.jpg')], 'plot')
    await vi.waitFor(() => expect(open.size).toBe(1))
    open.get('a')?.break(new Error('The network is gone.'))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg failed']))
    queue.retry(idOf(queue, 'a.jpg'))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg sending']))
    open.get('a')?.arrive()
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg stored']))
    expect(scaling).toHaveBeenCalledOnce()
  })
})

describe('a picture that is taken out', () => {
  it('is no longer sent, and its file may be chosen again', async () => {
    const { open, send } = gatedSends()
    const queue = createPictureQueue([], scale, send)
    const front = file('front.jpg')
    queue.add([front], 'plot')
    await vi.waitFor(() => expect(open.size).toBe(1))
    queue.remove(idOf(queue, 'front.jpg'))
    expect(open.get('front')?.signal.aborted).toBe(true)
    expect([queue.current().entries, revoked]).toEqual([[], ['blob:1']])
    queue.add([front], 'plot')
    expect(queue.current().leftOut).toEqual([])
  })

  it('does not come back when its upload ends all the same', async () => {
    const { open, send } = gatedSends()
    const queue = createPictureQueue([STORED], scale, send)
    queue.add([file('a.jpg')], 'plot')
    await vi.waitFor(() => expect(open.size).toBe(1))
    queue.reset([STORED])
    open.get('a')?.arrive()
    await Promise.resolve()
    expect(statesOf(queue)).toEqual(['old.webp stored'])
  })
})
