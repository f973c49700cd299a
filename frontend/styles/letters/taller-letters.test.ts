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
