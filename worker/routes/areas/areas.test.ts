import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { AreaPages, AreaShown } from '#contract/site/area-pages.ts'
import { sweepImages } from '#worker/jobs/sweep-images.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

const DAY_MS = 86_400_000
const MATIGARA = '/api/areas/matigara'
const TEXT = 'Matigara lies west of the Mahananda.\n\nTwo markets, and the road to Bagdogra.'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM area_pages').run()
})

const change = async (body: unknown, path = MATIGARA) => (await asStaff()).patch(path, body)

async function shown(language: string, path = MATIGARA) {
  const response = await asVisitor().get(`${path}?language=${language}`)
  expect(response.status).toBe(200)
  return AreaShown.parse(await response.json())
}

describe('what staff say of a place', () => {
  it('is said in each language by itself, and taken away with null', async () => {
    expect((await change({ texts: { en: TEXT } })).status).toBe(200)
    expect((await change({ texts: { bn: 'মাটিগাড়া' } })).status).toBe(200)
    expect(await shown('en')).toMatchObject({ text: TEXT, picture: null })
    expect((await shown('bn')).text).toBe('মাটিগাড়া')
    expect((await shown('hi')).text).toBeNull()
    await change({ texts: { en: null } })
    expect((await shown('en')).text).toBeNull()
    expect((await shown('bn')).text).toBe('মাটিগাড়া')
  })

  it('is English without a language, and nothing where nobody wrote', async () => {
    await change({ texts: { en: TEXT } })
    expect(AreaShown.parse(await (await asVisitor().get(MATIGARA)).json()).text).toBe(TEXT)
    expect(await shown('en', '/api/areas/sevoke-road')).toMatchObject({ text: null, picture: null })
  })

  it('loses nothing when two write two languages at once', async () => {
    const staff = await asStaff()
    await Promise.all(
      ['en', 'bn', 'hi', 'ne'].map((language) => staff.patch(MATIGARA, { texts: { [language]: language } })),
    )
    for (const language of ['en', 'bn', 'hi', 'ne']) expect((await shown(language)).text).toBe(language)
  })

  it('comes with what is near the middle of the place', async () => {
    const { near } = await shown('hi', '/api/areas/matigara')
    expect(near.map(({ kind }) => kind)).toEqual(['station', 'station', 'airport'])
    expect(near[0]).toMatchObject({ name: 'माटीगाड़ा', km: 0.3 })
  })

  it('comes with what a katha costs there and in the nearest places that have plots, at most four', async () => {
    const plot = { category: 'Plot', deal: 'sale', locality: 'Matigara' } as const
    await aProperty({ ...plot, price: 4_800_000, plotSizeSqFt: 2880 })
    await aProperty({ ...plot, price: 9_800_000, plotSizeSqFt: 5040 })
    await aProperty({ ...plot, locality: 'Kawakhali', price: 6_000_000, plotSizeSqFt: 2160 })
    await aProperty({ ...plot, locality: 'Ghoshpukur', price: 7_200_000, plotSizeSqFt: 7200 })
    await aProperty({ ...plot, price: 10_000, plotSizeSqFt: 2880 }, { approvedByAdmin: false })
    await aProperty({ ...plot, price: 0, plotSizeSqFt: 2880 })
    expect((await shown('en')).plots).toEqual([
      { place: 'Matigara', lowInr: 1_200_000, highInr: 1_400_000 },
      { place: 'Kawakhali', lowInr: 2_000_000, highInr: 2_000_000 },
    ])
    for (const locality of ['Pradhan Nagar', 'Champasari', 'Dagapur', 'Shivmandir'])
      await aProperty({ ...plot, locality, price: 6_000_000, plotSizeSqFt: 2160 })
    const { plots = [] } = await shown('en')
    expect(plots).toHaveLength(4)
    expect(plots[0]?.place).toBe('Matigara')
  })

  it('is listed for staff, every place in it', async () => {
    await change({ texts: { en: TEXT } })
    const { areas } = AreaPages.parse(await (await (await asStaff()).get('/api/areas')).json())
    expect(areas).toHaveLength(18)
    expect(areas.find(({ place }) => place === 'matigara')).toMatchObject({
      name: 'Matigara',
      texts: { en: TEXT },
    })
    expect(areas.find(({ place }) => place === 'new-jalpaiguri')).toMatchObject({
      name: 'New Jalpaiguri',
      texts: {},
      updatedAt: null,
    })
  })

  it('is kept without letters that show nothing, whatever stands in it', async () => {
    await change({ texts: { en: '  <script>alert(1)</script>\u202e\u0007  ' } })
    expect((await shown('en')).text).toBe('<script>alert(1)</script>')
  })

  it.each([
    ['no text', { texts: { en: ' \u200b ' } }, 'Write 1 to 2000 letters, or leave the text out.'],
    ['2001 letters', { texts: { en: 'x'.repeat(2001) } }, 'Write 1 to 2000 letters, or leave the text out.'],
    ['an unknown language', { texts: { fr: 'Bonjour' } }, 'Write 1 to 2000 letters, or leave the text out.'],
    ['a number', { texts: { en: 7 } }, 'Write 1 to 2000 letters, or leave the text out.'],
    [
      'an unknown picture',
      { picture: '/property-images/plot/1_gone.webp' },
      'This picture is not with us. Choose another one.',
    ],
    [
      'another site',
      { picture: 'https://evil.test/x.png' },
      'This picture is not with us. Choose another one.',
    ],
  ])('refuses %s and keeps what was', async (_, body, sentence) => {
    await change({ texts: { en: TEXT } })
    expect(await refusal(await change(body))).toEqual([400, 'INVALID_INPUT', sentence])
    expect(await shown('en')).toMatchObject({ text: TEXT, picture: null })
  })

  it('takes 2000 letters', async () => {
    expect((await change({ texts: { en: 'x'.repeat(2000) } })).status).toBe(200)
  })

  it.each(['/api/areas/nowhere', '/api/areas/Matigara', '/api/areas/plots'])('is 404 at %s', async (path) => {
    expect((await asVisitor().get(path)).status).toBe(404)
    expect((await change({ texts: { en: TEXT } }, path)).status).toBe(404)
  })

  it('is written down', async () => {
    await change({ texts: { ne: 'माटीगाडा' } })
    const entries = await auditOf('matigara')
    expect(entries.at(-1)).toMatchObject({
      action: 'area-changed',
      subjectKind: 'area',
      subjectName: 'Matigara',
      changes: { ne: 'माटीगाडा' },
    })
  })

  it('is new at once for who has read it before', async () => {
    await change({ texts: { en: 'Before' } })
    expect((await shown('en')).text).toBe('Before')
    await change({ texts: { en: 'After' } })
    expect((await shown('en')).text).toBe('After')
  })
})

