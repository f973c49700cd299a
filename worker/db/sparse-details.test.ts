import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_DETAILS } from '#contract/properties/fields.ts'
import { type CategoryDetails, type Property, StoredStaffDetails } from '#contract/properties/replies.ts'
import { asAdmin, asStaff, asVisitor, sendEdit } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { applyAfterMigrate } from './after-migrate.ts'

type Stored = { id: string; details: string; staff_details: string }

const stored = async () =>
  (await env.DB.prepare('SELECT id, details, staff_details FROM properties ORDER BY seq').all<Stored>())
    .results
const membersOf = (json: string) => Object.values(JSON.parse(json))

/** What visitors and staff are answered, letter by letter. */
async function answers(ids: string[]) {
  const callers = [asVisitor(), await asStaff()]
  const paths = ['/api/properties', ...ids.map((id) => `/api/properties/${id}`)]
  const texts: string[] = []
  for (const caller of callers) for (const path of paths) texts.push(await (await caller.get(path)).text())
  return texts
}

/** Listings as they were stored when what nobody had said stood in them as null. */
async function storeWithNulls() {
  const ofStaff = Object.keys(StoredStaffDetails.shape).filter((name) => name !== 'truePlace')
  const noStaff = Object.fromEntries(ofStaff.map((name) => [name, null]))
  for (const { id, ...row } of await stored()) {
    const { category, ...details }: CategoryDetails = JSON.parse(row.details)
    const withNulls = [
      { category, ...NO_DETAILS[category], ...details },
      { ...noStaff, ...JSON.parse(row.staff_details) },
    ].map((value) => JSON.stringify(value))
    await env.DB.prepare('UPDATE properties SET details = ?, staff_details = ? WHERE id = ?')
      .bind(...withNulls, id)
      .run()
  }
}

let ids: string[]
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM properties').run()
  const all = [
    await aProperty({ category: 'Villa', amenities: ['Lawn', 'Well'], garden: false, facing: 'North' }),
    await aProperty({ category: 'Warehouse', loadingDock: '2 docks "A" & B, null', floor: 0 }),
    await aProperty({ privateFile: { ownerName: 'Pema', ownerPhones: ['9800011122'] } }),
    await aProperty({ placeIsApproximate: true, googleMap: '26.72,88.42', surveyNo: 'LR 4', titleBn: 'জমি' }),
  ]
  ids = all.map(({ _id }) => _id)
})

describe('what nobody has said of a listing', () => {
  it('takes no room in the store, and is answered as null', async () => {
    for (const row of await stored()) {
      expect(membersOf(row.details)).not.toContain(null)
      expect(membersOf(row.staff_details)).not.toContain(null)
    }
    const sparse = await answers(ids)
    expect(sparse.join()).toContain('"possession":null')
    await storeWithNulls()
    expect(membersOf((await stored())[0]?.staff_details ?? '')).toContain(null)
    expect(await answers(ids)).toEqual(sparse)
  })

  it('is taken out of a store from before by a migration that changes nothing else', async () => {
    const columns = 'seq, id, version, search_terms, facets, measures, details, staff_details'
    const all = async () =>
      (await env.DB.prepare(`SELECT ${columns} FROM properties ORDER BY seq`).all()).results
    const sparse = await all()
    await storeWithNulls()
    await env.DB.prepare('ALTER TABLE properties ADD COLUMN sound_words text').run()
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name === '0025_leave_out_what_is_empty.sql')
    await env.DB.batch((migration?.queries ?? []).map((sql) => env.DB.prepare(sql)))
    await applyAfterMigrate(env.DB, env.TEST_AFTER_MIGRATE)
    expect(await all()).toEqual(sparse)
  })

  it('stands in the log as null, when it is said and when it is taken back', async () => {
    const admin = await asAdmin()
    const edited = await sendEdit(admin, String(ids[0]), { possession: 'ready' })
    expect(await edited.json<Property>()).toMatchObject({ possession: 'ready' })
    await sendEdit(admin, String(ids[0]), { possession: null, privateFile: { ownerName: 'Dawa' } })
    await sendEdit(admin, String(ids[0]), { privateFile: { ownerName: null } })
    const { results } = await env.DB.prepare(
      `SELECT changes FROM audit_log WHERE action = 'property-changed' ORDER BY seq`,
    ).all()
    expect(results.map(({ changes }) => JSON.parse(String(changes)))).toEqual([
      { possession: [null, 'ready'] },
      { possession: ['ready', null], ownerName: ['•••', '•••'] },
      { ownerName: ['•••', '•••'] },
    ])
  })
})
