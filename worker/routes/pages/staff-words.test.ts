import { describe, expect, it } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { listingValues } from '#worker/services/documents/listing-values.ts'
import { asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()
const TITLE = 'মাটিগাড়ার মোড়ে কর্নার প্লট'.normalize('NFC')
const DESCRIPTION = 'স্কুলের পাশে, শান্ত গলি।'.normalize('NFC')
const WORDS = { titleBn: TITLE, descriptionBn: DESCRIPTION }

async function pageOf(path: string) {
  const html = await (await visitor.get(path)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)]
  return { html, data: data.map(([, text = '']) => text).join('\n') }
}

it('the page in a language has title and description as staff say them there', async () => {
  const { _id } = await aProperty({
    category: 'Plot',
    title: 'Corner plot',
    description: 'By a school.',
    ...WORDS,
  })
  const { html, data } = await pageOf(`/bn/view/${_id}`)
  expect(html).toContain(`<title>${TITLE} | `)
  expect(html).toContain(`property="og:title" content="${TITLE}`)
  expect(data).toContain(`"name":"${TITLE}"`)
  expect(data).toContain('"alternateName":"Corner plot"')
  expect(data).toContain(`"description":"${DESCRIPTION}"`)
  expect(html).toContain('Corner plot')
})

it('shows the typed title only beside one that the page composed', async () => {
  const { _id } = await aProperty({ category: 'Plot', title: 'Corner plot', ...WORDS })
  const property = await (await visitor.get(`/api/properties/${_id}`)).json<Property>()
  const shown = (['en', 'bn', 'hi', 'ne'] as const).map((language) => listingValues(property, language).typed)
  expect(shown).toEqual(['', '', 'Corner plot', 'Corner plot'])
})

it.each(['', '/hi', '/ne'])('other languages say nothing of it: %s', async (prefix) => {
  const { _id } = await aProperty({
    category: 'Plot',
    title: 'Corner plot',
    description: 'By a school.',
    ...WORDS,
  })
  const { html, data } = await pageOf(`${prefix}/view/${_id}`)
  const replies = /<script[^>]*id="replies"[^>]*>[^]*?<\/script>/
  expect(html.replace(replies, '')).not.toContain(TITLE)
  expect(data).not.toContain(DESCRIPTION)
  expect(data.includes('By a school.')).toBe(prefix === '')
  expect(html).toContain('By a school.')
})

it('the list in that language names it so, other lists do not send it', async () => {
  await aProperty({ category: 'Plot', title: 'Named plot', city: 'Jalpaiguri', ...WORDS })
  expect((await pageOf('/bn/property?city=Jalpaiguri')).html).toContain(TITLE)
  for (const prefix of ['', '/hi']) {
    const { html } = await pageOf(`${prefix}/property?city=Jalpaiguri`)
    expect(html).toContain('Named plot')
    expect(html).not.toContain(TITLE)
  }
})

it('a reply has every language, null where nobody said anything', async () => {
  const { _id } = await aProperty(WORDS)
  const reply = await (await visitor.get(`/api/properties/${_id}`)).json<Property>()
  expect(reply).toMatchObject({ ...WORDS, titleHi: null, descriptionNe: null, addressBn: null })
})

describe('the street', () => {
  const STREET = 'বালাসন লেন, ২ নম্বর বাড়ি'.normalize('NFC')
  const HOUSE = {
    address: 'House 2, Balason Lane',
    locality: 'Matigara',
    city: 'Siliguri',
    addressBn: STREET,
  }
  const ADDRESS = `${STREET}, মাটিগাড়া, শিলিগুড়ি`.normalize('NFC')

  it('stands on the page in a language as staff say it there', async () => {
    const { _id } = await aProperty(HOUSE)
    const { html, data } = await pageOf(`/bn/view/${_id}`)
    const shown = html.replace(/<script[^]*?<\/script>/g, '')
    expect(shown).toContain(ADDRESS)
    expect(shown).not.toContain('Balason')
    expect(data).toContain(`"streetAddress":"${STREET}, মাটিগাড়া"`.normalize('NFC'))
  })

  it.each(['', '/hi', '/ne'])('stands as typed on the pages of others: %s', async (prefix) => {
    const { _id } = await aProperty(HOUSE)
    const { html, data } = await pageOf(`${prefix}/view/${_id}`)
    const shown = html.replace(/<script[^]*?<\/script>/g, '')
    expect(data).toContain('"streetAddress":"House 2, Balason Lane, ')
    expect(shown + data).not.toContain(STREET)
  })

  it('is not sent to a list, whose cards show none', async () => {
    await aProperty({ ...HOUSE, city: 'Malbazar' })
    expect((await pageOf('/bn/property?city=Malbazar')).html).not.toContain(STREET)
  })
})
