import { afterEach, expect, it, vi } from 'vitest'

const PATH = '/api/properties/1'

/** As a page starts: nothing read yet. */
async function startWith(island: string | undefined, token?: string) {
  document.body.innerHTML = ''
  localStorage.clear()
  if (token) localStorage.setItem('auth_token', token)
  if (island !== undefined) {
    const script = document.createElement('script')
    Object.assign(script, { id: 'replies', type: 'application/json', textContent: island })
    document.body.append(script)
  }
  vi.resetModules()
  return import('./preloaded-data.ts')
}

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

const ISLAND = JSON.stringify({ [PATH]: { body: { title: 'Plot' }, headers: { 'x-total-count': '1' } } })

it('gives what the document brought along, until it is dropped', async () => {
  const { broughtReply, dropReply } = await startWith(ISLAND)
  expect(broughtReply(PATH)?.body).toEqual({ title: 'Plot' })
  expect(broughtReply(PATH)?.headers.get('x-total-count')).toBe('1')
  expect(broughtReply('/api/properties/2')).toBeUndefined()
  dropReply(PATH)
  expect(broughtReply(PATH)).toBeUndefined()
})

it('leaves staff to ask for what only they may see', async () => {
  const { broughtReply } = await startWith(ISLAND, 'a.b.c')
  expect(broughtReply(PATH)).toBeUndefined()
})

it('is empty where the page comes without the Worker', async () => {
  const { broughtReply } = await startWith(undefined)
  expect(broughtReply(PATH)).toBeUndefined()
})
