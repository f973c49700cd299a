import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import type { UserConfig } from 'vite'

/** The language that vite's own command builds; `build-site.ts` builds them all. */
export const LANGUAGE: Language = PUBLISHED.find((one) => one === process.env['SITE_LANGUAGE']) ?? 'en'

/** The visitors' sentences: those of the build's language stand in for the English ones. */
export const catalogueOf = (language: Language) => ({
  find: '#frontend/messages/en.ts',
  replacement: fileURLToPath(new URL(`../messages/${language}.ts`, import.meta.url)),
})

/** 42 bits of a file's content, the fewest that the bundler makes: what an address is longer every page is too. */
const HASH = '[hash:7]'

/**
 * What the browser's build and the build that renders the pages must have in common, file names above all. Scripts and sheets are
 * named by their content. While the site is developed their names stay: a server that has listed the folder serves new content
 * at once, where a new name has to wait until the folder is listed again.
 */
export function sharedBuild(language: Language, keepsNames = false) {
  const version = keepsNames ? language : HASH
  const chunk = `static/js/[name]-${version}.chunk.js`
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    define: {
      'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
      'import.meta.env.MAP_TILES_URL': JSON.stringify(settingOf('MAP_TILES_URL')),
      'import.meta.env.RECORD_ENQUIRIES': JSON.stringify(settingOf('RECORD_ENQUIRIES')),
      'import.meta.env.MAP_TILES_ATTRIBUTION': JSON.stringify(settingOf('MAP_TILES_ATTRIBUTION')),
      'import.meta.env.LANGUAGE': JSON.stringify(language),
    },
    build: {
      target: 'es2023',
      cssMinify: 'lightningcss',
      cssTarget: ['chrome120', 'firefox128', 'safari17.2'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Reads only the icons that are imported, not all two thousand of the package.
        experimental: { lazyBarrel: true },
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          entryFileNames: chunk,
          chunkFileNames: chunk,
          assetFileNames: ({ names: [name] }: { names: string[] }) =>
            `static/media/[name]-${name?.endsWith('.css') ? version : HASH}[extname]`,
        },
      },
    },
  } satisfies UserConfig
}

const CONFIG = join(import.meta.dirname, '../../wrangler.toml')

type Setting = 'SITE_URL' | 'RECORD_ENQUIRIES' | 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'

/**
 * A setting that the site is built with: of the environment, else of wrangler.toml, which the Worker follows; empty
 * where neither has it.
 */
export function settingOf(name: Setting, wranglerToml = readFileSync(CONFIG, 'utf8')): string {
  const deployed = new RegExp(`^${name} *= *"([^"]*)"`, 'm').exec(wranglerToml)?.[1]
  return process.env[name] || (deployed ?? '')
}

/** Where visitors reach the site that is being built. */
export function siteUrl(): string {
  const address = settingOf('SITE_URL')
  if (!address) throw new Error('wrangler.toml has no SITE_URL: the pages cannot say where they are at home.')
  return new URL(address).href
}
