import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Language } from '#contract/languages/languages.ts'
import { LETTERS } from '#contract/languages/tables.ts'
import { SITE_FILES, type SiteFile } from './site-files.ts'
import { tailwindSheet } from './tailwind.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>
/** For each HTML file the modules whose classes it needs. */
export type StyledModules = Record<string, string[]>

const FRONTEND = join(import.meta.dirname, '..')
export const STYLES = join(FRONTEND, 'styles')
/** The frame around every page. */
const FRAME = [join(FRONTEND, 'main.tsx')]
/** Its code is loaded on demand, but its HTML is in every page except the list. */
const FOOTER = join(FRONTEND, 'app/public/footer.tsx')
const VIRTUAL = 'virtual:page-styles'
const OWN = /^virtual:page-styles$|\.page\.css/
const SCANNED = /frontend\/(app|features|lib|pages|ui)\/.*\.tsx$/
/** The staff's screens: their styles come with them. */
const ELSEWHERE = /frontend\/(pages|app)\/(admin|auth|confirm)\//
const LIBRARY = /node_modules/

/**
 * What each file shows at first: the frame and its page, without what comes on demand. The '*' file has every part of every
 * public page.
 */
export function styledModules(modules: Modules): StyledModules {
  const modulesOf = ({ module, parts = [] }: SiteFile) =>
    [...(module ? [module] : []), ...parts].map((path) => join(FRONTEND, path))
  const shown = (site: SiteFile) =>
    site.route === '*'
      ? reachable(modules, [...FRAME, FOOTER, ...SITE_FILES.flatMap(modulesOf)], { isOnDemandToo: true })
      : reachable(modules, [...FRAME, ...(site.footerComesLater ? [] : [FOOTER]), ...modulesOf(site)], {
          isOnDemandToo: false,
        })
  return Object.fromEntries(SITE_FILES.map((site) => [site.file, shown(site)]))
}

/** Serves the styles of each HTML file to the build that renders them: the foundation and the classes its modules name. */
export function pageStyles(language: Language, styled: StyledModules): Plugin {
  const sheet = (file: string) => join(STYLES, `${file.replace('.html', '')}.page.css`)
  return {
    name: 'page-styles',
    enforce: 'pre',
    resolveId: { filter: { id: OWN }, handler: (id) => id },
    load: {
      filter: { id: OWN },
      async handler(id) {
        if (id === VIRTUAL) return listing(Object.keys(styled), sheet)
        const file = Object.keys(styled).find((name) => id.startsWith(sheet(name)))
        if (!file) return undefined
        const sources = styled[file]?.map((path) => `@source '${path}';`) ?? []
        const letters = LETTERS[language]
        const made = await Promise.all([
          tailwindSheet(file, [`@import './public.css';`, ...sources].join('\n')),
          tailwindSheet(letters, `@import './letters/${letters}.css';`),
        ])
        return made.join('\n')
      },
    },
  }
}

function listing(files: string[], sheet: (file: string) => string): string {
  const imports = files.map((file, index) => `import css${index} from '${sheet(file)}?inline'`)
  return `${imports.join('\n')}\nexport default { ${files.map((file, index) => `'${file}': css${index}`).join(', ')} }`
}

function reachable(
  modules: Modules,
  entries: string[],
  { isOnDemandToo }: { isOnDemandToo: boolean },
): string[] {
  const found = new Set(entries)
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    const onDemand = isOnDemandToo ? dynamicallyImportedIds.filter((part) => !ELSEWHERE.test(part)) : []
    for (const imported of [...importedIds, ...onDemand]) if (!LIBRARY.test(imported)) found.add(imported)
  }
  return [...found].filter((id) => SCANNED.test(id)).toSorted()
}
