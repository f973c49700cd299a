import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each(['', '{"product":"aang', '{}', 'null'])(
  'a state file that was cut off is one sentence: %j',
  (content) => {
    const folder = mkdtempSync(join(tmpdir(), 'aangan-state-'))
    writeFileSync(join(folder, 'aangan-state.json'), content)
    const state = join(import.meta.dirname, 'state.ts')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `(await import(${JSON.stringify(state)})).openState()`],
      { env: { ...process.env, STATE_DIR: folder }, encoding: 'utf8' },
    )
    rmSync(folder, { recursive: true })
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(/aangan-state\.json cannot be read, .* delete /)
  },
)
