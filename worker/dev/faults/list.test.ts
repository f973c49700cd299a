import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FAULTS } from './list.ts'

const root = join(import.meta.dirname, '../../..')

it('puts every fault at one place of its file, which still says what the fault changes', () => {
  const lost = FAULTS.flatMap(({ faults }) => faults).filter(
    ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2,
  )
  expect(lost).toEqual([])
})
