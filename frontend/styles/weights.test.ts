// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FRONTEND = join(import.meta.dirname, '..')
const NAMED = /(?<![\w-])font-(thin|light|normal|text|medium|semibold|bold|black)(?![\w-])/g

it('names no weight of letters that the tokens do not have', () => {
  const tokens = readFileSync(join(FRONTEND, 'styles/tokens.css'), 'utf8')
  const named = globSync('{app,features,lib,pages,ui}/**/*.tsx', { cwd: FRONTEND }).flatMap((path) =>
    [...readFileSync(join(FRONTEND, path), 'utf8').matchAll(NAMED)].map(([, weight]) => weight),
  )
  expect(named).toContain('semibold')
  expect([...new Set(named)].filter((weight) => !tokens.includes(`--font-weight-${weight}:`))).toEqual([])
})
