import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import type { Access } from '#worker/middleware/auth.ts'
import { as, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { routes, TABLE } from './index.ts'

/** What each kind of caller is told where a row asks for more than it is: status and code. */
const REFUSED = {
  visitor: {
    'signed in': [401, 'NOT_SIGNED_IN'],
    look: [401, 'NOT_SIGNED_IN'],
    edit: [401, 'NOT_SIGNED_IN'],
    administer: [401, 'NOT_SIGNED_IN'],
  },
  pending: { look: [403, 'PENDING'], edit: [403, 'PENDING'], administer: [403, 'PENDING'] },
  unknownRole: { look: [403, 'FORBIDDEN'], edit: [403, 'FORBIDDEN'], administer: [403, 'FORBIDDEN'] },
  staff: { administer: [403, 'FORBIDDEN'] },
  admin: {},
  suspended: {
    'signed in': [403, 'SUSPENDED'],
    look: [403, 'SUSPENDED'],
    edit: [403, 'SUSPENDED'],
    administer: [403, 'SUSPENDED'],
  },
} satisfies Record<string, Partial<Record<Access, [number, string]>>>

type Kind = keyof typeof REFUSED
const KINDS: Kind[] = ['visitor', 'pending', 'unknownRole', 'staff', 'admin', 'suspended']

const accounts = new Map<Kind, Account>()
/** With a session of its own for every call: some of the rows end sessions. */
async function callerOf(kind: Kind): Promise<Caller> {
  const account = accounts.get(kind)
  return account ? as(account) : asVisitor()
}

beforeAll(async () => {
  accounts.set('pending', await anAccount({ role: 'admin', approvedByAdmin: false }))
  const unknown = await anAccount()
  await env.DB.prepare("UPDATE users SET role = 'auditor' WHERE id = ?").bind(unknown.id).run()
  accounts.set('unknownRole', unknown)
  accounts.set('staff', await anAccount({ role: 'staff' }))
  accounts.set('admin', await anAccount({ role: 'admin' }))
  accounts.set('suspended', await anAccount({ role: 'admin', suspended: true }))
})

/** A call of a row: parameters filled with what is not there, an empty body, so that nothing is changed. */
function call(caller: Caller, method: string, path: string): Promise<Response> {
  const address = path.replaceAll(/:\w+/g, 'f'.repeat(24))
  if (method === 'GET' || method === 'DELETE') return caller.fetch(address, { method })
  return caller.fetch(address, { method, body: '{}', headers: { 'content-type': 'application/json' } })
}

const LET_IN = [200, 201, 204, 400, 404, 411, 415]
const judged = async (response: Response) =>
  LET_IN.includes(response.status) ? 'let in' : (await refusal(response)).slice(0, 2)

/**
 * Every call and who may make it, written by hand: what the table says is compared with it, never taken from it. A new
 * row of the table is written down here too.
 */
const CALLS: readonly (readonly [method: string, path: string, access: Access])[] = [
  ['GET', '/api/home', 'anyone'],
  ['GET', '/api/properties', 'anyone'],
  ['GET', '/api/properties/view-all-properties', 'anyone'],
  ['GET', '/api/properties/view-warehouse-properties', 'anyone'],
  ['GET', '/api/properties/view-plot-properties', 'anyone'],
  ['GET', '/api/properties/by-kind', 'anyone'],
  ['GET', '/api/properties/map', 'anyone'],
  ['GET', '/api/properties/nearest', 'anyone'],
  ['GET', '/api/properties/:id', 'anyone'],
  ['GET', '/api/properties/:id/similar', 'anyone'],
  ['GET', '/api/near/:id', 'anyone'],
  ['GET', '/api/properties/:id/prices-beside', 'anyone'],
  ['GET', '/property-images/:form/:filename', 'anyone'],

  ['GET', '/api/properties/to-confirm', 'look'],
  ['GET', '/api/properties/:id/like', 'look'],
  ['POST', '/api/properties/like', 'look'],
  ['POST', '/api/properties/composed', 'look'],
  ['POST', '/api/properties/add-property', 'edit'],
  ['PUT', '/api/properties/edit-property/:id', 'edit'],
  ['POST', '/api/properties/from-text', 'edit'],
  ['POST', '/api/properties/:id/confirm', 'edit'],
  ['DELETE', '/api/properties/:id/confirm', 'edit'],
  ['PUT', '/api/images/:form/:filename', 'edit'],

  ['DELETE', '/api/properties/delete-property/:id', 'administer'],
  ['GET', '/api/properties/csv', 'administer'],
  ['POST', '/api/properties/csv', 'administer'],
  ['GET', '/api/imports/:id', 'administer'],
  ['DELETE', '/api/imports/:id', 'administer'],
  ['POST', '/api/properties/bulk', 'administer'],
  ['POST', '/api/properties/undo-bulk', 'administer'],
  ['POST', '/api/images/removal', 'administer'],
  ['POST', '/api/properties/restore-pictures/:id', 'administer'],

  ['GET', '/api/confirm/:token', 'anyone'],
  ['POST', '/api/confirm/:token', 'anyone'],
  ['POST', '/api/subscribe', 'anyone'],
  ['POST', '/api/reports', 'anyone'],

  ['GET', '/api/landmarks', 'look'],
  ['POST', '/api/landmarks', 'administer'],
  ['PATCH', '/api/landmarks/:id', 'administer'],
  ['DELETE', '/api/landmarks/:id', 'administer'],
  ['PUT', '/api/words', 'administer'],
  ['DELETE', '/api/words/:word', 'administer'],
  ['GET', '/api/areas', 'look'],
  ['GET', '/api/areas/:place', 'anyone'],
  ['PATCH', '/api/areas/:place', 'edit'],

  ['POST', '/api/lists', 'anyone'],
  ['GET', '/api/lists', 'look'],
  ['GET', '/api/lists/:code', 'anyone'],
  ['DELETE', '/api/lists/:code', 'anyone'],
  ['POST', '/api/lists/:code/report', 'anyone'],
  ['PUT', '/api/lists/:code/items/:propertyId', 'anyone'],
  ['DELETE', '/api/lists/:code/items/:propertyId', 'anyone'],
  ['PUT', '/api/lists/:code/items/:propertyId/vote', 'anyone'],
  ['POST', '/api/lists/:code/items/:propertyId/comments', 'anyone'],
  ['DELETE', '/api/lists/:code/items/:propertyId/comments/:id', 'anyone'],

  ['POST', '/api/alerts', 'anyone'],
  ['GET', '/api/alerts/:token', 'anyone'],
  ['POST', '/api/alerts/:token', 'anyone'],
  ['POST', '/api/alerts/:token/end', 'anyone'],
  ['POST', '/api/enquiries', 'anyone'],
  ['POST', '/api/sell', 'anyone'],
  ['GET', '/api/leads', 'look'],
  ['POST', '/api/leads', 'edit'],
  ['DELETE', '/api/leads', 'administer'],
  ['GET', '/api/leads/:id', 'look'],
  ['PATCH', '/api/leads/:id', 'edit'],
  ['GET', '/api/leads/visits', 'look'],
  ['GET', '/api/leads/visits.ics', 'anyone'],
  ['POST', '/api/leads/calendar', 'look'],
  ['GET', '/api/leads/calendar', 'look'],
  ['DELETE', '/api/leads/calendar', 'look'],
  ['GET', '/api/leads/looking', 'look'],
  ['GET', '/api/leads/asked', 'look'],
  ['GET', '/api/leads/open', 'look'],
  ['GET', '/api/leads/speed', 'administer'],
  ['POST', '/api/leads/hand-over', 'administer'],
  ['GET', '/api/leads/told', 'look'],

  ['POST', '/api/seen', 'anyone'],
  ['GET', '/api/numbers', 'administer'],
  ['GET', '/api/numbers/csv', 'administer'],

  ['GET', '/api/messages', 'look'],
  ['PATCH', '/api/messages/:id', 'edit'],
  ['DELETE', '/api/messages/:id', 'administer'],
  ['GET', '/api/dashboard', 'look'],
  ['GET', '/api/audit', 'administer'],
  ['GET', '/api/users', 'administer'],
  ['GET', '/api/people', 'anyone'],
  ['GET', '/api/auth/person', 'edit'],
  ['PUT', '/api/auth/person', 'edit'],
  ['GET', '/api/users/:id/person', 'administer'],
  ['PUT', '/api/users/:id/person', 'administer'],
  ['PATCH', '/api/users/:id', 'administer'],
  ['DELETE', '/api/users/:id', 'administer'],

  ['POST', '/api/auth/login', 'anyone'],
  ['POST', '/api/auth/register', 'anyone'],
  ['POST', '/api/auth/verifyOTP', 'anyone'],
  ['POST', '/api/auth/forgotPassword', 'anyone'],
  ['POST', '/api/auth/validateForgotPasswordOTP', 'anyone'],
  ['PUT', '/api/auth/resetPassword', 'anyone'],
  ['POST', '/api/auth/askOn', 'anyone'],
  ['POST', '/api/auth/logout', 'signed in'],
  ['PUT', '/api/auth/password', 'signed in'],
  ['GET', '/api/auth/me', 'signed in'],
  ['GET', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions/:id', 'signed in'],
  ['GET', '/api/auth/mails', 'administer'],
  ['PUT', '/api/auth/mails', 'administer'],
  ['POST', '/api/auth/mails', 'administer'],
  ['POST', '/api/week-mail/:token/end', 'anyone'],

  ['GET', '/api/openapi.json', 'anyone'],
  ['GET', '/api/health', 'anyone'],
  ['GET', '/api/dev/outbox', 'anyone'],
  ['GET', '/area/:place', 'anyone'],
  ['GET', '/area/:place/:kind', 'anyone'],
  ['GET', '/bn/area/:place', 'anyone'],
  ['GET', '/bn/area/:place/:kind', 'anyone'],
  ['GET', '/hi/area/:place', 'anyone'],
  ['GET', '/hi/area/:place/:kind', 'anyone'],
  ['GET', '/ne/area/:place', 'anyone'],
  ['GET', '/ne/area/:place/:kind', 'anyone'],
  ['GET', '/view/:id', 'anyone'],
  ['GET', '/bn/view/:id', 'anyone'],
  ['GET', '/hi/view/:id', 'anyone'],
  ['GET', '/ne/view/:id', 'anyone'],
  ['GET', '/property', 'anyone'],
  ['GET', '/property/feed.xml', 'anyone'],
  ['GET', '/kept/:code', 'anyone'],
  ['GET', '/bn/property', 'anyone'],
  ['GET', '/bn/property/feed.xml', 'anyone'],
  ['GET', '/bn/kept/:code', 'anyone'],
  ['GET', '/hi/property', 'anyone'],
  ['GET', '/hi/property/feed.xml', 'anyone'],
  ['GET', '/hi/kept/:code', 'anyone'],
  ['GET', '/ne/property', 'anyone'],
  ['GET', '/ne/property/feed.xml', 'anyone'],
  ['GET', '/ne/kept/:code', 'anyone'],
  ['GET', '/sitemap.xml', 'anyone'],
  ['GET', '/sitemap/:number', 'anyone'],
  ['GET', '/robots.txt', 'anyone'],
  ['GET', '/.well-known/security.txt', 'anyone'],
]

const MATRIX = CALLS.flatMap(([method, path, access]) =>
  KINDS.map((kind) => ({ method, path, access, kind })),
)
const sorted = (calls: typeof CALLS) => calls.map((call) => call.join(' ')).toSorted()

describe('who may call what', () => {
  it.each(MATRIX)('$method $path ($access) as $kind', async ({ method, path, access, kind }) => {
    const response = await call(await callerOf(kind), method, path)
    const refused: Partial<Record<Access, [number, string]>> = REFUSED[kind]
    expect(await judged(response)).toEqual(refused[access] ?? 'let in')
  })

  it('is what the table says of every call, no more and no less', () => {
    const stated = TABLE.map(({ method, path, who }) => [method, path, who] as const)
    expect(sorted(stated)).toEqual(sorted(CALLS))
  })

  it('is stated of every address that is answered', () => {
    const stated = new Set(CALLS.map(([, path]) => path))
    expect(routes.routes.map(({ path }) => path).filter((path) => !stated.has(path))).toEqual([])
  })
})

describe('every address', () => {
  const addresses = [...new Set(CALLS.map(([, path]) => path))]

  it.each(addresses)('%s refuses other methods and names its own', async (path) => {
    const taken = new Set(CALLS.filter(([, address]) => address === path).map(([method]) => method))
    if (taken.has('GET')) taken.add('HEAD')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => !taken.has(other))) {
      const response = await call(await callerOf('admin'), method, path)
      expect(new Set(response.headers.get('allow')?.split(', '))).toEqual(taken)
      expect((await refusal(response)).slice(0, 2)).toEqual([405, 'WRONG_METHOD'])
    }
  })

  it('that is in no row is not there, also for admins', async () => {
    const response = await (await callerOf('admin')).get('/api/no-such-address')
    expect((await refusal(response)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a change of an account', () => {
  const setTo = (id: string, columns: string) =>
    env.DB.prepare(`UPDATE users SET ${columns} WHERE id = ?`).bind(id).run()

  it.each([
    ['the role', "role = 'staff'", "role = 'admin'", 'FORBIDDEN'],
    ['the approval', 'approved_by_admin = 0', 'approved_by_admin = 1', 'PENDING'],
    ['a suspension', 'suspended_at = 1', 'suspended_at = NULL', 'SUSPENDED'],
  ])('holds for the next call: %s', async (_, taken, given, code) => {
    const account = await anAccount({ role: 'admin' })
    const session = await as(account)
    expect((await session.get(PATHS.users)).status).toBe(200)
    await setTo(account.id, taken)
    expect((await refusal(await session.get(PATHS.users)))[1]).toBe(code)
    await setTo(account.id, given)
    expect((await session.get(PATHS.users)).status).toBe(200)
  })
})

it.each<Kind>(['pending', 'suspended', 'unknownRole'])(
  'sees as little of listings as visitors do: %s',
  async (kind) => {
    const { _id: id } = await aProperty({}, { approvedByAdmin: false })
    const caller = await callerOf(kind)
    expect((await caller.get(href(PATHS.property, { id }))).status).toBe(404)
    expect((await caller.get(`${PATHS.properties}?status=all`)).status).toBe(403)
    expect((await (await callerOf('staff')).get(href(PATHS.property, { id }))).status).toBe(200)
  },
)
