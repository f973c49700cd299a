import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { aVilla } from '#frontend/test/properties.ts'
import { Address } from './property-heading.tsx'

afterEach(() => vi.unstubAllEnvs())

const HOUSE = aVilla({
  address: 'House 2, Balason Lane',
  addressBn: '২ নম্বর বাড়ি, বালাসন লেন',
  addressNe: '२ नम्बर घर, बालासन लेन',
  locality: 'Matigara',
  location: { city: 'Siliguri', state: null, country: null },
})
function addressIn(language: string) {
  vi.stubEnv('LANGUAGE', language)
  return renderToStaticMarkup(<Address property={HOUSE} />)
}
const textOf = (html: string) => html.replaceAll('</span><span class="block">', ' | ').replace(/<[^>]+>/g, '')

it.each([
  ['en', 'House 2, Balason Lane, Matigara, Siliguri'],
  ['bn', '২ নম্বর বাড়ি, বালাসন লেন, মাটিগাড়া, শিলিগুড়ি'],
  ['hi', 'माटीगाड़ा, सिलीगुड़ी'],
  ['ne', '२ नम्बर घर, बालासन लेन, माटीगढा, सिलगढी'],
])('the address in %s', (language, said) => {
  expect(textOf(addressIn(language)).normalize('NFC')).toContain(said.normalize('NFC'))
})

it('of a language in which nobody said the street has it in Latin letters on a line of its own', () => {
  expect(textOf(addressIn('hi'))).toMatch(/ \| House 2, Balason Lane$/)
  expect(addressIn('hi')).toContain('<span lang="en">House 2</span>')
})

it.each(['bn', 'ne'])('said in %s is in the language of its page and names no other', (language) => {
  expect(addressIn(language)).not.toContain('lang=')
})
