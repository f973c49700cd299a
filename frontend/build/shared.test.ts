import { afterEach, expect, it, vi } from 'vitest'
import { settingOf } from './shared.ts'

const TOML = `
[vars]
# RECORD_ENQUIRIES = "never"
RECORD_ENQUIRIES = "true"
MAP_TILES_URL = ""
`
afterEach(() => vi.unstubAllEnvs())

it('builds the site with what wrangler.toml says, as the Worker is', () => {
  for (const name of ['RECORD_ENQUIRIES', 'MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'])
    vi.stubEnv(name, undefined)
  expect(settingOf('RECORD_ENQUIRIES', TOML)).toBe('true')
  expect(settingOf('MAP_TILES_URL', TOML)).toBe('')
  expect(settingOf('MAP_TILES_ATTRIBUTION', TOML)).toBe('')
})

it('builds the site with what the environment says where it says something', () => {
  vi.stubEnv('RECORD_ENQUIRIES', 'false')
  expect(settingOf('RECORD_ENQUIRIES', TOML)).toBe('false')
  vi.stubEnv('RECORD_ENQUIRIES', '')
  expect(settingOf('RECORD_ENQUIRIES', TOML)).toBe('true')
})
