import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { asAdmin, editListing } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

/** Those of these words that other spellings are led to, each with its sound. */
async function known(...words: string[]): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    'SELECT word, sound FROM listing_words WHERE word IN (SELECT value FROM json_each(?)) ORDER BY word',
  )
    .bind(JSON.stringify(words))
    .all()
  return results.map(Object.values)
}

it('words are known by their sound once visitors may see a listing, and stay when it goes', async () => {
  await aProperty({ title: 'Sivok view', locality: 'Phulbari', amenities: ['Lawn'], category: 'Villa' })
  const words = [
    ['lawn', 'labn'],
    ['phulbari', 'fulbari'],
    ['sivok', 'sibak'],
  ]
  expect(await known('sivok', 'phulbari', 'lawn')).toEqual(words)
  await env.DB.prepare('DELETE FROM properties').run()
  expect(await known('sivok', 'phulbari', 'lawn')).toEqual(words)
})

it('a title that nobody has approved is no spelling of anything, until somebody does', async () => {
  const admin = await asAdmin()
  const [one, other] = [
    await aProperty({ title: 'Banana' }, { approvedByAdmin: false }),
    await aProperty({ title: 'Guava' }, { approvedByAdmin: false }),
  ]
  expect(await known('banana', 'guava')).toEqual([])
  await admin.post(PATHS.bulkProperties, { action: 'approve', ids: [one._id] })
  await editListing(admin, other._id, { approvedByAdmin: true })
  expect(await known('banana', 'guava')).toEqual([
    ['banana', 'banana'],
    ['guava', 'guaba'],
  ])
})

it('a title that is changed brings its new words, in the form and in a file', async () => {
  const admin = await asAdmin()
  const { _id } = await aProperty({ title: 'Mango' })
  await editListing(admin, _id, { title: 'Papaya' })
  const file = (await (await admin.get(PATHS.propertiesCsv)).text()).replace('Papaya', 'Litchi')
  const imported = await admin.fetch(`${PATHS.propertiesCsv}?update=1`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/csv' },
  })
  expect(imported.status).toBe(201)
  expect(await known('litchi', 'mango', 'papaya')).toEqual([
    ['litchi', 'litci'],
    ['mango', 'manga'],
    ['papaya', 'papaia'],
  ])
})
