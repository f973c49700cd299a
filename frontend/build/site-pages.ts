import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { AliasOptions, Plugin, Rolldown } from 'vite'
import { filesIn } from './changes.ts'
import { assemble } from './html.ts'
import { styledModules, STYLES } from './page-styles.ts'
import { redirectsFile } from './redirects.ts'
import { type RenderedSite, renderSite } from './render-site.ts'
import { settingOf } from './shared.ts'
import { SITE_FILES } from './site-files.ts'
import { PATHS } from '#contract/paths.ts'
import { fileIn, type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { pagePolicy, SECURITY_HEADERS } from '#contract/site/policy.ts'

const LOADER = join(import.meta.dirname, '../deferred-loader.ts')
const PUBLIC = join(import.meta.dirname, '../public')
const INDEX = join(import.meta.dirname, '../index.html')
/** What visitors probably need next: what makes calls, and the pages they open; the likeliest first. */
const LIKELY_PARTS = [
  'features/properties/fetch-list.ts',
  'pages/public/property-detail.tsx',
  'pages/public/property-list.tsx',
]
const LIKELY_FILES = '__LIKELY_FILES__'

type SitePages = { files: Set<string>; keepsNames: boolean }

/**
 * Turns the one built index.html into the site's HTML files: the pages rendered at build time, the empty shells and the
 * not-found page, each with the styles of its page inside and its chunks preloaded. Adds to `files`
 * what they are made of.
 */
export function sitePages(language: Language, { files, keepsNames }: SitePages): Plugin {
  let alias: AliasOptions = []
  let loader = ''
  return {
    name: 'site-pages',
    apply: 'build',
    configResolved(config) {
      alias = config.resolve.alias
    },
    async buildStart() {
      loader = this.emitFile({ type: 'chunk', id: LOADER, name: 'deferred-loader' })
      for (const folder of [STYLES, ...(language === 'en' ? [PUBLIC] : [])])
        for (const file of await filesIn(folder)) files.add(file)
      files.add(INDEX)
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        refuseCircles(bundle)
        const site = await renderSite(language, styledModules(this), alias)
        for (const file of site.madeOf) files.add(file)
        const template = {
          language,
          html: takeIndex(bundle),
          loader: this.getFileName(loader),
          fonts: site.fonts,
          firm: site.firm,
          allStyles: emitAllStyles(this, site, keepsNames ? language : undefined),
        }
        nameLikelyFiles(bundle, template.html)
        for (const file of SITE_FILES) {
          // The staff's screens are English.
          if (file.route === '*' && language !== 'en') continue
          const rendered = site.files[file.file]
          if (!rendered) throw new Error(`${file.file} was not rendered.`)
          const chunks = chunksOf(bundle, file.module).filter((chunk) => !template.html.includes(chunk))
          this.emitFile({
            type: 'asset',
            fileName: fileIn(language, file.file),
            source: assemble(template, { site: file, rendered, chunks }),
          })
        }
        for (const asset of site.assets) {
          if (!bundle[asset.fileName] && !asset.fileName.endsWith('.css'))
            this.emitFile({ type: 'asset', fileName: asset.fileName, source: asset.source })
        }
        // Files of the whole site are written with the English build.
        if (language !== 'en') return
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(keepsNames) })
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.webmanifest',
          source: JSON.stringify(site.firm.manifest, undefined, 2),
        })
      },
    },
  }
}

/** The styles of every public page in a file of its own, for visitors who go on from the page they came to. */
function emitAllStyles(context: Rolldown.PluginContext, site: RenderedSite, version?: string): string {
  const source = withoutShared(
    site.files['shell.html']?.css ?? '',
    SITE_FILES.map(({ file }) => site.files[file]?.css ?? ''),
  )
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const fileName = `static/media/site-${version ?? hash}.css`
  context.emitFile({ type: 'asset', fileName, source })
  return `/${fileName}`
}

/**
 * A sheet without the fonts and foundations that every page has in its own styles already: declared once more, they have
 * the whole page styled and laid out anew.
 */
function withoutShared(css: string, pages: string[]): string {
  const isShared = (block: string) => pages.every((page) => page.includes(block))
  return css.replaceAll(
    /@(?:font-face|property|layer (?:theme|base))[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
    (block) => (isShared(block) ? '' : block),
  )
}

/** Chunks that import each other run before what they import: a constant of one is undefined in the other, and nothing says so. */
function refuseCircles(bundle: Rolldown.OutputBundle) {
  const done = new Set<string>()
  const visit = (fileName: string, path: string[]) => {
    if (path.includes(fileName))
      throw new Error(`Chunks import each other: ${[...path, fileName].join(', ')}`)
    if (done.has(fileName)) return
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) visit(imported, [...path, fileName])
    done.add(fileName)
  }
  for (const fileName of Object.keys(bundle)) visit(fileName, [])
}

function takeIndex(bundle: Rolldown.OutputBundle): string {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('The build has no index.html.')
  delete bundle['index.html']
  return String(index.source)
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string | undefined): string[] {
  if (!module) return []
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`)),
  )
  return chunk ? [...withImports(bundle, chunk.fileName)] : []
}

/**
 * Writes into the first script which files the likely next pages need. Its name stays true: it names their chunks already,
 * and so changes with each of them.
 */
function nameLikelyFiles(bundle: Rolldown.OutputBundle, html: string) {
  const files = new Set(LIKELY_PARTS.flatMap((page) => chunksOf(bundle, page)))
  const named = [...files].filter((file) => !html.includes(file)).map((file) => `/${file}`)
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.code.includes(LIKELY_FILES))
      output.code = output.code.replace(LIKELY_FILES, named.join(' '))
}

/** A chunk and all that it needs before it runs: what is not named in the HTML is asked for one step later. */
function withImports(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()) {
  if (found.has(fileName)) return found
  found.add(fileName)
  const chunk = bundle[fileName]
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** Another origin that answers the calls and stores the pictures, when the static build lives on a host of its own. */
const apiBase = process.env['VITE_API_BASE_URL']
const apiOrigin = apiBase ? new URL(apiBase).origin : undefined

/** Shells, pages of what a device keeps, and the links of reminders: they show nothing to search engines. */
const UNINDEXED = PUBLISHED.flatMap((language) =>
  ['/shell*', ...SITE_FILES.filter((site) => site.isOfDevice).map((site) => site.route)].map((path) =>
    pathIn(language, path),
  ),
).concat(PATHS.confirmPage.replace(':token', '*'))

/**
 * The _headers file that Cloudflare applies to the static files. A page's policy binds the page and its workers, not their parts.
 * Browsers keep no file whose name stays when its content changes: the server tags it by its name and time alone.
 */
function headersFile(keepsNames: boolean): string {
  const policy = pagePolicy({ apiOrigin, tilesUrl: settingOf('MAP_TILES_URL') })
  const everywhere = {
    'content-security-policy': policy,
    ...SECURITY_HEADERS,
    ...(keepsNames && { 'cache-control': 'no-store' }),
  }
  return `/*
${Object.entries(everywhere)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

/static/*
  ! content-security-policy
  content-security-policy: default-src 'none'${keepsNames ? '' : '\n  cache-control: public, max-age=31536000, immutable'}

/static/js/scaling-worker*
  ! content-security-policy
  content-security-policy: ${policy}

${UNINDEXED.map((path) => `${path}\n  x-robots-tag: noindex`).join('\n\n')}
`
}
