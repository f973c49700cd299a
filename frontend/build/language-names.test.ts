// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { expect, it } from 'vitest'

const FONTS = join(import.meta.dirname, '../assets/fonts')
const FONT = join(FONTS, 'language-names.woff2')
const HEADER = 48
/** Of the bar's words. */
const LETTER_PX = 16
/** Places in the table of known tags of WOFF2. */
const [CMAP, HEAD, HHEA] = [0, 1, 2]
const [GLYF, LOCA, OTHER] = [10, 11, 63]

/** The tables of a WOFF2 file, each from its first byte, by their known tags. */
async function tablesOf(path: string): Promise<(tag: number) => Buffer> {
  const file = await readFile(path)
  let at = HEADER
  function number() {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  const begins = new Map<number, number>()
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at)
    const tag = flags & 63
    at += tag === OTHER ? 5 : 1
    const length = number()
    const isChanged = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    begins.set(tag, offset)
    offset += isChanged ? number() : length
  }
  const tables = brotliDecompressSync(file.subarray(at))
  return (tag) => tables.subarray(begins.get(tag))
}

/** The characters that it has letters for, by its 'cmap' of format 4. */
async function charactersOf(path: string): Promise<Set<number>> {
  const cmap = (await tablesOf(path))(CMAP)
  const found = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const format = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    if (format.readUInt16BE(0) !== 4) continue
    const segments = format.readUInt16BE(6)
    for (let segment = 0; segment < segments; segment += 2) {
      const end = format.readUInt16BE(14 + segment)
      const start = format.readUInt16BE(16 + segments + segment)
      for (let code = start; code <= end && code < 0xffff; code += 1) found.add(code)
    }
  }
  return found
}

it('has every letter of the name of each language and of the offer of its pages', async () => {
  const has = await charactersOf(FONT)
  const said = PUBLISHED.flatMap((one) => [LANGUAGES[one].name, OFFERS[one].read]).join('')
  const letters = said.match(/[\u0900-\u09ff]/g) ?? []
  expect(letters.filter((letter) => !has.has(letter.charCodeAt(0)))).toEqual([])
})

it('stands on the line of the words beside it: its letters are as high above the middle of a line as those of the bar', async () => {
  const middleOf = async (path: string) => {
    const table = await tablesOf(path)
    const [above, below] = [table(HHEA).readInt16BE(4), table(HHEA).readInt16BE(6)]
    return (above + below) / 2 / table(HEAD).readUInt16BE(18)
  }
  const apart = (await middleOf(FONT)) - (await middleOf(join(FONTS, 'anek-latin.woff2')))
  expect(Math.abs(apart) * LETTER_PX).toBeLessThan(0.5)
})
