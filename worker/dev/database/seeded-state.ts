import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareStore } from './prepare.ts'
import { openState } from '#worker/dev/state.ts'

/** Fills one state folder with the demo data; every server that a browser test starts gets a copy of it. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls before the first case.
export default async function makeSeededState(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'aangan-e2e-seeded-'))
  process.env['STATE_DIR'] = folder
  await prepareStore(openState())
  return async () => {
    for (const made of [folder, `${folder}-site`]) await rm(made, { recursive: true, force: true })
  }
}
