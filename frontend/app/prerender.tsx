import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import font from '#frontend/assets/fonts/anek-latin-latin-wght-normal.woff2?url'
import type { RenderedPage } from '#frontend/build/render-site.ts'
import { type Head, HeadRecorder } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'
import css from '#frontend/styles/public.css?inline'
import { PAGES, Router } from './router.tsx'

const STATIC_PAGES = [
  { path: '/', file: 'index.html', module: 'pages/home.tsx' },
  { path: '/about', file: 'about.html', module: 'pages/about.tsx' },
  { path: '/contact', file: 'contact.html', module: 'pages/contact.tsx' },
]
const SHELLS = [
  { file: 'shell.html' },
  { file: 'shell-property.html', module: 'pages/property-list.tsx' },
  { file: 'shell-view.html', module: 'pages/property-detail.tsx' },
]
const SHELL_HEAD: Head = { title: messages.list.pageTitle, description: messages.list.description }

/** Runs in Node while building: the HTML of every page that needs no data, the shells, and the styles inside them. */
export async function render(): Promise<{ css: string; font: string; pages: RenderedPage[] }> {
  await Promise.all(PAGES.map(({ Page }) => Page.preload()))
  const pages = STATIC_PAGES.map(({ path, file, module }): RenderedPage => {
    const { markup, head } = renderAt(path)
    return { file, module, path, markup, head: { ...head, canonical: path } }
  })
  const { markup, head } = renderAt('/404')
  const notFound: RenderedPage = {
    file: '404.html',
    path: '404',
    markup,
    head: { ...head, robots: 'noindex' },
  }
  const shells = SHELLS.map((shell): RenderedPage => ({ ...shell, head: SHELL_HEAD, markup: '' }))
  return { css, font, pages: [...pages, notFound, ...shells] }
}

function renderAt(path: string): { markup: string; head: Head } {
  let head = SHELL_HEAD
  const markup = renderToString(
    <HeadRecorder value={(recorded) => (head = recorded)}>
      <StaticRouter location={path}>
        <Router />
      </StaticRouter>
    </HeadRecorder>,
  )
  return { markup, head }
}
