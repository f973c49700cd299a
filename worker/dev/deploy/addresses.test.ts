import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages/languages.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')

it.each(Object.values(LANGUAGES))(
  'the Worker is asked first for the lists and listings in $name',
  ({ prefix }) => {
    const [, first = ''] = /run_worker_first = \[([^\]]*)\]/.exec(read('wrangler.toml')) ?? []
    expect(first).toContain(`"${prefix}/view/*",`)
    expect(first).toContain(`"${prefix}/property",`)
  },
)

it.each(Object.values(LANGUAGES))('a zone hands the Worker the lists and listings in $name', ({ prefix }) => {
  const papers = read('worker/operations.md')
  expect(papers).toContain(`"www.example.com${prefix}/view/*"`)
  expect(papers).toContain(`"www.example.com${prefix}/property*"`)
})
