import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unstable_getVarsForDev } from 'wrangler'
import { writeVars } from './vars.ts'

let path: string
let ownVars: string

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'aangan-vars-'))
  ownVars = join(path, 'own.vars')
  writeFileSync(ownVars, `RESEND_API_KEY='re_own'\nWEEK_MAIL='false'\n`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(path, { recursive: true })
})

/** What wrangler makes of the files. */
function varsOf({ isRestored }: { isRestored: boolean }): Record<string, unknown> {
  const state = { path, envFile: join(path, 'dev.env'), authSecret: 'a$b', isRestored }
  const files = writeVars(state, 'http://localhost:8787', ownVars)
  const vars = unstable_getVarsForDev(undefined, files, {}, undefined, true)
  return Object.fromEntries(Object.entries(vars).map(([name, { value }]) => [name, value]))
}

it('hands on the environment, and above it what the developer has set', () => {
  vi.stubEnv('RESEND_API_KEY', 're_environment')
  vi.stubEnv('MAIL_FROM', 'Rina <rina@firm.test>')
  expect(varsOf({ isRestored: false })).toMatchObject({
    ENVIRONMENT: 'development',
    AUTH_SECRET: 'a$b',
    MAIL_FROM: 'Rina <rina@firm.test>',
    RESEND_API_KEY: 're_own',
    WEEK_MAIL: 'false',
  })
})

it('has no key of the mail service where the state holds a backup, wherever one is set', () => {
  vi.stubEnv('RESEND_API_KEY', 're_environment')
  expect(varsOf({ isRestored: true })).toMatchObject({ RESEND_API_KEY: '', WEEK_MAIL: 'false' })
  rmSync(ownVars)
  expect(varsOf({ isRestored: true })['RESEND_API_KEY']).toBe('')
})
