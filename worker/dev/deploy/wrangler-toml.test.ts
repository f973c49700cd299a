import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { SHIELD_CALLS, SHIELD_SECONDS } from '#worker/lib/refused-networks.ts'

const config = unstable_readConfig({ config: join(import.meta.dirname, '../../../wrangler.toml') })

it('keeps the lines that the Worker writes, and none of Cloudflare with the addresses of visitors', () => {
  const { enabled, head_sampling_rate: share = 1, logs } = config.observability ?? {}
  expect([enabled, share, logs]).toEqual([true, 1, { enabled: true, invocation_logs: false }])
})

it('shields sign-ins as the Worker counts what it refuses by itself', () => {
  const shield = config.ratelimits.find(({ name }: { name: string }) => name === 'SIGN_IN_SHIELD')
  expect(shield?.simple).toEqual({ limit: SHIELD_CALLS, period: SHIELD_SECONDS })
})
