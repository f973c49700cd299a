import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import worker from '#worker/index.ts'
import { anAccount, tokenOf } from './factories.ts'

const ORIGIN = 'https://aangan.test'

type Send = (request: Request) => Promise<Response>
type Headers = Record<string, string>
export type Init = Omit<RequestInit, 'headers'> & { headers?: Headers }

/** A caller of the API: paths in, responses out, JSON bodies made from values. */
export type Caller = ReturnType<typeof caller>

function caller(headers: Headers, send: Send) {
  const fetchFrom = (origin: string, path: string, init: Init = {}) =>
    send(new Request(`${origin}${path}`, { ...init, headers: { ...headers, ...init.headers } }))
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
/** Every caller comes from an address of its own, so that one test's limits do not meet another's. */
const newAddress = () => `10.${(lastHost >> 16) & 255}.${(lastHost >> 8) & 255}.${lastHost++ & 255}`

const toWorker: Send = (request) => exports.default.fetch(request)

/** Somebody who is not signed in; `ip` when two callers shall share an address. */
export const asVisitor = (ip = newAddress()): Caller => caller({ 'cf-connecting-ip': ip }, toWorker)

/** Somebody with this Bearer token, whatever it is worth. */
export const withToken = (token: string): Caller =>
  caller({ 'cf-connecting-ip': newAddress(), authorization: `Bearer ${token}` }, toWorker)

/** A caller who is signed in to this account. */
export const as = async (account: Pick<Account, 'id'>): Promise<Caller> => withToken(await tokenOf(account))

export const asAdmin = async () => as(await anAccount({ role: 'admin' }))
export const asStaff = async () => as(await anAccount({ role: 'staff' }))
export const asPending = async () => as(await anAccount({ role: 'admin', approvedByAdmin: false }))
export const asSuspended = async () => as(await anAccount({ role: 'admin', suspended: true }))

/**
 * A visitor of a Worker with other settings. Each call waits for what the Worker does after its answer, unless that
 * would never end.
 */
export function visitorOf(settings: Partial<Env>, headers: Headers = {}, { waits = true } = {}): Caller {
  return caller({ 'cf-connecting-ip': newAddress(), ...headers }, async (request) => {
    const context = createExecutionContext()
    const response = await worker.fetch(request, { ...env, ...settings }, context)
    if (waits) await waitOnExecutionContext(context)
    return response
  })
}
