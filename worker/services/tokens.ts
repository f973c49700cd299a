import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'aangan'
const AUDIENCE = 'aangan-api'
const ALGORITHM = 'HS256'

type TokenClaims = { userId: string; sessionId: string }

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs the token of a session, which names its row. `lifetimeSeconds` from now. */
export function issueToken(
  secret: string,
  { userId, sessionId }: TokenClaims,
  lifetimeSeconds: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(keyOf(secret))
}

/** Reads a session; undefined for anything forged, expired, foreign or incomplete. */
export async function readToken(secret: string, token: string): Promise<TokenClaims | undefined> {
  const verified = await jwtVerify(token, keyOf(secret), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: 'JWT',
    requiredClaims: ['exp', 'iat', 'sub', 'sid'],
  }).catch(() => undefined)
  const { sub, sid } = verified?.payload ?? {}
  return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined
}
