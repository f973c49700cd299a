import { env } from 'cloudflare:workers'
import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { StoredUser } from '#contract/users.ts'
import { issueToken } from '#worker/services/tokens.ts'
import { as, asVisitor, withToken } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { refusal } from '#worker/test/reply.ts'

const SECRET = new TextEncoder().encode(env.AUTH_SECRET)
const HOUR_SECONDS = 3600
const nowSeconds = () => Math.floor(Date.now() / 1000)

type Claims = Record<string, unknown>
const claimsOf = (id: string): Claims => {
  const iat = nowSeconds()
  return { sub: id, tv: 0, iss: 'aangan', aud: 'aangan-api', iat, exp: iat + HOUR_SECONDS }
}
const without = (claims: Claims, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
const signed = (claims: Claims, alg = 'HS256', typ = 'JWT', key = SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(key)

async function edDsaToken(id: string): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA')
  return new SignJWT(claimsOf(id)).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' }).sign(privateKey)
}

async function tamperedToken(id: string): Promise<string> {
  const [header, payload, signature] = (await signed(claimsOf('someone else'))).split('.')
  const forged = btoa(JSON.stringify(claimsOf(id))).replaceAll('=', '')
  expect(payload).not.toBe(forged)
  return [header, forged, signature].join('.')
}

const FORGERIES: [string, (id: string) => Promise<string> | string][] = [
  ['has no signature', (id) => new UnsecuredJWT(claimsOf(id)).encode()],
  ['has no signature but its dots', (id) => `${new UnsecuredJWT(claimsOf(id)).encode()}AAAA`],
  ['is signed with HS512', (id) => signed(claimsOf(id), 'HS512')],
  ['is signed with EdDSA', edDsaToken],
  ['is signed with another secret', (id) => signed(claimsOf(id), 'HS256', 'JWT', new Uint8Array(32))],
  ['never expires', (id) => signed(without(claimsOf(id), 'exp'))],
  ['has expired', (id) => signed({ ...claimsOf(id), exp: nowSeconds() - 1 })],
  ['is not valid yet', (id) => signed({ ...claimsOf(id), nbf: nowSeconds() + HOUR_SECONDS })],
  ['names nobody', (id) => signed(without(claimsOf(id), 'sub'))],
  ['names an account that is not there', () => signed(claimsOf('f'.repeat(24)))],
  ['has no token version', (id) => signed(without(claimsOf(id), 'tv'))],
  ['has another token version', (id) => signed({ ...claimsOf(id), tv: 1 })],
  ['has a token version of another type', (id) => signed({ ...claimsOf(id), tv: '0' })],
  ['has another issuer', (id) => signed({ ...claimsOf(id), iss: 'somebody' })],
  ['has another audience', (id) => signed({ ...claimsOf(id), aud: 'another-api' })],
  ['is of another type', (id) => signed(claimsOf(id), 'HS256', 'at+jwt')],
  ['was tampered with', tamperedToken],
  ['is garbage', () => 'eyJhbGciOiJIUzI1NiJ9.garbage.garbage'],
  ['is three dots', () => '...'],
  ['is empty', () => ''],
]

describe('a session', () => {
  it('answers its user, fresh', async () => {
    const account = await anAccount({ role: 'staff', approvedByAdmin: false })
    const session = await as(account)
    await env.DB.prepare("UPDATE users SET role = 'admin', approved_by_admin = 1 WHERE id = ?")
      .bind(account.id)
      .run()
    const user = StoredUser.strict().parse(await (await session.get(PATHS.me)).json())
    expect(user).toMatchObject({ _id: account.id, role: 'admin', approvedByAdmin: true })
  })

  it('is good when everything is right', async () => {
    const { id } = await anAccount()
    expect((await withToken(await signed(claimsOf(id))).get(PATHS.me)).status).toBe(200)
  })

  it.each(FORGERIES)('is refused when its token %s', async (_, forge) => {
    const { id } = await anAccount()
    const response = await withToken(await forge(id)).get(PATHS.me)
    expect(await refusal(response)).toEqual([401, 'NOT_SIGNED_IN', SENTENCES.signInFirst])
  })

  it.each(['Basic', 'Token', ''])('is refused when its token comes as %j', async (scheme) => {
    const { id, tokenVersion } = await anAccount()
    const token = await issueToken(env.AUTH_SECRET ?? '', { userId: id, tokenVersion }, HOUR_SECONDS)
    const response = await asVisitor().get(PATHS.me, { authorization: `${scheme} ${token}` })
    expect(response.status).toBe(401)
  })
})
