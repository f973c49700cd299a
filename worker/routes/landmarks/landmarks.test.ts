import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { Landmarks, NearThings } from '#contract/site/landmarks.ts'
import { connect } from '#worker/db/client.ts'
import { changeLandmark } from '#worker/db/queries/landmarks.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

const NAME = 'Write a name of 1 to 60 letters; an English one is needed.'
const KIND = 'Choose a school, a hospital, a market or something else.'
const POINT = 'Set the pin within the region that our map shows.'
const SCHOOL = { kind: 'school', names: { en: 'Hill School', bn: 'পাহাড় স্কুল' }, lat: 26.72, lng: 88.42 }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM landmarks').run()
})

async function added(landmark: object): Promise<string> {
  const response = await (await asAdmin()).post('/api/landmarks', landmark)
  expect(response.status).toBe(201)
  return (await response.json<{ landmark: { _id: string } }>()).landmark._id
}

async function near(id: string, language = 'en') {
  const response = await asVisitor().get(`/api/near/${id}?language=${language}`)
  expect(response.status).toBe(200)
  return NearThings.parse(await response.json()).near
}

describe('a landmark', () => {
  it('is added, changed and deleted by an admin, listed for staff, and written down', async () => {
    const id = await added(SCHOOL)
    await added({ ...SCHOOL, kind: 'market', names: { en: 'A market' } })
    const admin = await asAdmin()
    const changed = { ...SCHOOL, kind: 'other', names: { en: 'Hill College' }, lat: 26.73 }
    expect((await admin.patch(`/api/landmarks/${id}`, changed)).status).toBe(200)
    const { landmarks } = Landmarks.parse(await (await (await asStaff()).get('/api/landmarks')).json())
    expect(landmarks.map(({ names }) => names.en)).toEqual(['A market', 'Hill College'])
    expect(landmarks[1]).toEqual({ _id: id, ...changed })
    expect((await admin.delete(`/api/landmarks/${id}`)).status).toBe(200)
    expect(await refusal(await admin.delete(`/api/landmarks/${id}`))).toEqual([
      404,
      'NOT_FOUND',
      'This landmark is gone.',
    ])
    expect(await refusal(await admin.patch(`/api/landmarks/${id}`, changed))).toEqual([
      404,
      'NOT_FOUND',
      'This landmark is gone.',
    ])
    expect((await auditOf(id)).map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['landmark-added', 'Hill School'],
      ['landmark-changed', 'Hill College'],
      ['landmark-deleted', 'Hill College'],
    ])
  })

  it('is deleted and written down once where several delete it at once', async () => {
    const id = await added(SCHOOL)
    const admin = await asAdmin()
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/landmarks/${id}`)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['landmark-added', 'landmark-deleted'])
  })

  it('is not written down as changed where it was deleted meanwhile', async () => {
    const by = { actor: { id: 'a', email: 'a@example.com' }, nowMs: Date.now() }
    const gone = { ...SCHOOL, kind: 'school', _id: 'gone' } as const
    expect(await changeLandmark(connect(env.DB), gone, by)).toBe(false)
    expect(await auditOf(gone._id)).toEqual([])
  })

  it.each([
    ['no English name', { ...SCHOOL, names: { bn: 'পাহাড় স্কুল' } }, NAME],
    ['a blank name', { ...SCHOOL, names: { en: ' \u200b ' } }, NAME],
    ['61 letters', { ...SCHOOL, names: { en: 'x'.repeat(61) } }, NAME],
    ['another kind', { ...SCHOOL, kind: 'temple' }, KIND],
    ['a pin in Kolkata', { ...SCHOOL, lat: 22.57, lng: 88.36 }, POINT],
    ['no pin', { ...SCHOOL, lat: null }, POINT],
  ])('is refused with %s', async (_, body, sentence) => {
    expect(await refusal(await (await asAdmin()).post('/api/landmarks', body))).toEqual([
      400,
      'INVALID_INPUT',
      sentence,
    ])
  })

  it('is one of 200 at most', async () => {
    await env.DB.batch(
      Array.from({ length: 200 }, (_, index) =>
        env.DB.prepare('INSERT INTO landmarks VALUES (?1, ?2, ?3, 26.7, 88.4, 0)').bind(
          `l${index}`,
          'other',
          '{"en":"One"}',
        ),
      ),
    )
    expect(await refusal(await (await asAdmin()).post('/api/landmarks', SCHOOL))).toEqual([
      409,
      'CONFLICT',
      'There are 200 landmarks, the most there may be. Delete one first.',
    ])
  })
})

describe('what is near a listing', () => {
  it('is two stations, the airport and the nearest landmark of each kind, in kilometres of a straight line', async () => {
    const { _id } = await aProperty({ googleMap: '26.7232,88.4137' })
    // A hundredth of a degree from north to south is 1.11 km, from west to east 0.99 km.
    await added({ ...SCHOOL, lat: 26.7332, lng: 88.4137 })
    await added({ ...SCHOOL, names: { en: 'Far School' }, lat: 26.7532, lng: 88.4137 })
    await added({ ...SCHOOL, kind: 'hospital', names: { en: 'Clinic' }, lat: 26.7232, lng: 88.4237 })
    expect(await near(_id)).toEqual([
      { kind: 'station', name: 'Siliguri Junction', lat: 26.7232, lng: 88.4137, km: 0.1 },
      { kind: 'station', name: 'Siliguri Town', lat: 26.7073, lng: 88.4296, km: 2.4 },
      { kind: 'airport', name: 'Bagdogra airport', lat: 26.6812, lng: 88.3286, km: 9.7 },
      { kind: 'school', name: 'Hill School', lat: 26.7332, lng: 88.4137, km: 1.1 },
      { kind: 'hospital', name: 'Clinic', lat: 26.7232, lng: 88.4237, km: 1 },
    ])
  })

  it('is named in a language, in English where a landmark has no such name', async () => {
    const { _id } = await aProperty({ googleMap: '26.7232,88.4137' })
    await added(SCHOOL)
    const named = async (language: string) => (await near(_id, language)).map(({ name }) => name).slice(2)
    expect(await named('bn')).toEqual(['বাগডোগরা বিমানবন্দর', 'পাহাড় স্কুল'])
    expect(await named('ne')).toEqual(['बागडोग्रा विमानस्थल', 'Hill School'])
  })

  it('is new at once when an admin changes it', async () => {
    const { _id } = await aProperty({ googleMap: '26.7232,88.4137' })
    expect(await near(_id)).toHaveLength(3)
    const id = await added(SCHOOL)
    expect(await near(_id)).toHaveLength(4)
    await (await asAdmin()).delete(`/api/landmarks/${id}`)
    expect(await near(_id)).toHaveLength(3)
  })

  it('is told to half a kilometre, from the point that is shown, where a listing says only about where it is', async () => {
    const { _id } = await aProperty({ googleMap: '26.7232,88.4137', placeIsApproximate: true })
    const shown = await (await asVisitor().get(`/api/properties/${_id}`)).json<{ googleMap: string }>()
    const [lat = 0, lng = 0] = shown.googleMap.split(',').map(Number)
    await added({ ...SCHOOL, lat: 26.7132, lng: 88.4037 })
    for (const { km, ...at } of await near(_id)) {
      expect(km % 0.5).toBe(0)
      expect(Math.abs(km - Math.hypot((at.lat - lat) * 111.2, (at.lng - lng) * 99.3))).toBeLessThan(0.3)
    }
  })

  it.each([
    ['without a place', {}],
    ['far from the region', { googleMap: '22.57,88.36' }],
  ])('is nothing %s', async (_, place) => {
    const { _id } = await aProperty(place)
    expect(await near(_id)).toEqual([])
  })

  it('is told of no listing that a visitor may not see', async () => {
    const { _id } = await aProperty({ googleMap: '26.7232,88.4137' }, { approvedByAdmin: false })
    expect((await asVisitor().get(`/api/near/${_id}`)).status).toBe(404)
    expect((await (await asStaff()).get(`/api/near/${_id}`)).status).toBe(200)
    expect((await asVisitor().get(`/api/near/${'f'.repeat(24)}`)).status).toBe(404)
  })
})
