import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import css from 'virtual:page-styles'
import { LETTERS } from '#contract/languages/tables.ts'
import { firmData } from '#contract/site/firm-data.ts'
import { openGraph } from '#contract/site/preview.ts'
import { unknownWords } from '#contract/site/server-template.ts'
import type { RenderOutput } from '#frontend/build/render-site.ts'
import { SITE_FILES, type SiteFile } from '#frontend/build/site-files.ts'
import { type Head, HeadRecorder } from '#frontend/lib/head.ts'
import { PREFIX, siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { OfficeMap } from '#frontend/pages/public/contact.tsx'
import { HomeSections } from '#frontend/pages/public/home.tsx'
import { preloadOrnaments } from '#frontend/ui/feedback/ornament.tsx'
import { Footer } from './public/layout.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { SERVER_TEMPLATES } from './server-templates.tsx'
import { PAGES, Router } from './router.tsx'
import { FIRM } from '#contract/firm.ts'
import { wordmarkSymbol } from './wordmarks.ts'

/** The address of each font by its file. */
const FONTS = import.meta.glob<string>('../assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What every page is written in, and the letters of its language; English headings have some of their own. */
const fontsOfPage = ['anek-latin', LETTERS[import.meta.env.LANGUAGE]].map((name) => {
  const font = FONTS[`../assets/fonts/${name}.woff2`]
  if (!font) throw new Error(`There is no font ${name}.`)
  return font
})

/** Tailwind's variables for browsers that do not know @property: Firefox before 128, Safari before 16.4. */
const PROPERTY_FALLBACK = /@layer properties\s*\{\s*@supports[^{}]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/

/** Without what Tailwind notes for classes that the sheet does not have, such as a weight for sizes that bring their own. */
const withoutUnread = (sheet: string) =>
  sheet.replace(/(--tw-[\w-]+):[^;{}]*;|@property (--tw-[\w-]+)\s*\{[^{}]*\}/g, (note, set, property) =>
    sheet.includes(`var(${set ?? property}`) ? note : '',
  )

/** React writes these for its pictures; a template's addresses are words, and the Worker preloads the first picture itself. */
const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g

/** Runs in Node while building: the markup, head and styles of each of the site's HTML files. */
export async function render(siteUrl: string): Promise<RenderOutput> {
  const addressOf = (path: string) => new URL(path, siteUrl).href
  await Promise.all([
    ...[...PAGES.map(({ Page }) => Page), HomeSections, OfficeMap, Footer].map((part) => part.preloadCode()),
    preloadOrnaments(),
  ])
  const files = SITE_FILES.map((site) => {
    const file = renderFile(site)
    const path = siteHref(site.route)
    const preview = openGraph({ ...file.head, path, language: import.meta.env.LANGUAGE }, addressOf)
    return [
      site.file,
      {
        css: withoutUnread((css[site.file] ?? '').replace(PROPERTY_FALLBACK, '')),
        serverTemplate: renderTemplate(site),
        frame: frameOf(site),
        preview,
        ...file,
      },
    ] as const
  })
  return {
    fonts: fontsOfPage,
    files: Object.fromEntries(files),
    firm: {
      wordmark: FIRM.isWordmarkDrawn ? wordmarkSymbol(import.meta.env.LANGUAGE) : '',
      data: { '@context': 'https://schema.org', ...firmData(import.meta.env.LANGUAGE, addressOf) },
      manifest: MANIFEST,
    },
  }
}

function frameOf({ file, route, isPanel }: SiteFile): string {
  if (isPanel) return renderToStaticMarkup(<PanelFrame />)
  return SERVER_TEMPLATES[file] || route === '*' ? '' : renderToStaticMarkup(<NeedsScripts />)
}

/** Where the scripts alone know what a page shows: why it is empty without them, and the way on. React takes it away. */
function NeedsScripts() {
  return (
    <noscript>
      <main className="wrap pt-6">
        <p>{messages.contactForm.pageNeedsScripts}</p>
        <p>
          <a href={siteHref('/property')}>{messages.notFound.allProperties}</a>
        </p>
      </main>
    </noscript>
  )
}

/** React's mark of a Suspense that is left to the browser. */
const UNRENDERED = '<!--$!-->'

function renderFile({ file, route, renderedAt, isOfDevice }: SiteFile): { markup: string; head: Head } {
  let head: Head = { title: messages.list.pageTitle, description: messages.list.description }
  const location = isOfDevice ? route : renderedAt
  if (!location) return { markup: '', head }
  const markup = renderToString(
    <HeadRecorder value={(recorded) => (head = recorded)}>
      <StaticRouter basename={PREFIX} location={siteHref(location)}>
        <Router />
      </StaticRouter>
    </HeadRecorder>,
  )
  if (isOfDevice) return { markup: '', head }
  if (markup.includes(UNRENDERED))
    throw new Error(`${file} lacks a part: it waited or failed while rendering.`)
  return { markup, head }
}

/** With words where the address has what only the Worker knows, so that the links to other languages are whole. */
function templateLocation(route: string) {
  const search = route === '/property' ? '__query__' : ''
  return { pathname: siteHref(route.replace(':id', '__id__')), search }
}

function renderTemplate({ file, route }: SiteFile): string {
  const page = SERVER_TEMPLATES[file]
  if (!page) return ''
  const markup = renderToStaticMarkup(
    <StaticRouter basename={PREFIX} location={templateLocation(route)}>
      {page.template}
    </StaticRouter>,
  )
  const unknown = unknownWords(markup, page.values)
  if (unknown.length > 0)
    throw new Error(`${file} names what the Worker gives no value to: ${unknown.join(', ')}.`)
  return markup.replace(PRELOADED_PICTURE, '')
}

/** The web app manifest: name, colours and icons for phones that install the site. */
const MANIFEST = {
  name: FIRM.productName,
  short_name: FIRM.productName,
  description: messages.site.installed,
  id: '/',
  start_url: '/',
  display: 'browser',
  lang: 'en-IN',
  background_color: '#F4F5EF',
  theme_color: '#FFFEFA',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
