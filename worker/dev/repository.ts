import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterMigrateSql } from './database/after-migrate-text.ts'
import { REBUILD_START } from './database/rebuild.ts'

const root = join(import.meta.dirname, '../..')
const DOCS = [
  'README.md',
  'worker/README.md',
  'worker/operations.md',
  'worker/measured.md',
  'frontend/README.md',
  ...['worker/decisions', 'frontend/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
]
const PATH = /`([\w.-]+(?:\/[\w.-]+)+\/?|[\w-]+\.(?:md|json|toml|mjs|ts|tsx))`/g
/** Files that the docs name and that only exist once the commands have made them. */
const MADE = ['.dev.vars', 'frontend/dist']

/** What no tool checks: a lockfile tied to one registry, docs that name files which are not there. */
export function faultsOfRepository(): string[] {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const addresses = /"resolved": *"https?:/.test(lockfile)
    ? ['package-lock.json names a registry: install with `omit-lockfile-registry-resolved`.']
    : []
  return [
    ...addresses,
    ...miniflareOfAnother(lockfile),
    ...undeclaredPackages(),
    ...DOCS.flatMap(missingFiles),
    ...unsafeMigrations(),
    ...afterMigrateFaults(),
    ...migrationFaults(hashesOfMigrations(), landedHashes()),
  ]
}

/** Packages that some file imports and that are there only because another package brings them. */
function undeclaredPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const sources = globSync('{worker,frontend}/**/*.{ts,tsx,mjs}', { cwd: root, exclude: isBuilt })
  return sources.flatMap((file) =>
    packagesIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !(name in dependencies || name in devDependencies))
      .map((name) => `${file} imports ${name}, which package.json does not name.`),
  )
}

const isBuilt = (path: string) => /(^|\/)dist$/.test(path)

const IMPORTED =
  /(?:^(?:import|export|\}) ?(?:.* from )?|\bimport\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/gm

/** The packages that a text imports; Node's own, the platform's and files have a sign that no package's name has. */
export const packagesIn = (source: string): string[] => [
  ...new Set([...source.matchAll(IMPORTED)].flatMap(([, name]) => name ?? [])),
]

/** A fault where the bench's miniflare is not wrangler's version: both must run the same. */
function miniflareOfAnother(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile)
  const [own, wranglers] = [
    packages[''].devDependencies.miniflare,
    packages['node_modules/wrangler'].dependencies.miniflare,
  ]
  return own === wranglers ? [] : [`package.json names miniflare ${own}, wrangler brings ${wranglers}.`]
}

/** A table rebuilt or dropped otherwise than by `npm run db:new -- --rebuild`, which keeps every row and reference. */
function unsafeMigrations(): string[] {
  const files = readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.sql'))
  const isUnsafe = (text: string) => /^DROP TABLE/im.test(text) && !text.startsWith(REBUILD_START)
  return files
    .filter((file) => isUnsafe(readFileSync(join(root, 'migrations', file), 'utf8')))
    .map((file) => `migrations/${file} drops a table: make it with \`npm run db:new\`.`)
}

/** A fault where after-migrate.sql was changed by hand, or what it is made of without it. */
const afterMigrateFaults = (): string[] =>
  readFileSync(join(root, 'worker/db/after-migrate.sql'), 'utf8') === afterMigrateSql()
    ? []
    : [
        'worker/db/after-migrate.sql is not what after-migrate-text.ts says: `npm run db:new -- --after-migrate`.',
      ]

type Hashes = Record<string, string>
const LANDED = join(root, 'migrations/landed.json')

/** The SHA-256 of every migration that has landed, by its file; `npm run db:new -- --landed` adds those that are missing. */
const landedHashes = (): Hashes => JSON.parse(readFileSync(LANDED, 'utf8'))

function hashesOfMigrations(): Hashes {
  const files = readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.sql'))
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'migrations', file)))
      .digest('hex')
  return Object.fromEntries(files.toSorted().map((file) => [file, hashOf(file)]))
}

/** Adds the migrations that are not listed yet; what is listed stays as it is. Answers their files. */
export function listLanded(): string[] {
  const [known, landed] = [hashesOfMigrations(), landedHashes()]
  const added = Object.keys(known).filter((file) => !(file in landed))
  writeFileSync(LANDED, `${JSON.stringify({ ...known, ...landed }, null, 2)}\n`)
  return added
}

/** A migration that others have applied must never change: their stores would differ from new ones. */
export function migrationFaults(known: Hashes, landed: Hashes): string[] {
  return [
    ...Object.entries(landed).flatMap(([file, hash]) =>
      known[file] === hash
        ? []
        : [
            `migrations/${file} was ${known[file] ? 'changed' : 'removed'} after it had landed: take that back, and write a new migration.`,
          ],
    ),
    ...Object.keys(known).flatMap((file) =>
      file in landed
        ? []
        : [`migrations/${file} is not in migrations/landed.json: run \`npm run db:new -- --landed\`.`],
    ),
  ]
}

function missingFiles(doc: string): string[] {
  if (!existsSync(join(root, doc))) return [`${doc} is missing.`]
  const named = [...readFileSync(join(root, doc), 'utf8').matchAll(PATH)].map(([, path]) => path ?? '')
  return named
    .filter(
      (path) =>
        !MADE.includes(path) && !existsSync(join(root, path)) && !existsSync(join(root, dirname(doc), path)),
    )
    .map((path) => `${doc} names \`${path}\`, which is not there.`)
}
