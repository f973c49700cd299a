import { afterEach, expect, it, vi } from 'vitest'
import { remoteConfig } from './store.ts'

const deployed = {
  account_id: undefined,
  compatibility_date: '2026-10-20',
  d1_databases: [{ binding: 'DB', database_id: '5f2d1c3e' }],
  r2_buckets: [{ binding: 'IMAGES', bucket_name: 'aangan-images' }],
}
afterEach(() => vi.unstubAllEnvs())

it('reaches the stores of wrangler.toml, in its account', () => {
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'another')
  expect(remoteConfig({ ...deployed, account_id: 'of the firm' })).toEqual({
    name: 'aangan-safekeeping',
    account_id: 'of the firm',
    compatibility_date: '2026-10-20',
    d1_databases: [{ binding: 'DB', database_id: '5f2d1c3e', remote: true }],
    r2_buckets: [{ binding: 'IMAGES', bucket_name: 'aangan-images', remote: true }],
  })
})

it('takes the account of the environment where wrangler.toml names none, and none where nobody does', () => {
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'of the environment')
  expect(remoteConfig(deployed)).toMatchObject({ account_id: 'of the environment' })
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined)
  expect(remoteConfig(deployed)).not.toHaveProperty('account_id')
})
