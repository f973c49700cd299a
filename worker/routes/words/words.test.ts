import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { NumbersReply } from '#contract/numbers/numbers.ts'
import { href, PATHS } from '#contract/paths.ts'
import { parseReading, READING_HEADER, type SearchReading } from '#contract/search/reading.ts'
import { indiaDay } from '#contract/units/time.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM taught_words'), env.DB.prepare('DELETE FROM properties')])
})

async function teach(word: string, means: string, as?: string) {
  const response = await (await asAdmin()).put(PATHS.taughtWords, { word, means, as })
  expect(await response.json()).toEqual({ message: 'The search understands it from now on.' })
}

async function search(searchTerm: string): Promise<{ ids: string[]; reading: SearchReading | undefined }> {
  const response = await asVisitor().get(`/api/properties?searchTerm=${encodeURIComponent(searchTerm)}`)
  const found = await response.json<{ _id: string }[]>()
  return { ids: found.map(({ _id }) => _id), reading: parseReading(response.headers.get(READING_HEADER)) }
}

describe('a word that the search was taught', () => {
  it('as a place finds what is there, at once, in any spelling of its script', async () => {
    const { _id } = await aProperty({ city: 'Siliguri', locality: 'Matigara' })
    await aProperty({ city: 'Siliguri', locality: 'Sukna' })
    expect((await search('plot in chandmoni')).reading?.parts).toEqual([
      expect.objectContaining({ filters: { categories: ['Plot'] } }),
    ])
    await teach('Chandmoni', 'place', 'matigara')
    const { ids, reading } = await search('chandmoni')
    expect([ids, reading?.parts]).toEqual([[_id], [{ from: 0, to: 9, filters: { place: 'matigara' } }]])
    await teach('চাঁদমণি', 'place', 'Matigara')
    expect((await search('চাদমনি')).ids).toEqual([_id])
  })

  it.each(['homestay', 'tea'])('counts more than that listings may be named by %s', async (word) => {
    const { _id } = await aProperty({ city: 'Siliguri', locality: 'Pradhan Nagar' })
    await aProperty({ city: 'Siliguri', locality: 'Sukna', title: `A ${word} plot` })
    await teach(word, 'place', 'pradhan nagar')
    const { ids, reading } = await search(`${word}, plot`)
    expect([ids, reading?.words]).toEqual([[_id], []])
  })

  it('as a place without a listing finds none', async () => {
    await aProperty({ city: 'Siliguri', locality: 'Sukna' })
    await teach('zznew', 'place', 'Ghoshpukur')
    expect(await search('zznew')).toMatchObject({
      ids: [],
      reading: { parts: [{ filters: { place: 'ghoshpukur' } }] },
    })
  })

  it('as other words is read as they are, at its place in the text', async () => {
    await teach('gudum', 'words', 'warehouse')
    await teach('kothabari', 'words', '3 bhk villa')
    expect((await search('gudum in Matigara')).reading).toMatchObject({
      parts: [{ from: 0, to: 5, filters: { categories: ['Warehouse'] } }, { filters: { place: 'matigara' } }],
      words: [],
    })
    const { reading } = await search('a kothabari')
    expect(reading?.words).toEqual([])
    expect(Object.assign({}, ...(reading?.parts ?? []).map(({ filters }) => filters))).toMatchObject({
      categories: ['Villa'],
    })
  })

  it('as nothing is passed over, and said to be', async () => {
    const { _id } = await aProperty({ city: 'Siliguri', locality: 'Sukna' })
    await teach('subhlabh', 'nothing')
    const { ids, reading } = await search('sukna subhlabh')
    expect(ids).toEqual([_id])
    expect(reading).toMatchObject({ words: [], unfiltered: ['subhlabh'] })
    expect((await search('subhlabh')).ids).toEqual([_id])
  })

  it('is forgotten and written down once where several forget it at once', async () => {
    await teach('gudum', 'words', 'warehouse')
    const admin = await asAdmin()
    const path = href(PATHS.taughtWord, { word: 'gudum' })
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(path)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    const entries = (await auditOf('gudum')).filter(({ action }) => action === 'word-forgotten')
    expect(entries).toHaveLength(1)
  })

  it('is taught anew, forgotten, and written down', async () => {
    await teach('zzghat', 'nothing')
    await teach('ZZghat ', 'place', 'Sukna')
    const admin = await asAdmin()
    const forget = () => admin.delete(href(PATHS.taughtWord, { word: 'zzghat' }))
    expect(await (await forget()).json()).toEqual({ message: 'Forgotten.' })
    expect(await refusal(await forget())).toEqual([404, 'NOT_FOUND', 'The search was not taught this word.'])
    expect((await search('zzghat')).reading?.words).toEqual(['zzghat'])
    expect((await auditOf('zzghat')).map(({ action, changes }) => [action, changes])).toEqual([
      ['word-taught', { means: 'nothing', as: '' }],
      ['word-taught', { means: 'place', as: 'Sukna' }],
      ['word-forgotten', { means: 'place', as: 'Sukna' }],
    ])
  })

  it('stands among what is taught, and no longer among what nobody understood', async () => {
    const day = indiaDay(Date.now())
    await env.DB.prepare(
      `INSERT OR REPLACE INTO seen_names VALUES (?1, 'word', 'zzbasti', 4), (?1, 'word', 'zzhaat', 3)`,
    )
      .bind(day)
      .run()
    await teach('zzbasti', 'nothing')
    const reply = NumbersReply.parse(await (await (await asAdmin()).get(`${PATHS.numbers}?days=1`)).json())
    expect(reply.words).toEqual([{ word: 'zzhaat', times: 3 }])
    expect(reply.taught).toEqual([{ word: 'zzbasti', means: 'nothing', as: '' }])
  })
})

