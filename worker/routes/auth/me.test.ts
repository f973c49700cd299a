import { env } from 'cloudflare:workers'
import { decodeJwt, SignJWT, UnsecuredJWT, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { StoredUser } from '#contract/accounts/users.ts'
import { as, asVisitor, withToken, refusal } from '#worker/test/client.ts'
import { anAccount, tokenOf } from '#worker/test/factories.ts'

const SECRET = new TextEncoder().encode(env.AUTH_SECRET)
const HOUR_SECONDS = 3600
const nowSeconds = () => Math.floor(Date.now() / 1000)

type Claims = Record<string, unknown>
type Named = { id: string; sid: string }
/** What a good token of this account and session says. */
const claimsOf = ({ id, sid }: Named): Claims => {
  const iat = nowSeconds()
  return { sub: id, sid, iss: 'aangan', aud: 'aangan-api', iat, exp: iat + HOUR_SECONDS }
}
async function aSession(): Promise<Named> {
  const { id } = await anAccount()
  return { id, sid: String(decodeJwt(await tokenOf({ id }))['sid']) }
}
const without = (claims: Claims, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
const signed = (claims: Claims, alg = 'HS256', typ = 'JWT', key = SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(key)

async function edDsaToken(named: Named): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA')
  return new SignJWT(claimsOf(named)).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' }).sign(privateKey)
}

async function tamperedToken(named: Named): Promise<string> {
  const [header, payload, signature] = (await signed(claimsOf({ ...named, id: 'someone else' }))).split('.')
  const forged = btoa(JSON.stringify(claimsOf(named))).replaceAll('=', '')
  expect(payload).not.toBe(forged)
  return [header, forged, signature].join('.')
}

const FORGERIES: [string, (named: Named) => Promise<string> | string][] = [
  ['has no signature', (named) => new UnsecuredJWT(claimsOf(named)).encode()],
  ['has no signature but its dots', (named) => `${new UnsecuredJWT(claimsOf(named)).encode()}AAAA`],
  ['is signed with HS512', (named) => signed(claimsOf(named), 'HS512')],
  ['is signed with EdDSA', edDsaToken],
  ['is signed with another secret', (named) => signed(claimsOf(named), 'HS256', 'JWT', new Uint8Array(32))],
  ['never expires', (named) => signed(without(claimsOf(named), 'exp'))],
  ['has expired', (named) => signed({ ...claimsOf(named), exp: nowSeconds() - 1 })],
  ['is not valid yet', (named) => signed({ ...claimsOf(named), nbf: nowSeconds() + HOUR_SECONDS })],
  ['names nobody', (named) => signed(without(claimsOf(named), 'sub'))],
  ['names an account that is not there', (named) => signed(claimsOf({ ...named, id: 'f'.repeat(24) }))],
  ['names no session', (named) => signed(without(claimsOf(named), 'sid'))],
  ['names a session that is not there', (named) => signed({ ...claimsOf(named), sid: 'f'.repeat(24) })],
  [
    'names a session of somebody else',
    async (named) => signed(claimsOf({ ...named, sid: (await aSession()).sid })),
  ],
  ['names its session by another type', (named) => signed({ ...claimsOf(named), sid: [named.sid] })],
  ['has another issuer', (named) => signed({ ...claimsOf(named), iss: 'somebody' })],
  ['has another audience', (named) => signed({ ...claimsOf(named), aud: 'another-api' })],
  ['is of another type', (named) => signed(claimsOf(named), 'HS256', 'at+jwt')],
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
    expect((await withToken(await signed(claimsOf(await aSession()))).get(PATHS.me)).status).toBe(200)
  })

  it.each(FORGERIES)('is refused when its token %s', async (_, forge) => {
    const response = await withToken(await forge(await aSession())).get(PATHS.me)
    expect(await refusal(response)).toEqual([401, 'NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst])
  })

  it.each(['Basic', 'Token', ''])('is refused when its token comes as %j', async (scheme) => {
    const token = await tokenOf(await anAccount())
    const response = await asVisitor().get(PATHS.me, { authorization: `${scheme} ${token}` })
    expect(response.status).toBe(401)
  })
})
