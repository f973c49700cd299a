import { pagePolicy } from '#contract/page-policy.ts'

type Assets = { fetch: (request: Request) => Promise<Response> }

/** The pages that the build made; served under another address by the Worker. */
type BuiltPage = 'shell-property' | 'shell-view' | '404'

/**
 * A built page under the address that was asked for. Throws when the build holds no such page: the reply is
 * then a plain sentence instead of a blank screen.
 */
export async function servePage(
  assets: Assets,
  page: BuiltPage,
  address: string,
  status: 200 | 404,
): Promise<Response> {
  const built = await assets.fetch(new Request(new URL(`/${page}`, address)))
  if (!built.ok || !built.body)
    throw new Error(`The frontend build has no page "${page}" (status ${built.status}).`)
  return new Response(built.body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(),
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(status === 404 && { 'x-robots-tag': 'noindex' }),
    },
  })
}
