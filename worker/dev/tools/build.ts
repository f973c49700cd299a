import { join } from 'node:path'
import { finished, startNode, tool } from './children.ts'
import { reasonOf, stopWith } from './say.ts'

const CONFIG = join(import.meta.dirname, '../../../frontend/vite.config.ts')

/** Builds the site into a folder. Stops the command with the reason when it does not build. */
export async function buildSite(outDir: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await run(
    'The site does not build',
    'vite',
    ['build', '--config', CONFIG, '--outDir', outDir, '--logLevel', 'error'],
    env,
  )
}

/** Bundles the Worker as a deployment does, without sending it anywhere; returns what wrangler said. `entry` stands in for the product's own. */
export function bundleWorker(outDir: string, site: string, entry?: string): Promise<string> {
  const args = ['deploy', ...(entry ? [entry] : []), '--dry-run', '--outdir', outDir, '--assets', site]
  return run('The Worker does not bundle', 'wrangler', args)
}

async function run(complaint: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  let output = ''
  const child = startNode(tool(program), args, {
    env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', ...env },
    onOutput: (text) => (output += text),
  })
  return (await finished(child)) === 0 ? output : stopWith(`${complaint}: ${reasonOf(output)}`)
}
