import { beforeAll, expect, it, vi } from 'vitest'
import { as, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { complaintAbout, fuzzer } from '#worker/test/fuzz.ts'

const REQUESTS = 400
let ids: string[]

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  ids = [
    (await aProperty({ title: 'A plot to be asked for' }))._id,
    (await aProperty({ category: 'Villa' }))._id,
  ]
})

/** Numbers that look random and are the same every time. */
function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

it.each([
  ['visitor', 7],
  ['staff', 8],
  ['admin', 9],
] as const)('answers whatever a %s sends, and refuses in the shape of the contract', async (kind, seed) => {
  const next = fuzzer(repeatable(seed), { ids })
  const complaints: string[] = []
  let caller: Caller | undefined
  for (let count = 0; count < REQUESTS / 3; count++) {
    // Some of the calls end sessions.
    if (count % 20 === 0)
      caller = kind === 'visitor' ? asVisitor() : await as(await anAccount({ role: kind }))
    const request = next()
    const { method, path, headers, body } = request
    const isHead = method === 'GET' && count % 9 === 0
    const response = await (caller ?? asVisitor()).fetch(path, {
      method: isHead ? 'HEAD' : method,
      headers,
      ...(body !== undefined && { body }),
    })
    const complaint = isHead ? undefined : await complaintAbout(request, response)
    if (complaint !== undefined) complaints.push(complaint)
  }
  expect(complaints).toEqual([])
})
