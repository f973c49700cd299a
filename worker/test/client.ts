import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import worker from '#worker/index.ts'
import { expectDeclared } from './declared-replies.ts'
import { anAccount, tokenOf } from './factories.ts'
import { ErrorReply } from '#contract/errors.ts'
import { expect } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties/replies.ts'

const ORIGIN = 'https://aangan.test'

type Send = (request: Request) => Promise<Response>
type Headers = Record<string, string>
export type Init = Omit<RequestInit, 'headers'> & { headers?: Headers }

/** A caller of the API: paths in, responses out, JSON bodies made from values. */
export type Caller = ReturnType<typeof caller>

function caller(headers: Headers, send: Send) {
  const fetchFrom = async (origin: string, path: string, init: Init = {}) => {
    const request = new Request(`${origin}${path}`, { ...init, headers: { ...headers, ...init.headers } })
    const response = await send(request)
    await expectDeclared(request, response)
    return response
  }
  const fetch = (path: string, init: Init = {}) => fetchFrom(ORIGIN, path, init)
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, more: Headers = {}) =>
      fetch(path, {
        method,
        body: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json', ...more },
      })
  return {
    fetch,
    /** A call under another origin than the site's own. */
    fetchFrom,
    get: (path: string, more: Headers = {}) => fetch(path, { headers: more }),
    delete: (path: string, more: Headers = {}) => fetch(path, { method: 'DELETE', headers: more }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  }
}

let lastHost = 0
/** Every caller has an IP address in a /24 of its own, so that the limits of one test do not count for another. */
const newAddress = () => `10.${(lastHost >> 8) & 255}.${lastHost++ & 255}.7`

const toWorker: Send = (request) => exports.default.fetch(request)

/** A caller who is not signed in; `ip` where two callers share an address. */
export const asVisitor = (ip = newAddress()): Caller => caller({ 'cf-connecting-ip': ip }, toWorker)

/** A caller with this Bearer token, valid or not. */
export const withToken = (token: string, ip = newAddress()): Caller =>
  caller({ 'cf-connecting-ip': ip, authorization: `Bearer ${token}` }, toWorker)

/** A caller who is signed in to this account. */
export const as = async (account: Pick<Account, 'id'>): Promise<Caller> => withToken(await tokenOf(account))

export const asAdmin = async () => as(await anAccount({ role: 'admin' }))
export const asStaff = async () => as(await anAccount({ role: 'staff' }))
export const asPending = async () => as(await anAccount({ role: 'admin', approvedByAdmin: false }))
export const asSuspended = async () => as(await anAccount({ role: 'admin', suspended: true }))

/**
 * A visitor of a Worker with other settings. Each call waits for what the Worker does after its answer; `waits: false`
 * where that would never end.
 */
export function visitorOf(settings: Partial<Env>, headers: Headers = {}, { waits = true } = {}): Caller {
  return caller({ 'cf-connecting-ip': newAddress(), ...headers }, async (request) => {
    const context = createExecutionContext()
    const response = await worker.fetch(request, { ...env, ...settings }, context)
    if (waits) await waitOnExecutionContext(context)
    return response
  })
}

/** Status, code and sentence of a refusal; fails where the reply does not have the contract's shape. */
export async function refusal(response: Response): Promise<[status: number, code: string, message: string]> {
  const { code, message } = ErrorReply.parse(await response.json())
  return [response.status, code, message]
}

/** Sends an edit of a listing. */
export const sendEdit = (caller: Caller, id: string, propertyDetails: unknown, ifMatch?: string) =>
  caller.put(
    href(PATHS.editProperty, { id }),
    { propertyDetails },
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  )

/** The same for an edit that must succeed; answers the edited listing. */
export async function editListing(
  caller: Caller,
  id: string,
  details: unknown,
  ifMatch?: string,
): Promise<Property> {
  const response = await sendEdit(caller, id, details, ifMatch)
  expect(response.status).toBe(200)
  return Property.parse(await response.json())
}
