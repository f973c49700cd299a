import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareStore } from './prepare.ts'
import { openState } from '#worker/dev/state.ts'
import { buildSite } from '#worker/dev/tools/build.ts'

/**
 * Fills one state folder with the demo data and builds the site as it is published, unless the frontend's tests have; every
 * server that a browser test starts gets a copy of both.
 */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls before the first case.
export default async function makeSeededState(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'aangan-e2e-seeded-'))
  const tested = process.env['TESTED_SITE']
  const isBuilt = tested !== undefined && existsSync(tested)
  const site = isBuilt ? tested : join(folder, 'site')
  process.env['STATE_DIR'] = join(folder, 'state')
  process.env['BUILT_SITE'] = site
  // Read after this by the servers alone: nothing of their copies needs to be prepared.
  process.env['PREPARED_STATE'] = '1'
  await Promise.all([isBuilt || buildSite(site), prepareStore(openState())])
  return () => rm(folder, { recursive: true, force: true })
}
