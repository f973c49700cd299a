import type { RenderedFile } from './render-site.ts'
import type { SiteFile } from './site-files.ts'

type Page = { site: SiteFile; rendered: RenderedFile; chunks: string[] }
/** What is the same in every file: the built index.html, the first font, and the sheet with every page's styles. */
type Template = { html: string; font: string; allStyles: string }

const ROOT = '<div id="root"></div>'

/** One HTML file of the site out of the built index.html. */
export function assemble({ html, font, allStyles }: Template, { site, rendered, chunks }: Page): string {
  const { title, description } = rendered.head
  const isPage = site.renderedAt === site.route
  const head = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(isPage ? [`<link rel="canonical" href="${site.route}">`, openGraph(title, description)] : []),
    ...(site.route === '404' ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`),
    `<style data-route="${site.route}" data-all-styles="${allStyles}">${rendered.css}</style>`,
  ]
  const root = site.renderedAt
    ? `<div id="root" data-prerendered="${site.route}">${rendered.markup}</div>`
    : ROOT + (rendered.paint && `<template id="paint">${rendered.paint}</template>`)
  return html.replace('</head>', () => `${head.join('\n    ')}\n  </head>`).replace(ROOT, () => root)
}

function openGraph(title: string, description: string): string {
  return [
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
  ].join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
