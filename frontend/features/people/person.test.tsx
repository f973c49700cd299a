import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Person } from './person.tsx'

const SOMEBODY = {
  name: '',
  nameBn: null,
  nameHi: null,
  nameNe: null,
  photo: null,
  languages: [],
  hours: null,
}
afterEach(() => vi.unstubAllEnvs())

it.each([
  ['Ananya Ghosh', 'en'],
  ['অনন্যা ঘোষ', 'bn'],
])('says in which language the name “%s” is written', (name, lang) => {
  const html = renderToStaticMarkup(<Person person={{ ...SOMEBODY, name }} />)
  expect(html).toMatch(new RegExp(`<p lang="${lang}"[^>]*>${name}</p>`))
})

it.each([
  ['en', 'en', 'Ananya Ghosh'],
  ['bn', 'bn', 'অনন্যা ঘোষ'],
  ['ne', 'ne', 'अनन्या घोष'],
  ['hi', 'en', 'Ananya Ghosh'],
])('on a page in %s says in %s: %s', (language, lang, said) => {
  vi.stubEnv('LANGUAGE', language)
  const person = { ...SOMEBODY, name: 'Ananya Ghosh', nameBn: 'অনন্যা ঘোষ', nameNe: 'अनन्या घोष' }
  const html = renderToStaticMarkup(<Person person={person} />)
  expect(html).toMatch(new RegExp(`<p lang="${lang}"[^>]*>${said}</p>`))
})
