import { expect, test } from 'vitest'
import { isOutdated } from './install.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' },
  'node_modules/workerd-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}
const hono = locked['node_modules/hono']

test('nothing installed is outdated', () => {
  expect(isOutdated(locked, undefined)).toBe(true)
})

test('what the lockfile names is not outdated, though other platforms’ packages are absent', () => {
  expect(isOutdated(locked, { 'node_modules/hono': hono })).toBe(false)
})

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/hono': { ...hono, version: '4.13.18' } }],
  ['another content', { 'node_modules/hono': { ...hono, integrity: 'sha512-c' } }],
  [
    'another version of a package for some platforms',
    { 'node_modules/hono': hono, 'node_modules/workerd-darwin': { version: '0.9.0', integrity: 'sha512-b' } },
  ],
])('%s is outdated', (_, installed) => {
  expect(isOutdated(locked, installed)).toBe(true)
})
