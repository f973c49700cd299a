import { expect, it } from 'vitest'
import { migrationFaults, packagesIn } from './repository.ts'

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

it('knows the packages that a file imports', () => {
  const source = [
    "import { z } from 'zod'",
    "import type { Context } from 'hono/context'",
    'import {',
    '  PutObjectCommand,',
    "} from '@aws-sdk/client-s3/dist'",
    "import 'leaflet/dist/leaflet.css'",
    "export * from 'react-router'",
    "import { join } from 'node:path'",
    "import { here } from './here.ts'",
    "import { PATHS } from '#contract/paths.ts'",
    "const papa = await import('papaparse')",
    `const said = "import it from 'elsewhere'"`,
  ].join('\n')
  expect(packagesIn(source)).toEqual([
    'zod',
    'hono',
    '@aws-sdk/client-s3',
    'leaflet',
    'react-router',
    'papaparse',
  ])
})
