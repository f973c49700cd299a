import { type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { PATHS } from '#contract/paths.ts'

type Rule = readonly [from: string, to: string, status: number]

/** The _redirects file that Cloudflare applies to the static files; the first rule that fits counts. */
export function redirectsFile(): string {
  const rules: Rule[] = [
    ...PUBLISHED.map((language) => inLanguage(language, `${PATHS.listPage}/`, PATHS.listPage, 301)),
    ['/admin', '/admin/dashboard', 302],
    // A host of static files without the Worker in front answers these with their shells.
    ...PUBLISHED.flatMap((language) => [
      inLanguage(language, PATHS.listPage, '/shell-property', 200),
      inLanguage(language, '/view/*', '/shell-view', 200),
      inLanguage(language, '/kept/*', '/shell-kept', 200),
      inLanguage(language, '/area/*', '/shell-area', 200),
    ]),
    ...PUBLISHED.map((language) => inLanguage(language, '/alerts/*', '/shell-alerts', 200)),
    ['/admin/*', '/shell-panel', 200],
    ['/auth/*', '/shell', 200],
    ['/confirm/*', '/shell', 200],
  ]
  return rules.map((rule) => `${rule.join(' ')}\n`).join('')
}

const inLanguage = (language: Language, from: string, to: string, status: number): Rule => [
  pathIn(language, from),
  pathIn(language, to),
  status,
]
