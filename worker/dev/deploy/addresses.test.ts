import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages/languages.ts'

const config = readFileSync(join(import.meta.dirname, '../../../wrangler.toml'), 'utf8')

it.each(Object.values(LANGUAGES))(
  'the Worker is asked first for the lists and listings in $name',
  ({ prefix }) => {
    const [, first = ''] = /run_worker_first = \[([^\]]*)\]/.exec(config) ?? []
    expect(first).toContain(`"${prefix}/view/*",`)
    expect(first).toContain(`"${prefix}/property",`)
    expect(first).toContain(`"${prefix}/property/feed.xml",`)
    expect(first).toContain(`"${prefix}/area/*",`)
    expect(first).toContain(`"${prefix}/kept/*",`)
  },
)

it.each(Object.values(LANGUAGES))('a zone hands the Worker the lists and listings in $name', ({ prefix }) => {
  expect(config).toContain(`"www.example.com${prefix}/view/*"`)
  expect(config).toContain(`"www.example.com${prefix}/property*"`)
  expect(config).toContain(`"www.example.com${prefix}/area/*"`)
  expect(config).toContain(`"www.example.com${prefix}/kept/*"`)
})
