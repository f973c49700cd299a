import { expect, it } from 'vitest'
import { asAdmin } from '#worker/test/client.ts'
import { TABLE } from './index.ts'

const LIBRARY = /Invalid (?:input|option|string)|expected |Too (?:big|small)/
const READS = TABLE.filter(({ method }) => method === 'GET')

/** Its address with nothing of what it can be told, and with each of it unreadable. */
function addressesOf({ path, input }: (typeof READS)[number]): string[] {
  const address = path.replaceAll(/:\w+\??(?:\{[^}]*\})?/g, 'x')
  const keys = Object.keys(input?.query?.shape ?? {})
  return [address, ...keys.map((key) => `${address}?${key}=%00`)]
}

it.each(READS)('$id refuses what it does not understand in words of ours', async (call) => {
  const admin = await asAdmin()
  const refused: string[] = []
  for (const address of addressesOf(call)) {
    const response = await admin.get(address)
    const text = await response.text()
    if (response.status >= 400) refused.push(`${address}: ${text}`)
  }
  expect(refused.filter((said) => LIBRARY.test(said))).toEqual([])
})
