import { beforeEach, expect, it, vi } from 'vitest'
import { answer, refusal, reply } from '#frontend/test/answers.ts'

const USER = {
  _id: 'a'.repeat(24),
  username: 'Rina',
  name: 'Rina',
  email: 'rina@firm.test',
  role: 'staff',
  approvedByAdmin: true,
} as const

/** The session as a page load finds it: it reads the store once, when its module is first run. */
async function loadedSession() {
  vi.resetModules()
  const api = await import('#frontend/lib/api/api.ts')
  return { ...(await import('./session.ts')), ...api }
}

beforeEach(() => {
  localStorage.setItem('auth_token', 'a-token')
  localStorage.setItem('auth_user', JSON.stringify(USER))
})

it('takes token and user from the store, once, at load', async () => {
  const { currentSession } = await loadedSession()
  localStorage.clear()
  expect(currentSession()).toEqual({ token: 'a-token', user: USER })
})

it('takes a user that is stored under id, without a username', async () => {
  const { _id: id, username: _username, ...others } = USER
  localStorage.setItem('auth_user', JSON.stringify({ id, ...others }))
  const { currentSession } = await loadedSession()
  expect(currentSession().user).toEqual({ ...USER, username: '' })
})

it.each(['', 'no json', 'null', '[]', '"Rina"', '{}', JSON.stringify({ ...USER, role: 'root' })])(
  'knows no user when %j is stored, and keeps the token',
  async (stored) => {
    localStorage.setItem('auth_user', stored)
    const { currentSession } = await loadedSession()
    expect(currentSession()).toEqual({ token: 'a-token', user: null })
  },
)

it('ends when an authorised call is refused', async () => {
  const { call, currentSession } = await loadedSession()
  answer('GET /api/auth/me', refusal('NOT_SIGNED_IN', 'Sign in to continue.'))
  await expect(call('/api/auth/me')).rejects.toThrow('Sign in to continue.')
  expect(currentSession()).toEqual({ token: null, user: null, end: 'lost' })
  expect(localStorage.length).toBe(0)
})

it('goes on when a call is refused that carried another proof', async () => {
  const { call, currentSession } = await loadedSession()
  answer('PUT /api/auth/resetPassword', refusal('NOT_SIGNED_IN', 'Validate the OTP first.'))
  const headers = { authorization: 'Bearer a-proof' }
  await expect(call('/api/auth/resetPassword', { method: 'PUT', headers })).rejects.toThrow('Validate')
  expect(currentSession().token).toBe('a-token')
})

it.each(['PENDING', 'FORBIDDEN', 'SUSPENDED', 'WRONG_CREDENTIALS'] as const)(
  'goes on when a call is refused with %s',
  async (code) => {
    const { call, currentSession } = await loadedSession()
    answer('GET /api/users', refusal(code, 'No.'))
    await expect(call('/api/users')).rejects.toThrow('No.')
    expect(currentSession().token).toBe('a-token')
  },
)

it('is not ended by the late refusal of the token before', async () => {
  const { call, currentSession, startSession } = await loadedSession()
  answer('GET /api/auth/me', async () => {
    startSession({ token: 'a-newer-token', user: USER })
    return refusal('NOT_SIGNED_IN', 'Sign in to continue.')()
  })
  await expect(call('/api/auth/me')).rejects.toThrow('Sign in to continue.')
  expect(currentSession().token).toBe('a-newer-token')
})

it('lasts as long as the page where storage is switched off', async () => {
  const { call, currentSession, startSession } = await loadedSession()
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  startSession({ token: 'a-newer-token', user: USER })
  refused.mockRestore()
  answer('GET /api/auth/me', reply(USER))
  await call('/api/auth/me')
  expect(currentSession()).toEqual({ token: 'a-newer-token', user: USER })
})

it('looks at the store again when the browser brings the page back', async () => {
  const { currentSession } = await loadedSession()
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(currentSession().token).toBeNull()
})
