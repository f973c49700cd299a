import { expect, it } from 'vitest'
import { asAdmin } from '#worker/test/client.ts'
import { type Call, inputOf } from './calls/call.ts'
import { TABLE } from './index.ts'

const LIBRARY = /Invalid (?:input|option|string|ISO|number|key)|expected |Too (?:big|small)/
const CALLS = TABLE.filter((call) => call.method === 'GET' || inputOf(call).query)

/** Its address with nothing of what it can be told, and with each of it unreadable, far too large and said twice. */
function addressesOf(call: Call): string[] {
  const address = call.path.replaceAll(/:\w+\??(?:\{[^}]*\})?/g, 'x')
  const keys = Object.keys(inputOf(call).query?.shape ?? {})
  return [
    address,
    ...keys.flatMap((key) => [
      `${address}?${key}=%00`,
      `${address}?${key}=9999999`,
      `${address}?${key}=&${key}=1`,
    ]),
  ]
}

function requestOf({ method, body }: Call) {
  if (!body || body.kind === 'none') return { method }
  const type = body.kind === 'csv' ? 'text/csv' : 'application/json'
  return { method, body: '{}', headers: { 'content-type': type } }
}

it.each(CALLS)('$id refuses what it does not understand in words of ours', async (call) => {
  const admin = await asAdmin()
  const refused: string[] = []
  for (const address of addressesOf(call)) {
    const response = await admin.fetch(address, requestOf(call))
    const text = await response.text()
    if (response.status >= 400) refused.push(`${address}: ${text}`)
  }
  expect(refused.filter((said) => LIBRARY.test(said))).toEqual([])
})
