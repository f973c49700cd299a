// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FRONTEND = join(import.meta.dirname, '../..')
const FIXED = /(?<![\w-])leading-\[([\d.]+)\]/g
const LEAST = 1.4
/** Of large figures, which have no marks. */
const FIGURES = '1.1'

it('makes every line taller that a class sets too low for the marks of Indian scripts', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'taller-letters.css'), 'utf8')
  const fixed = globSync('{app,features,lib,pages,ui}/**/*.tsx', { cwd: FRONTEND }).flatMap((path) =>
    [...readFileSync(join(FRONTEND, path), 'utf8').matchAll(FIXED)].map(([, height = '']) => height),
  )
  const low = [...new Set(fixed)].filter((height) => Number(height) < LEAST && height !== FIGURES)
  expect(low).toContain('1.35')
  expect(low.filter((height) => !sheet.includes(`leading-\\[${height.replace('.', '\\.')}\\]`))).toEqual([])
})

/** How far the line reaches above and below in the faces for the space, in parts of the size. */
const facesIn = (sheet: string) =>
  [...sheet.matchAll(/@font-face \{([^}]*unicode-range: U\+0020;[^}]*)\}/g)].map(([, face = '']) => {
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1] ?? 100) / 100
    const scale = share('size-adjust')
    return { above: share('ascent-override') * scale, below: share('descent-override') * scale }
  })

/** Letters without marks and Latin capitals are 0.63 of the size high, signs above reach to 0.9. */
it('sets the line so that words with and without signs above are as near to the middle', () => {
  const faces = facesIn(readFileSync(join(import.meta.dirname, 'taller-letters.css'), 'utf8'))
  expect(faces).toHaveLength(2)
  for (const { above, below } of faces) {
    const baseline = (above - below) / 2
    expect(baseline - 0.63 / 2).toBeCloseTo(0.09, 2)
    expect(0.9 / 2 - baseline).toBeGreaterThan(0.03)
  }
})

it('keeps the line where it is when the font of the text has come', () => {
  const [own, standIn] = facesIn(readFileSync(join(import.meta.dirname, 'taller-letters.css'), 'utf8'))
  expect(standIn?.above).toBeCloseTo(own?.above ?? NaN, 2)
  expect(standIn?.below).toBeCloseTo(own?.below ?? NaN, 2)
})

it('writes Latin capitals of headings no higher than the line that joins the other letters’ heads', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'headings.css'), 'utf8')
  const scale = Number(/eczar-letters[^}]*size-adjust: ([\d.]+)%/.exec(sheet)?.[1] ?? 100) / 100
  // Eczar's H, Noto Serif Bengali's and Eczar's own heads.
  expect(0.658 * scale).toBeLessThan(0.622)
  expect(sheet).toContain(`ascent-override: ${(114.3 * scale).toFixed(1)}%`)
})