describe('the picture of a place', () => {
  it('is one of the store, and stays in it though no listing shows it', async () => {
    const staff = await anAccount()
    const [kept, other] = [await aPicture(staff, 1), await aPicture(staff, 1)]
    expect((await change({ picture: kept })).status).toBe(200)
    await sweepImages(env, Date.now() + 60 * DAY_MS)
    expect((await shown('en')).picture).toMatchObject({ url: kept, width: 960 })
    expect(await env.IMAGES.head(kept.slice(1))).not.toBeNull()
    expect(await env.IMAGES.head(other.slice(1))).toBeNull()
    await change({ picture: null })
    expect((await shown('en')).picture).toBeNull()
    await sweepImages(env, Date.now() + 60 * DAY_MS)
    expect(await env.IMAGES.head(kept.slice(1))).toBeNull()
  })

  it('may be one of a listing, as long as visitors see that listing', async () => {
    const staff = await anAccount()
    const [picture, hidden] = [await aPicture(staff), await aPicture(staff)]
    const { _id } = await aProperty({ images: [picture] }, { listedBy: staff })
    await aProperty({ images: [hidden] }, { listedBy: staff, approvedByAdmin: false })
    expect((await change({ picture })).status).toBe(200)
    expect((await change({ picture: hidden })).status).toBe(400)
    await (await asAdmin()).delete(`/api/properties/delete-property/${_id}`)
    expect((await shown('en')).picture).toMatchObject({ url: picture })
  })
})
