import { expect, it } from 'vitest'
import { migrationFaults } from './repository.ts'

const LANDED = { '0000_schema.sql': 'a', '0001_more.sql': 'b' }

it.each([
  ['nothing', LANDED, []],
  [
    'a change',
    { ...LANDED, '0000_schema.sql': 'c' },
    ['migrations/0000_schema.sql was changed after it had landed'],
  ],
  ['a removal', { '0000_schema.sql': 'a' }, ['migrations/0001_more.sql was removed after it had landed']],
  [
    'a new one',
    { ...LANDED, '0002_new.sql': 'd' },
    ['migrations/0002_new.sql is not in migrations/landed.json'],
  ],
])('of landed migrations it says what happened to them: %s', (_, known, said) => {
  expect(migrationFaults(known, LANDED).map((fault) => fault.split(':')[0])).toEqual(said)
})
