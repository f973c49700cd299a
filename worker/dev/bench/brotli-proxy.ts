import { createServer, type Server } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** The strength that Cloudflare compresses with on its way out. */
const QUALITY = 4
const COMPRESSED = /^(text\/|application\/(json|javascript|ld\+json|manifest\+json|xml)|image\/svg)/
const LEFT_OUT = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection'])

/** Stands in front of the local product and compresses what Cloudflare would; `wrangler dev` sends everything as it is. */
export function startBrotliProxy(port: number, target: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', target), { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    for (const [name, value] of answer.headers) if (!LEFT_OUT.has(name)) response.setHeader(name, value)
    response.statusCode = answer.status
    if (!COMPRESSED.test(answer.headers.get('content-type') ?? '')) return void response.end(body)
    response.setHeader('content-encoding', 'br')
    response.end(compress(body))
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}

export const compress = (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