describe('teaching is refused', () => {
  const ONE_WORD = 'Teach one word of letters, at most 60.'
  const AS =
    'Write the place or the words that it stands for, at most 60 letters; nothing for a word that says nothing.'
  it.each([
    ['two words', { word: 'two words', means: 'nothing' }, ONE_WORD],
    ['digits first', { word: '3xyz', means: 'nothing' }, ONE_WORD],
    ['61 letters', { word: 'x'.repeat(61), means: 'nothing' }, ONE_WORD],
    ['no word', { means: 'nothing' }, ONE_WORD],
    [
      'another meaning',
      { word: 'zzx', means: 'verb' },
      'Say whether the word is a place, stands for other words, or says nothing.',
    ],
    ['a place without its name', { word: 'zzx', means: 'place', as: ' \u200b ' }, AS],
    ['words for one that says nothing', { word: 'zzx', means: 'nothing', as: 'villa' }, AS],
    ['61 letters of a place', { word: 'zzx', means: 'place', as: 'x'.repeat(61) }, AS],
    [
      'words that are not understood either',
      { word: 'zzx', means: 'words', as: 'zzy villa' },
      'The search does not understand these words either. Write them as it knows them: warehouse, corner plot, 3 BHK.',
    ],
  ])('with %s', async (_, body, sentence) => {
    expect(await refusal(await (await asAdmin()).put(PATHS.taughtWords, body))).toEqual([
      400,
      'INVALID_INPUT',
      sentence,
    ])
  })

  it('where words would lean on each other, and none on what the search knows', async () => {
    await teach('zzone', 'place', 'Matigara')
    await teach('zztwo', 'words', 'zzone')
    const admin = await asAdmin()
    for (const body of [
      { word: 'zzone', means: 'words', as: 'zztwo' },
      { word: 'zztwo', means: 'words', as: 'villa zztwo' },
    ])
      expect((await refusal(await admin.put(PATHS.taughtWords, body)))[0]).toBe(400)
    for (const word of ['zzone', 'zztwo'])
      expect((await search(word)).reading?.parts).toMatchObject([{ filters: { place: 'matigara' } }])
  })

  it('where a word that stands for it would no longer be understood', async () => {
    await teach('zzone', 'place', 'Matigara')
    await teach('zztwo', 'words', 'zzone')
    const anew = { word: 'zzone', means: 'words', as: 'warehouse' }
    expect(await refusal(await (await asAdmin()).put(PATHS.taughtWords, anew))).toEqual([
      409,
      'CONFLICT',
      'Another word that the search was taught stands for this one, and would no longer be understood. Teach that one first.',
    ])
    await teach('zzone', 'place', 'Sukna')
    expect((await search('zztwo')).reading?.parts).toMatchObject([{ filters: { place: 'sukna' } }])
  })

  it('where the search understands the word by itself', async () => {
    for (const word of ['villa', 'matigara', 'গুদাম'])
      expect(
        await refusal(await (await asAdmin()).put(PATHS.taughtWords, { word, means: 'nothing' })),
      ).toEqual([409, 'CONFLICT', 'The search understands this word already.'])
  })

  it('after 500 words, but not to teach one of them anew', async () => {
    const words = Array.from(
      { length: 500 },
      (_, at) => `zz${String.fromCharCode(97 + at / 26, 97 + (at % 26))}`,
    )
    await env.DB.prepare(`INSERT INTO taught_words SELECT value, 'nothing', '', 0 FROM json_each(?1)`)
      .bind(JSON.stringify(words))
      .run()
    expect(
      await refusal(await (await asAdmin()).put(PATHS.taughtWords, { word: 'zznew', means: 'nothing' })),
    ).toEqual([
      409,
      'CONFLICT',
      'The search was taught 500 words, the most there may be. Let it forget one first.',
    ])
    await teach('zzaa', 'place', 'Sukna')
  })

  it('to staff', async () => {
    const body = { word: 'zzx', means: 'nothing' }
    expect((await (await asStaff()).put(PATHS.taughtWords, body)).status).toBe(403)
    expect((await asVisitor().put(PATHS.taughtWords, body)).status).toBe(401)
  })
})
