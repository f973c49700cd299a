// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { FIRM as ANOTHER } from '#contract/test/another-firm.ts'

const VITE = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
const CONFIG = join(import.meta.dirname, '../test/another-firm.config.ts')

let folder = ''
let built: { file: string; text: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'another-firm-'))
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env
  const options = ['build', '--config', CONFIG, '--outDir', folder, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [VITE, ...options], {
    env: { ...env, SITE_URL: 'https://www.zenith.example' },
  })
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /(\.html|\.js|\.webmanifest|_headers|\.css)$/.test(file))
  built = await Promise.all(
    texts.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What is no word about the firm: the unit and the duty that a State's law defines. */
const KNOWLEDGE = /(In )?West Bengal (1\s)?katha|at the rates of West Bengal since/g
/** Localities and short names of the region, which the search reads whoever asks. */
const SEARCHED = /["'`](Siliguri|west bengal[^"'`]*)["'`]/g

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
const { foundingYear: _year, localities, ...named } = FIRM
const demoWords = wordsOf(named).filter((word) => word.length > 1 && !wordsOf(ANOTHER).includes(word))
const missingIn = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word))
const foundIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word))

describe('The site of another firm', () => {
  it('names the demo firm nowhere: name, town, numbers, address, map', () => {
    expect(built.length).toBeGreaterThan(40)
    const found = built.flatMap(({ file, text }) => {
      const words = foundIn(text.replaceAll(KNOWLEDGE, '').replaceAll(SEARCHED, ''), demoWords)
      return words.map((word) => `${file}: ${word}`)
    })
    expect(found).toEqual([])
  })

  it('shows none of its localities on a page', () => {
    const pages = built.filter(({ file }) => /\.(html|webmanifest)$/.test(file))
    expect(pages.flatMap(({ text }) => foundIn(text, localities))).toEqual([])
  })

  it('says its own name, town, years, numbers and registration', () => {
    const home = built.find(({ file }) => file === 'index.html')?.text ?? ''
    const contact = built.find(({ file }) => file === 'contact.html')?.text ?? ''
    const manifest = built.find(({ file }) => file === 'manifest.webmanifest')?.text ?? ''
    expect(
      missingIn(home, [
        'Popular Location in Pune',
        'over 40 years of expertise',
        'RERA agent A51800099999',
        'Kothrud',
        '<meta property="og:site_name" content="Zenith">',
        '"legalName":"Zenith Land Private Limited"',
        '"foundingDate":"1981"',
        '"sameAs":["https://facebook.example/zenith"',
      ]),
    ).toEqual([])
    const numbers = ['+91 80000 54321', 'wa.me/918000054321', 'office@zenith.example', '14 Karve Street']
    expect(missingIn(contact, numbers)).toEqual([])
    expect(JSON.parse(manifest)).toMatchObject({ name: 'Zenith', short_name: 'Zenith' })
  })
})
