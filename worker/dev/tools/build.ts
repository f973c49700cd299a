import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { isRecord } from '#contract/text/records.ts'
import { finished, startNode, tool } from './children.ts'
import { reasonOf, stopWith } from './say.ts'

const BUILDER = join(import.meta.dirname, '../../../frontend/build/build-site.ts')

/** Builds the site of every language into a folder. Stops the command with the reason when one does not build. */
export async function buildSite(outDir: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  let output = ''
  let fault: string | undefined
  const child = startBuilder(['--clear', outDir], {
    env,
    onOutput: (text) => (output += text),
    onLanguage: (language) => (fault ??= language.fault),
  })
  if ((await finished(child)) !== 0) stopWith(fault ?? `The site does not build: ${reasonOf(output)}`)
}

type Builder = {
  env?: NodeJS.ProcessEnv
  onOutput: (text: string) => void
  /** Called for each language that is built; `fault` is a sentence about the one that is not. */
  onLanguage: (language: { name: string; fault?: string }) => void
}

/** Starts the process that builds the site: see frontend/build/build-site.ts. */
export function startBuilder(args: string[], { env, onOutput, onLanguage }: Builder): ChildProcess {
  return startNode(BUILDER, args, {
    env,
    onOutput,
    onMessage: (message) => {
      if (!isRecord(message) || typeof message['language'] !== 'string') return
      const { language: name, fault } = message
      onLanguage(
        typeof fault === 'string'
          ? { name, fault: `The site does not build${name === 'en' ? '' : ` (${name})`}: ${reasonOf(fault)}` }
          : { name },
      )
    },
  })
}

/** Bundles the Worker as a deployment does, without sending it; returns wrangler's output. `entry` replaces the product's own. */
export async function bundleWorker(outDir: string, site: string, entry?: string): Promise<string> {
  const args = ['deploy', ...(entry ? [entry] : []), '--dry-run', '--outdir', outDir, '--assets', site]
  let output = ''
  const child = startNode(tool('wrangler'), args, {
    env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
    onOutput: (text) => (output += text),
  })
  return (await finished(child)) === 0 ? output : stopWith(`The Worker does not bundle: ${reasonOf(output)}`)
}
