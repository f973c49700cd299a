import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import { asVisitor } from '#worker/test/client.ts'
import { FRESHNESS } from '#worker/features/answers/public-reads/kept-answers.ts'
import { aProperty } from '#worker/test/factories.ts'
import { QUESTIONS } from '#worker/test/questions.ts'

beforeAll(async () => {
  for (const { category, details, isApproved = true } of env.TEST_DEMO_LISTINGS)
    await aProperty({ category, ...details }, { approvedByAdmin: isApproved })
  // Nothing changes from here on, so that the places need not be read again for every question.
  FRESHNESS.ms = 60_000
})
afterAll(() => void (FRESHNESS.ms = 0))

async function idsOf(parameter: string, question: string): Promise<string[]> {
  const query = new URLSearchParams({ [parameter]: question, limit: '100' })
  const response = await asVisitor().get(`${PATHS.properties}?${query.toString()}`)
  expect(response.status).toBe(200)
  return PropertyList.parse(await response.json()).map(({ _id }) => _id)
}

describe('the same question in Bengali, Hindi, Nepali and in Latin letters finds the same listings', () => {
  it.each(QUESTIONS)('$in: $en', async ({ finds, in: parameter, en, bn, hi, ne, latin }) => {
    const expected = await idsOf(parameter, en)
    expect(expected.length).toBeGreaterThanOrEqual(finds)
    expect(expected.length).toBeLessThanOrEqual(finds === 0 ? 0 : Infinity)
    for (const question of [bn, hi, ne, ...latin])
      expect([question, await idsOf(parameter, question)]).toEqual([question, expected])
  })
})
