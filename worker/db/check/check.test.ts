import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { findFaults, isMendable, mendFaults } from './index.ts'

const DAY_MS = 86_400_000
const STORES = { database: env.DB, bucket: env.IMAGES }
const faults = (nowMs = Date.now()) => findFaults(STORES, env.TEST_AFTER_MIGRATE, nowMs)
const sentences = async (nowMs?: number) => (await faults(nowMs)).map(({ sentence }) => sentence)
const run = (...statements: string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))

async function mended(nowMs?: number): Promise<string[]> {
  await mendFaults(STORES, env.TEST_AFTER_MIGRATE, await faults(nowMs))
  return sentences(nowMs)
}

let account: Account
let listing: string
let picture: string

beforeAll(async () => {
  account = await anAccount({ role: 'admin' })
  picture = await aPicture(account)
  const by = { listedBy: account }
  listing = (await aProperty({ title: 'Villa by the tea garden', category: 'Villa', images: [picture] }, by))
    ._id
  await aProperty({ title: 'Godown at the bypass', category: 'Warehouse', isSold: true }, by)
  await aPicture(account)
})

describe('a check of the store', () => {
  it('finds nothing in a store that is whole', async () => {
    expect(await sentences()).toEqual([])
  })

  it.each<[string, string[]]>([
    ['a lost trigger', ['DROP TRIGGER listing_version_change']],
    ['a foreign trigger', ['CREATE TRIGGER odd AFTER INSERT ON images BEGIN UPDATE meta SET value = 0; END']],
    [
      'a trigger that says something else',
      [
        'DROP TRIGGER listing_version_add',
        'CREATE TRIGGER listing_version_add AFTER INSERT ON properties BEGIN UPDATE meta SET value = 1; END',
      ],
    ],
    ['a wrong counter', [`UPDATE listing_counts SET count = count + 1`]],
    ['a wrong count of pictures', [`UPDATE meta SET value = 77 WHERE key = 'pictures'`]],
    ['a wrong count of searches', [`UPDATE meta SET value = 77 WHERE key = 'alerts'`]],
    ['no listing version', [`DELETE FROM meta WHERE key = 'listing'`]],
    [
      'a search that misses a listing',
      [
        'DROP TRIGGER properties_search_change',
        `UPDATE properties SET title = 'Renamed unseen' WHERE category = 'Warehouse'`,
      ],
    ],
    ['a status that does not follow', [`UPDATE properties SET status = 'available' WHERE is_sold = 1`]],
    ['an impossible version', ['UPDATE properties SET version = 0']],
    [
      'a picture that is released and still shown',
      ['UPDATE images SET property_id = NULL, position = NULL, is_cover = 0'],
    ],
    ['words that are not known by their sound', ['DELETE FROM listing_words']],
    ['a picture that is owned and not shown', [`UPDATE properties SET pictures = '[]'`]],
    ['a picture without its row', ['DELETE FROM images WHERE property_id IS NOT NULL']],
    ['widths that have no file', [`UPDATE images SET widths = '[320]', has_preview = 1`]],
  ])('finds and mends %s', async (_, damage) => {
    await run(...damage)
    const found = await faults()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(isMendable)).toBe(true)
    expect(await mended()).toEqual([])
    await run(
      `UPDATE properties SET pictures = (SELECT json_array(json_array('/' || key, '', width, height, json(widths), NULL, NULL, NULL, NULL)) FROM images WHERE '/' || key = '${picture}') WHERE id = '${listing}'`,
    )
    expect(await mended()).toEqual([])
  })

  it('brings a file back that lies in the trash, and moves away what belongs to no picture', async () => {
    const key = picture.slice(1)
    await env.IMAGES.put(`trash/${key}`, 'picture')
    await env.IMAGES.delete(key)
    await env.IMAGES.put('property-images/plot/nobody.webp', 'picture')
    expect(await sentences()).toEqual([`trash/${key} should be ${key}.`])
    expect(await mended(Date.now() + DAY_MS)).toEqual([])
    expect(await env.IMAGES.head(key)).not.toBeNull()
    expect(await env.IMAGES.head('trash/property-images/plot/nobody.webp')).not.toBeNull()
  })

  it('says what only a person can mend, and changes nothing about it', async () => {
    const key = picture.slice(1)
    await env.IMAGES.delete(key)
    const [fault, ...others] = await faults()
    expect(others).toEqual([])
    expect(fault && isMendable(fault)).toBe(false)
    expect(await mended()).toEqual([
      `The file ${key} is gone. Listing ${listing} shows it: bring it back from a backup.`,
    ])
    await env.IMAGES.put(key, 'picture')
    expect(await sentences()).toEqual([])
  })
})

it('counts pictures as they come and as they go', async () => {
  const counted = () => env.DB.prepare(`SELECT value FROM meta WHERE key = 'pictures'`).first('value')
  const before = Number(await counted())
  const key = await aPicture(account)
  expect(await counted()).toBe(before + 1)
  await env.DB.prepare(`DELETE FROM images WHERE key = ?`).bind(key.replace(/^\//, '')).run()
  expect(await counted()).toBe(before)
})
