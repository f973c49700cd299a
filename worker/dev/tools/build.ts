import { join } from 'node:path'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { finished, startNode, tool } from './children.ts'
import { reasonOf, stopWith } from './say.ts'

const CONFIG = join(import.meta.dirname, '../../../frontend/vite.config.ts')

const OTHER_LANGUAGES = PUBLISHED.filter((language) => language !== 'en')

/** Builds the site into a folder, a build for each language. Stops the command with the reason when one does not build. */
export async function buildSite(outDir: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const fault = (await faultOfBuild('en', outDir, env)) ?? (await buildOtherLanguages(outDir, env))
  if (fault) stopWith(fault)
}

/** The pages of the other languages, into the folder that the English build has cleared. Says why where one does not build. */
export async function buildOtherLanguages(
  outDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  const faults = await Promise.all(OTHER_LANGUAGES.map((language) => faultOfBuild(language, outDir, env)))
  return faults.find(Boolean)
}

async function faultOfBuild(language: Language, outDir: string, env: NodeJS.ProcessEnv) {
  const args = ['build', '--config', CONFIG, '--outDir', outDir, '--logLevel', 'error']
  const { code, output } = await ended('vite', args, { ...env, SITE_LANGUAGE: language })
  return code === 0 ? undefined : `The site does not build (${language}): ${reasonOf(output)}`
}

/** Bundles the Worker as a deployment does, without sending it anywhere; returns what wrangler said. `entry` stands in for the product's own. */
export async function bundleWorker(outDir: string, site: string, entry?: string): Promise<string> {
  const args = ['deploy', ...(entry ? [entry] : []), '--dry-run', '--outdir', outDir, '--assets', site]
  const { code, output } = await ended('wrangler', args)
  return code === 0 ? output : stopWith(`The Worker does not bundle: ${reasonOf(output)}`)
}

async function ended(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  let output = ''
  const child = startNode(tool(program), args, {
    env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', ...env },
    onOutput: (text) => (output += text),
  })
  return { code: await finished(child), output }
}
