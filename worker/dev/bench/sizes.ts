import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { atMost, type Line } from './budget.ts'

const PAGES = {
  home: 'index.html',
  about: 'about.html',
  contact: 'contact.html',
  list: 'shell-property.html',
  listing: 'shell-view.html',
} as const
const KILOBYTE = 1000

/** What a visitor's first load of each public page weighs in scripts and styles, compressed by brotli. */
export async function measureSizes(site: string): Promise<Line[]> {
  const lines = await Promise.all(
    Object.entries(PAGES).map(async ([name, file]) => {
      const html = await readFile(join(site, file), 'utf8')
      const scripts = new Set(html.match(/\/static\/js\/[\w.-]+/g))
      const weights = await Promise.all(
        [...scripts].map(async (path) => brotliCompressSync(await readFile(join(site, path))).length),
      )
      const styles = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
      return [
        atMost(
          `scripts of the ${name} page`,
          kilobytes(weights.reduce((sum, weight) => sum + weight, 0)),
          98,
          ' kB',
        ),
        atMost(`styles of the ${name} page`, kilobytes(brotliCompressSync(styles).length), 7, ' kB'),
      ]
    }),
  )
  return lines.flat()
}

export const kilobytes = (bytes: number) => Math.round(bytes / (KILOBYTE / 100)) / 100
