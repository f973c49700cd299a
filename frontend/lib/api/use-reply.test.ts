import { afterEach, expect, it, vi } from 'vitest'

const PATH = '/api/properties/1'

/** As a page starts: nothing read yet. */
async function startWith(preloaded: string | undefined, token?: string) {
  document.body.innerHTML = ''
  localStorage.clear()
  if (token) localStorage.setItem('auth_token', token)
  if (preloaded !== undefined) {
    const script = document.createElement('script')
    Object.assign(script, { id: 'replies', type: 'application/json', textContent: preloaded })
    document.body.append(script)
  }
  vi.resetModules()
  return import('./use-reply.ts')
}

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

const PRELOADED = JSON.stringify({ [PATH]: { body: { title: 'Plot' }, headers: { 'x-total-count': '1' } } })

it('gives what the document brought along, until it is dropped', async () => {
  const { preloadedReply, dropPreloadedReply } = await startWith(PRELOADED)
  expect(preloadedReply(PATH)?.body).toEqual({ title: 'Plot' })
  expect(preloadedReply(PATH)?.headers.get('x-total-count')).toBe('1')
  expect(preloadedReply('/api/properties/2')).toBeUndefined()
  dropPreloadedReply(PATH)
  expect(preloadedReply(PATH)).toBeUndefined()
})

it('leaves staff to ask for what only they may see', async () => {
  const { preloadedReply } = await startWith(PRELOADED, 'a.b.c')
  expect(preloadedReply(PATH)).toBeUndefined()
})

it('is empty where the page comes without the Worker', async () => {
  const { preloadedReply } = await startWith(undefined)
  expect(preloadedReply(PATH)).toBeUndefined()
})
