import { expect, it } from 'vitest'
import { placeAfterSignIn, signInThenBackTo } from '#frontend/app/guards.tsx'

const after = (next: string) => placeAfterSignIn(`?${new URLSearchParams({ next })}`)

it.each(['/admin/users/staff', '/admin/users/staff?page=2#row', '/view/65f0', '/'])(
  'leads back to %s',
  (place) => {
    expect(after(place)).toBe(place)
  },
)

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' /admin',
  'admin',
  '',
])('leads to the dashboard instead of %j', (next) => {
  expect(after(next)).toBe('/admin/dashboard')
})

it('carries the whole place through the sign-in', () => {
  const signIn = new URL(
    signInThenBackTo({ pathname: '/admin/x', search: '?a=1&b=2', hash: '#c' }),
    'http://localhost',
  )
  expect(signIn.pathname).toBe('/auth/login')
  expect(placeAfterSignIn(signIn.search)).toBe('/admin/x?a=1&b=2#c')
})
