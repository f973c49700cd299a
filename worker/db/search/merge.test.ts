import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { mergeSearchIndexes } from './merge.ts'

const pieces = async () =>
  (
    await env.DB.prepare(
      `SELECT (SELECT count(DISTINCT segid) FROM properties_search_idx) AS newest,
        (SELECT count(DISTINCT segid) FROM properties_by_price_idx) AS price,
        (SELECT count(DISTINCT segid) FROM properties_by_area_idx) AS area`,
    ).all<object>()
  ).results[0]

it('makes one piece of each search index, and none is lost', async () => {
  for (const title of ['The first house', 'The second house', 'The third house']) await aProperty({ title })
  expect(await pieces()).toEqual({ newest: 3, price: 3, area: 3 })
  await mergeSearchIndexes(connect(env.DB))
  expect(await pieces()).toEqual({ newest: 1, price: 1, area: 1 })
  const found = await env.DB.prepare(
    `SELECT count(*) AS found FROM properties_search WHERE properties_search MATCH 'house'`,
  ).first('found')
  expect(found).toBe(3)
})
