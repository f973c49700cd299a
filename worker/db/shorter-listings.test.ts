import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { asAdmin, asStaff, asVisitor, editListing } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { applyAfterMigrate } from './after-migrate.ts'

const run = (statements: string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, unknown>>()).results

/** Listings as they were stored when each value of a picture had its name, and each listing the sounds of its words. */
const BEFORE = [
  `UPDATE properties SET pictures = (SELECT json_group_array(json(json_patch('{}', json_object('url', value ->> 0, 'alt', value ->> 1,
    'width', value ->> 2, 'height', value ->> 3, 'widths', value -> 4, 'colour', value ->> 5, 'place', value ->> 6, 'caption', value ->> 7,
    'isRendered', value -> 8)))) FROM json_each(pictures))`,
  'ALTER TABLE properties ADD COLUMN sound_words text',
  `UPDATE properties SET sound_words = (SELECT json_group_array(json_array(word, sound)) FROM listing_words
    WHERE instr(lower(concat_ws(' ', title, locality, city, search_terms)), word) > 0)`,
  `UPDATE properties SET sound_words = '[["hidden","hirin"]]' WHERE title = 'Hidden'`,
  'DELETE FROM listing_words',
]

/** What visitors and staff are answered, letter by letter. */
async function answers(ids: string[]) {
  const callers = [asVisitor(), await asStaff()]
  const paths = [
    PATHS.properties,
    `${PATHS.properties}?searchTerm=wateerfall`,
    `${PATHS.properties}?searchTerm=hiddn`,
    PATHS.allProperties,
    ...ids.map((id) => `${PATHS.properties}/${id}`),
  ]
  const texts: string[] = []
  for (const caller of callers) for (const path of paths) texts.push(await (await caller.get(path)).text())
  return texts
}

it('listings of before answer letter by letter as those that are saved now', async () => {
  const admin = await anAccount({ role: 'admin' })
  const images = [await aPicture(admin), await aPicture(admin), await aPicture(admin)]
  const [first = '', second = ''] = images
  const shown = await aProperty({ category: 'Villa', title: 'Waterfall view', images }, { listedBy: admin })
  await editListing(await asAdmin(), shown._id, {
    pictures: [
      { url: first, alt: 'Says "url":, [null] and ,null]', colour: '#a1907c', isRendered: true },
      { url: second, alt: '', place: 'road', caption: 'চা বাগান' },
    ],
  })
  const bare = await aProperty({ title: 'Sold before anybody saw it', isSold: true })
  await aProperty({ title: 'Hidden' }, { approvedByAdmin: false })
  const ids = [shown._id, bare._id]
  const state = async () => ({
    rows: await rowsOf('SELECT * FROM properties ORDER BY seq'),
    words: await rowsOf('SELECT * FROM listing_words ORDER BY word'),
    texts: await answers(ids),
  })
  const saved = await state()
  expect(saved.texts.join()).toContain('"caption":"চা বাগান"')
  expect(saved.texts[1]).toContain('Waterfall view')
  expect(saved.words.map(({ word }) => word)).not.toContain('hidden')

  await run(BEFORE)
  expect(await rowsOf(`SELECT pictures ->> 0 AS cover FROM properties WHERE pictures <> '[]'`)).toMatchObject(
    [{ cover: expect.stringContaining(`{"url":"${first}"`) }],
  )
  const migration = env.TEST_MIGRATIONS.find(({ name }) => name === '0027_shorter_listings.sql')
  await run(migration?.queries ?? [])
  await applyAfterMigrate(env.DB, env.TEST_AFTER_MIGRATE)

  expect(await state()).toEqual(saved)
})
