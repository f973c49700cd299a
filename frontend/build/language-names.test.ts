// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { expect, it } from 'vitest'

const FONT = join(import.meta.dirname, '../assets/fonts/language-names.woff2')
const HEADER = 48
/** Places in the table of known tags of WOFF2: 'cmap' is the first of them. */
const CMAP = 0
const [GLYF, LOCA, OTHER] = [10, 11, 63]

/** The characters that a WOFF2 file has letters for, by its 'cmap' of format 4. */
async function charactersOf(path: string): Promise<Set<number>> {
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
  let from = -1
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at)
    const tag = flags & 63
    at += tag === OTHER ? 5 : 1
    const length = number()
    const isChanged = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    if (tag === CMAP) from = offset
    offset += isChanged ? number() : length
  }
  const tables = brotliDecompressSync(file.subarray(at))
  const cmap = tables.subarray(from)
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
