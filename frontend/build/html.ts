import type { RenderedPage } from './render-site.ts'

export type Template = { html: string; css: string; font: string }

const ROOT = '<div id="root"></div>'

/** One HTML file of the site out of the built index.html. */
export function assemble({ html, css, font }: Template, page: RenderedPage, preloads: string[]): string {
  const head = [
    `<title>${escape(page.head.title)}</title>`,
    `<meta name="description" content="${escape(page.head.description)}">`,
    page.head.robots && `<meta name="robots" content="${page.head.robots}">`,
    page.head.canonical && `<link rel="canonical" href="${page.head.canonical}">`,
    page.head.canonical && openGraph(page.head),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ...preloads
      .filter((chunk) => !html.includes(chunk))
      .map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`),
    `<style>${css}</style>`,
  ]
  const root =
    page.path === undefined ? ROOT : `<div id="root" data-prerendered="${page.path}">${page.markup}</div>`
  return html
    .replace('</head>', () => `${head.filter(Boolean).join('\n    ')}\n  </head>`)
    .replace(ROOT, () => root)
}

function openGraph({ title, description }: RenderedPage['head']): string {
  return `<meta property="og:type" content="website"><meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}">`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
