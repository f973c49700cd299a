import { locks } from 'node:worker_threads'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answer, reply } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const KEY = `property-draft:${AN_ADMIN._id}:new`
const OTHER_TAB = 'Another tab is filling in a new property too'

let closeOtherTab: () => Promise<unknown> = async () => undefined

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})
afterEach(async () => {
  await closeOtherTab()
  Reflect.deleteProperty(navigator, 'locks')
})

async function openForm() {
  const { unmount } = openStaffAt('/admin/properties/add')
  await findField('Title')
  return unmount
}

async function draftOf(title: string) {
  const close = await openForm()
  fireEvent.change(field('Title'), { target: { value: title } })
  close()
}

/** Acts as another tab that has the form open: holds the lock of the draft under that key. */
async function inOtherTab(key: string) {
  let close: () => void = () => undefined
  await new Promise<void>((isOpen) => {
    const open = locks.request(key, () => {
      isOpen()
      return new Promise<void>((release) => (close = release))
    })
    closeOtherTab = () => {
      close()
      return open
    }
  })
}

it('leaves the draft of another tab alone, says so, and keeps one of its own', async () => {
  await draftOf('Half a listing')
  await inOtherTab(KEY)
  const close = await openForm()
  expect(field('Title').value).toBe('')
  expect(await screen.findByText(OTHER_TAB)).toBeTruthy()
  fireEvent.change(field('Title'), { target: { value: 'Another listing' } })
  close()
  expect(localStorage.getItem(KEY)).toContain('Half a listing')
  expect(localStorage.getItem(`${KEY}:2`)).toContain('Another listing')
})

it('says so once another tab begins', async () => {
  await openForm()
  await inOtherTab(`${KEY}:2`)
  expect(screen.queryByText(OTHER_TAB)).toBeNull()
  const draft = JSON.stringify({ category: 'Plot', values: {}, pictures: [] })
  localStorage.setItem(`${KEY}:2`, draft)
  window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}:2`, newValue: draft }))
  expect(await screen.findByText(OTHER_TAB)).toBeTruthy()
})

it('brings back the draft of a tab that was closed', async () => {
  const draft = { category: 'Plot', values: { title: 'Left behind' }, pictures: [] }
  localStorage.setItem(`${KEY}:2`, JSON.stringify(draft))
  await openForm()
  await waitFor(() => expect(field('Title').value).toBe('Left behind'))
  expect(screen.queryByText(OTHER_TAB)).toBeNull()
})

it('has its draft again after going away and coming back', async () => {
  await draftOf('Half a listing')
  await openForm()
  expect(field('Title').value).toBe('Half a listing')
})

it('opens the form where the browser refuses to lock anything', async () => {
  const refused = () => Promise.reject(new DOMException('Storage is switched off.', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', {
    value: { request: refused, query: refused },
    configurable: true,
  })
  await openForm()
  expect(field('Title').value).toBe('')
})
