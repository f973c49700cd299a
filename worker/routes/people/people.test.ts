import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { People, type PersonChange, PersonSaved } from '#contract/accounts/people.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { sweepImages } from '#worker/jobs/sweep-images.ts'
import { personWords } from '#worker/services/documents/listing-values.ts'
import { as, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { auditOf, imageAt } from '#worker/test/stored.ts'

const DAY_MS = 86_400_000
const SHOWN: PersonChange = {
  isShown: true,
  name: 'Asha Roy',
  photo: null,
  languages: ['en', 'bn'],
  hours: { days: 'monday-to-saturday', from: '10:00', to: '18:00' },
}
const NO_NAMES = { nameBn: null, nameHi: null, nameNe: null }
const pathOf = ({ id }: Account) => href(PATHS.person, { id })
const save = async (account: Account, change: object = {}) =>
  (await as(account)).put(PATHS.ownPerson, { ...SHOWN, ...change })
const shownPeople = async (query = '') => {
  const response = await asVisitor().get(`${PATHS.people}${query}`)
  return { text: await response.clone().text(), ...People.parse(await response.json()) }
}

describe('a person', () => {
  it('is shown as that person chose, with nothing else of the account', async () => {
    const account = await anAccount({ username: 'rina-of-the-office' })
    const photo = await aPicture(account)
    expect((await save(account, { photo, languages: ['bn', 'en', 'bn'] })).status).toBe(200)
    const { people, text } = await shownPeople()
    expect(people).toContainEqual({
      name: 'Asha Roy',
      ...NO_NAMES,
      photo,
      languages: ['en', 'bn'],
      hours: SHOWN.hours,
    })
    for (const secret of [account.id, account.email, 'rina-of-the-office', 'staff', 'admin'])
      expect(text).not.toContain(secret)
    expect((await auditOf(account.id)).at(-1)).toMatchObject({ action: 'person-changed' })
  })

  it('is shown nowhere without wanting it, and no longer once it changes its mind, waits or is suspended', async () => {
    const account = await anAccount({})
    const names = async () => (await shownPeople()).people.map(({ name }) => name)
    await save(account, { name: 'Not Me', isShown: false })
    expect(await names()).not.toContain('Not Me')
    await save(account, { name: 'Now Me' })
    expect(await names()).toContain('Now Me')
    const admin = await as(await anAccount({ role: 'admin' }))
    await admin.patch(href(PATHS.user, { id: account.id }), { suspended: true })
    expect(await names()).not.toContain('Now Me')
    await admin.patch(href(PATHS.user, { id: account.id }), { suspended: false, approvedByAdmin: false })
    expect(await names()).not.toContain('Now Me')
  })

  it('stands with the listings that it looks after, where these are public', async () => {
    const account = await anAccount({ role: 'admin' })
    await save(account, { name: 'Looks After' })
    const { _id } = await aProperty({}, { listedBy: account })
    const { _id: hidden } = await aProperty({}, { listedBy: account, approvedByAdmin: false })
    expect((await shownPeople(`?listing=${_id}`)).people.map(({ name }) => name)).toEqual(['Looks After'])
    expect((await shownPeople(`?listing=${hidden}`)).people).toEqual([])
    expect((await shownPeople(`?listing=${'f'.repeat(24)}`)).people).toEqual([])
    expect((await refusal(await asVisitor().get(`${PATHS.people}?listing=1`)))[0]).toBe(400)
  })

  it('is deleted with its account', async () => {
    const account = await anAccount({})
    await save(account, { name: 'Gone Soon', nameBn: 'শেষ রায়' })
    const admin = await as(await anAccount({ role: 'admin' }))
    expect((await admin.delete(href(PATHS.user, { id: account.id }))).status).toBe(200)
    expect((await shownPeople()).text).not.toMatch(/Gone Soon|শেষ/)
    const row = await env.DB.prepare('SELECT name_bn FROM people WHERE user_id = ?').bind(account.id).first()
    expect(row).toBeNull()
  })
})

describe('the name in another language', () => {
  const NAME = 'আশা রায়'.normalize('NFC')
  const named = async (account: Account, change: object = {}) =>
    PersonSaved.parse(await (await save(account, change)).json())

  it('is one line, as the name in English', async () => {
    const account = await anAccount({})
    const twoLines = NAME.replace(' ', '\n')
    expect(await named(account, { name: 'Asha\nRoy', nameBn: twoLines })).toMatchObject({
      name: 'Asha Roy',
      nameBn: NAME,
    })
  })

  it('is saved cleaned, kept by who leaves it out, and taken back by who leaves it empty', async () => {
    const account = await anAccount({})
    expect(await named(account, { nameBn: ` ${NAME}\u0007 `, nameNe: 'आशा राय' })).toMatchObject({
      name: 'Asha Roy',
      nameBn: NAME,
      nameHi: null,
      nameNe: 'आशा राय',
    })
    expect(await named(account)).toMatchObject({ nameBn: NAME, nameNe: 'आशा राय' })
    expect(await named(account, { nameBn: ' ', nameNe: null })).toMatchObject(NO_NAMES)
  })

  it('stands with the listing on the page of its readers, and the name on those of others', async () => {
    const account = await anAccount({ role: 'admin' })
    await save(account, { name: 'Asha of Names', nameBn: NAME })
    const { _id } = await aProperty({}, { listedBy: account })
    const { people } = await shownPeople(`?listing=${_id}`)
    const said = (['en', 'bn', 'hi', 'ne'] as const).map((language) => {
      const { personName, personLang, personInitial } = personWords(people[0], language)
      return [personName, personLang, personInitial]
    })
    const everywhere = ['Asha of Names', 'en', 'A']
    expect(said).toEqual([everywhere, [NAME, 'bn', 'আ'], everywhere, everywhere])
  })
})

describe('what is saved of a person', () => {
  it('is empty at first, read and changed by that person and by admins, and by nobody else', async () => {
    const account = await anAccount({ username: 'Bikash' })
    const own = await (await as(account)).get(PATHS.ownPerson)
    expect(PersonSaved.parse(await own.json())).toEqual({
      isShown: false,
      name: 'Bikash',
      ...NO_NAMES,
      photo: null,
      languages: [],
      hours: null,
    })
    const admin = await as(await anAccount({ role: 'admin' }))
    expect((await admin.put(pathOf(account), { ...SHOWN, isShown: false })).status).toBe(200)
    expect(PersonSaved.parse(await (await admin.get(pathOf(account))).json()).name).toBe('Asha Roy')
    const other = await as(await anAccount({}))
    expect((await refusal(await other.get(pathOf(account))))[0]).toBe(403)
    expect((await refusal(await other.put(pathOf(account), SHOWN)))[0]).toBe(403)
    expect((await refusal(await admin.get(href(PATHS.person, { id: 'f'.repeat(24) }))))[0]).toBe(404)
  })

  it.each([
    [{ name: '  ' }, 'name', SERVER_MESSAGES.personName],
    [{ name: 'x'.repeat(81) }, 'name', SERVER_MESSAGES.personName],
    [{ nameNe: 'क'.repeat(61) }, 'nameNe', SERVER_MESSAGES.personNameIn],
    [{ nameBn: 4 }, 'nameBn', SERVER_MESSAGES.personNameIn],
    [{ languages: ['fr'] }, 'languages.0', SERVER_MESSAGES.invalid],
    [{ hours: { days: 'sundays', from: '10:00', to: '18:00' } }, 'hours.days', SERVER_MESSAGES.personHours],
    [{ hours: { days: 'every-day', from: '18:00', to: '10:00' } }, 'hours', SERVER_MESSAGES.personHours],
    [{ hours: { days: 'every-day', from: '08.30', to: '10:00' } }, 'hours.from', SERVER_MESSAGES.personHours],
    [{ photo: '/property-images/people/1_not-there.webp' }, 'photo', SERVER_MESSAGES.personPhoto],
  ])('is refused where it is none: %j', async (wrong, path, message) => {
    const account = await anAccount({})
    const response = await save(account, wrong)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ issues: [{ path, message }] })
  })
})

describe('a photo', () => {
  it('of somebody else, or of a listing, is not taken', async () => {
    const account = await anAccount({})
    const foreign = await aPicture(await anAccount({}))
    expect((await save(account, { photo: foreign })).status).toBe(400)
    const ofListing = await aPicture(account)
    await aProperty({ images: [ofListing] })
    expect((await save(account, { photo: ofListing })).status).toBe(400)
  })

  it('is kept while a person shows it, and swept after', async () => {
    const account = await anAccount({})
    const photo = await aPicture(account, Date.now() - 8 * DAY_MS)
    await save(account, { photo })
    await sweepImages(env, Date.now())
    expect((await imageAt(photo))?.releasedAt).toBeNull()
    await save(account, { photo: null })
    await sweepImages(env, Date.now())
    expect((await imageAt(photo))?.releasedAt).not.toBeNull()
  })
})
