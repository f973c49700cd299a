import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { prepareStore } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { openState } from '#worker/dev/state.ts'
import { withStore } from '#worker/dev/store.ts'
import { buildSite } from '#worker/dev/tools/build.ts'
import { serveWorker } from '#worker/dev/tools/wrangler.ts'

/** Serves the product with its demo data from a state folder of its own, as `npm run dev` does, with so many `generated` listings more. */
export async function serveProduct(
  folder: string,
  port: number,
  siteUrl: string,
  generated = 0,
): Promise<void> {
  process.env['STATE_DIR'] = folder
  const state = openState()
  await Promise.all([buildSite(state.site, { SITE_URL: siteUrl }), prepareStore(state)])
  if (generated > 0) await withStore(state, (store) => fill(store, generated, () => undefined))
  const vars = { ENVIRONMENT: 'development', SITE_URL: siteUrl, AUTH_SECRET: state.authSecret }
  writeFileSync(
    state.envFile,
    Object.entries(vars)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  )
  await serveWorker(state, port, [state.envFile])
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}

/** The brotli quality with which Cloudflare compresses answers. */
const QUALITY = 4
const COMPRESSED = /^(text\/|application\/(json|javascript|ld\+json|manifest\+json|xml)|image\/svg)/
const LEFT_OUT = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
])

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer of the local product as Cloudflare would send it: `wrangler dev` compresses nothing. */
export async function asCloudflare(address: URL): Promise<Answer> {
  const answer = await fetch(address, { redirect: 'manual' })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.has(name)))
  return COMPRESSED.test(answer.headers.get('content-type') ?? '')
    ? { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: compress(body) }
    : { status: answer.status, headers, body }
}

export const compress = (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
