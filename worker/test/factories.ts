import { env } from 'cloudflare:workers'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { PropertyChanges } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import { connect } from '#worker/db/client.ts'
import { insertPicture } from '#worker/db/queries/images/images.ts'
import { toPropertyWithContact, asAnswered } from '#worker/db/queries/properties/rows.ts'
import { insertProperty } from '#worker/db/queries/properties/writes.ts'
import { type Account, findAccount } from '#worker/db/queries/accounts/users.ts'
import { alerts, confirmationLinks, users } from '#worker/db/schema.ts'
import { newId } from '#worker/lib/ids.ts'
import { alertTokenOf, confirmTokenOf } from '#worker/services/codes.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'
import { issueToken } from '#worker/services/tokens.ts'

/** Tests hash hundreds of passwords, so they do it cheaply; passwords.test.ts uses the deployed cost. */
export const CHEAP_COST = { logN: 4, blockSize: 8, parallelization: 1 }

const HOUR_SECONDS = 3600

export const PASSWORD = 'a long enough password'

type Wishes = Partial<{
  role: Account['role']
  approvedByAdmin: boolean
  suspended: boolean
  username: string
  email: string
  password: string
}>

/** An account in the store: approved staff with the password PASSWORD unless `wishes` say otherwise. */
export async function anAccount(wishes: Wishes = {}): Promise<Account> {
  const { role = 'staff', approvedByAdmin = true, suspended = false, password = PASSWORD } = wishes
  const id = newId(Date.now())
  const { username = 'Rina Tamang', email = `user-${id}@firm.test` } = wishes
  const db = connect(env.DB)
  const passwordHash = await hashPassword(password)
  const nowMs = Date.now()
  await db
    .insert(users)
    .values({ id, username, email, passwordHash, role, approvedByAdmin, createdAt: nowMs, updatedAt: nowMs })
  if (suspended)
    await env.DB.prepare('UPDATE users SET suspended_at = ? WHERE id = ?').bind(Date.now(), id).run()
  const account = await findAccount(db, id)
  if (!account) throw new Error('The account was not stored.')
  return account
}

/** The token of a new session of this account, an hour long. */
export async function tokenOf(
  { id: userId }: Pick<Account, 'id'>,
  secret = env.AUTH_SECRET ?? '',
): Promise<string> {
  const nowMs = Date.now()
  const sessionId = newId(nowMs)
  await env.DB.prepare(
    'INSERT INTO sessions (id, user_id, device, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
    .bind(sessionId, userId, 'Firefox on Linux', nowMs, nowMs, nowMs + HOUR_SECONDS * 1000)
    .run()
  return issueToken(secret, { userId, sessionId }, HOUR_SECONDS)
}

let lister: Promise<Account> | undefined

/** To be called for an empty store: it does not have the account that aProperty lists by. */
export const forgetLister = () => void (lister = undefined)

/**
 * A listing in the store, with the checks and derivations of a save; only what the forms demand (a picture, a place on the
 * map) may be missing. Approved and listed by one account that all listings of the test file share, unless given.
 */
export async function aProperty(
  { category = 'Plot', ...details }: { category?: Category } & Record<string, unknown> = {},
  { approvedByAdmin = true, listedBy }: { approvedByAdmin?: boolean; listedBy?: Account } = {},
): Promise<Property> {
  const nowMs = Date.now()
  const actor = listedBy ?? (await (lister ??= anAccount()))
  const wished = { title: 'A place near the river', city: 'Siliguri', price: 4_500_000, ...details }
  const saved = await insertProperty(
    connect(env.DB),
    { id: newId(nowMs), category, details: PropertyChanges[category].parse(wished) },
    { actor, approvedByAdmin, nowMs },
  )
  if (saved === 'picture missing') throw new Error('A picture of the listing is not in the store.')
  return asAnswered(toPropertyWithContact(saved.row), saved.row)
}

/** A picture in the store that no listing has claimed, object and row; answers its path. */
export async function aPicture(uploadedBy: Account, createdAt = Date.now()): Promise<string> {
  const key = `property-images/plot/${newId(createdAt)}.webp`
  const size = { width: 960, height: 640, bytes: 7 }
  await env.IMAGES.put(key, 'picture')
  await insertPicture(connect(env.DB), { key, ...size, createdAt }, uploadedBy)
  return `/${key}`
}

/** The link of a reminder about a listing, mailed to an account of its own unless you name one; answers its token. */
export async function aConfirmToken(
  propertyId: string,
  { user, nowMs = Date.now() }: { user?: Account; nowMs?: number } = {},
): Promise<string> {
  const id = newId(nowMs)
  await connect(env.DB)
    .insert(confirmationLinks)
    .values({
      id,
      propertyId,
      userId: (user ?? (await anAccount())).id,
      mailId: newId(nowMs),
      createdAt: nowMs,
      expiresAt: nowMs + LIMITS.confirmLinkDays * 86_400_000,
    })
  return confirmTokenOf(env.AUTH_SECRET ?? '', id)
}

type AlertWishes = Partial<Omit<typeof alerts.$inferInsert, 'id'>>

/** A search in the store, confirmed at once unless `wishes` say otherwise; answers its row's id and the token of its links. */
export async function anAlert(
  wishes: AlertWishes = {},
  nowMs = Date.now(),
): Promise<{ id: string; token: string; email: string }> {
  const id = newId(nowMs)
  const { email = `asha-${id}@mail.test` } = wishes
  await connect(env.DB)
    .insert(alerts)
    .values({
      id,
      query: '',
      often: 'once',
      language: 'en',
      createdAt: nowMs,
      confirmedAt: nowMs,
      openedAt: nowMs,
      ...wishes,
      email,
    })
  return { id, token: alertTokenOf(env.AUTH_SECRET ?? '', id), email }
}

/** A message of the contact form in the store; answers its id. */
export async function aMessage(name = 'Asha Lama', nowMs = Date.now()): Promise<string> {
  const id = newId(nowMs)
  await env.DB.prepare(
    `INSERT INTO contact_messages (id, name, email, phone, interest, created_at)
    VALUES (?, ?, 'asha@mail.test', '+919832012345', 'A plot in Matigara', ?)`,
  )
    .bind(id, name, nowMs)
    .run()
  return id
}

/** Many of them at once, all older than what a test adds by itself. */
export async function manyMessages(count: number, handledEvery = 0): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO contact_messages (id, name, email, phone, interest, created_at, handled_at)
    SELECT printf('%024x', i), 'Person ' || i, 'p@mail.test', '123456', 'A plot', i, iif(?2 AND i % ?2 = 0, i, NULL) FROM n`,
  )
    .bind(count, handledEvery)
    .run()
}
