import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Person } from './person.tsx'

it.each([
  ['Ananya Ghosh', 'en'],
  ['অনন্যা ঘোষ', 'bn'],
])('says in which language the name “%s” is written', (name, lang) => {
  const html = renderToStaticMarkup(<Person person={{ name, photo: null, languages: [], hours: null }} />)
  expect(html).toMatch(new RegExp(`<p lang="${lang}"[^>]*>${name}</p>`))
})
