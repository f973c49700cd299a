// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FRONTEND = join(import.meta.dirname, '../..')

it('is the only check box of the site, so that all look alike', () => {
  const withBoxes = globSync('{app,features,lib,pages,ui}/**/*.tsx', { cwd: FRONTEND })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => readFileSync(join(FRONTEND, path), 'utf8').includes('type="checkbox"'))
  expect(withBoxes).toEqual(['ui/form/checkbox.tsx'])
})
