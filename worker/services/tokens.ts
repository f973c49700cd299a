import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'aangan'
const AUDIENCE = 'aangan-api'
const ALGORITHM = 'HS256'

type TokenClaims = { userId: string; tokenVersion: number }

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs a session for one account. `lifetimeSeconds` from now. */
export function issueToken(
  secret: string,
  { userId, tokenVersion }: TokenClaims,
  lifetimeSeconds: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ tv: tokenVersion })
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
    requiredClaims: ['exp', 'iat', 'sub', 'tv'],
  }).catch(() => undefined)
  const { sub, tv } = verified?.payload ?? {}
  return typeof sub === 'string' && typeof tv === 'number' ? { userId: sub, tokenVersion: tv } : undefined
}
