import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { aProperty } from '#worker/test/factories.ts'

const MIGRATION = env.TEST_MIGRATIONS.find(({ name }) => name === '0007_untouched_presets.sql')
const run = (statements: string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
/** Rows without the nulls that stood in them then. */
const stored = async () =>
  (
    await env.DB.prepare(
      `SELECT id, version, json_patch('{}', details) AS details, search_terms, sound_words FROM properties ORDER BY id`,
    ).all()
  ).results

/** Listings as they were stored then had the sounds of their words. */
const WITH_SOUNDS = [
  'ALTER TABLE properties ADD COLUMN sound_words text',
  `UPDATE properties SET sound_words = '[["lawn","lan"],["well","bil"]]'`,
]
/** And a preset that nobody had touched stood among the facts. */
const BEFORE = [
  `UPDATE properties SET search_terms = replace(search_terms, ' Lawn', ' 2BHK 2 BHK Lawn') || ' garden garage gated community',
    details = json_set(details, '$.bhk', '2BHK', '$.garden', json('true'), '$.garage', json('true'), '$.gatedCommunity', json('true')),
    sound_words = json_insert(sound_words, '$[#]', json_array('community', 'kmnt'))
   WHERE title = 'Nothing said'`,
  `UPDATE properties SET search_terms = search_terms || ' garage gated community',
    details = json_set(details, '$.garage', json('true'), '$.gatedCommunity', json('true')),
    sound_words = json_insert(sound_words, '$[#]', json_array('gated', 'gtd'))
   WHERE title = 'A garden said'`,
]

it('takes presets that nobody has touched out of the facts of a filled store', async () => {
  const shared = { category: 'Villa' as const, amenities: ['Lawn', 'Well'], swimmingPool: true }
  await aProperty({ ...shared, title: 'Nothing said', propertyType: 'House' })
  await aProperty({ ...shared, title: 'A garden said', garden: true, bedrooms: 3, leaseType: 'Sale' })
  await aProperty({
    ...shared,
    title: 'All said',
    garden: true,
    garage: false,
    gatedCommunity: true,
    bhk: '2BHK',
  })
  await aProperty({ category: 'Plot', title: 'A plot' })
  await run(WITH_SOUNDS)
  const saved = await stored()
  await run(BEFORE)
  expect(await stored()).not.toEqual(saved)

  await run(MIGRATION?.queries ?? [])

  const isTouched = ({ details }: Record<string, unknown>) =>
    /"Villa"/.test(String(details)) && !/"garage"/.test(String(details))
  expect(await stored()).toEqual(
    saved.map((row) => (isTouched(row) ? { ...row, version: Number(row['version']) + 1 } : row)),
  )
})
