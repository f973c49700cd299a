import { alternatesOf, type Language, pathIn } from '#contract/languages/languages.ts'
import type { RenderedFile, RenderedFirm } from './render-site.ts'
import type { SiteFile } from './site-files.ts'
import { siteUrl } from './shared.ts'

type Page = { site: SiteFile; rendered: RenderedFile; chunks: string[] }
/** What is the same in every file: the built index.html, the first script, the fonts, and the sheet with every page's styles. */
type Template = {
  language: Language
  html: string
  loader: string
  fonts: string[]
  allStyles: string
  firm: RenderedFirm
}

const ROOT = '<div id="root"></div>'
/** It goes out with every page. */
const INDENT = /\n +</g

/** One HTML file of the site out of the built index.html. */
export function assemble(
  { language, html, loader, fonts, allStyles, firm }: Template,
  { site, rendered, chunks }: Page,
): string {
  const { title, description } = rendered.head
  const isPage = site.renderedAt === site.route
  const isShown = rendered.markup + rendered.serverTemplate !== ''
  const head = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(isPage ? [preview(language, site.route, rendered.preview), structured(firm.data)] : []),
    ...(site.route === '404' || site.isOfDevice ? ['<meta name="robots" content="noindex">'] : []),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    `<style data-route="${site.route}" data-all-styles="${allStyles}">${withoutNotice(rendered.css)}</style>`,
  ]
  const root = site.renderedAt
    ? `<div id="root" data-prerendered="${site.route}">${rendered.markup}</div>`
    : `<div id="root">${rendered.frame}</div>` +
      (rendered.serverTemplate && `<template id="server-template">${rendered.serverTemplate}</template>`)
  return (isShown ? withDeferredScripts(html, loader, chunks) : html)
    .replace(INDENT, '\n<')
    .replace(
      '<html lang="en">',
      `<html lang="${language}"${site.hasBottomBar ? ' data-has-bottom-bar="0"' : ''}>`,
    )
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(ROOT, () => firm.wordmark + root)
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g
const LIBRARY = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * Where the HTML shows the page already, its pictures and letters come before its scripts; the deferred loader runs
 * those in this order.
 */
function withDeferredScripts(html: string, loader: string, chunks: string[]): string {
  const first = [LIBRARY, ENTRY].flatMap((tag) => [...html.matchAll(tag)].map(([, script]) => script))
  const scripts = [...first, ...chunks.map((chunk) => `/${chunk}`)].join(' ')
  return html
    .replaceAll(LIBRARY, '')
    .replaceAll(ENTRY, '')
    .replace(
      '</head>',
      `  <script type="module" async src="/${loader}" data-scripts="${scripts}"></script>\n  </head>`,
    )
}

/** What search engines and chats show of a page: where it is at home, and a card with the firm's picture. */
function preview(language: Language, path: string, properties: RenderedFile['preview']): string {
  return [
    `<link rel="canonical" href="${addressOf(pathIn(language, path))}">`,
    ...alternatesOf(path).map(
      (other) => `<link rel="alternate" hreflang="${other.language}" href="${addressOf(other.path)}">`,
    ),
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

const addressOf = (path: string) => escape(new URL(path, siteUrl()).href)

/** Structured data for search engines. */
const structured = (data: RenderedFirm['data']) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The libraries' notices stand in the sheet with every page's styles. */
const withoutNotice = (css: string) => css.replace(/^\/\*![^*]*\*\/\s*/, '')

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
