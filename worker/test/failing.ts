import { env } from 'cloudflare:workers'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { type Caller, visitorOf } from './client.ts'
import { tokenOf } from './factories.ts'

/** When a call of the database fails: before it has done anything, or after all of it, so that only its answer is lost. */
export const FAILURES = ['before', 'after'] as const
type Failure = (typeof FAILURES)[number]

/**
 * A caller signed in to the account, of a Worker whose database fails at its nth call. `hasFailed`: whether there was an
 * nth call.
 */
export async function callerOfFailing(account: Account, failure: Failure, nth: number) {
  const state = { calls: 0, hasFailed: false }
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    state.calls += 1
    if (state.calls !== nth) return work()
    state.hasFailed = true
    if (failure === 'after') await work()
    throw new Error('D1_ERROR: the secret of the store')
  }
  const token = await tokenOf(account)
  const caller: Caller = visitorOf({ DB: failing(run) }, { authorization: `Bearer ${token}` })
  return { caller, state }
}

/**
 * D1 and R2 of which the nth call fails, to whichever of them it goes. `run` counts calls to something else among them;
 * `failed` names the call that failed.
 */
export function failingStores(failure: Failure, nth: number) {
  const state = { calls: 0, hasFailed: false, failed: '' }
  async function run<Result>(work: () => Promise<Result>, name = 'another'): Promise<Result> {
    state.calls += 1
    if (state.calls !== nth) return work()
    Object.assign(state, { hasFailed: true, failed: `call ${nth}, ${name}` })
    if (failure === 'after') await work()
    throw new Error('D1_ERROR: the secret of the store')
  }
  const bucket = new Proxy(env.IMAGES, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target)
      if (typeof method !== 'function') return method
      return (...values: unknown[]) =>
        run(async () => Reflect.apply(method, target, values) as unknown, `R2 ${String(name)}`)
    },
  })
  const stores = { DB: failing((work) => run(work, 'D1')), IMAGES: bucket }
  return { stores, state, run }
}

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

function failing(run: Run): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => run(async () => target.batch(statements))
      if (name === 'prepare') return (text: string) => failingStatement(target.prepare(text), run)
      return Reflect.get(target, name, target)
    },
  })
}

/** The database of a Worker that dies: from then on it does nothing. */
export const deadFrom = (isDead: () => boolean): D1Database =>
  failing(async (work) => {
    if (isDead()) throw new Error('The Worker is gone.')
    return work()
  })

/** The database, in which something else happens before each batch. */
export const beforeBatches = (meanwhile: () => Promise<unknown>) =>
  new Proxy(env.DB, {
    get(target, name): unknown {
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          await meanwhile()
          return target.batch(statements)
        }
      if (name === 'prepare') return (text: string) => target.prepare(text)
      return Reflect.get(target, name, target)
    },
  })

/** A batch takes only D1's own statements, so their methods are replaced instead of wrapping them. */
function failingStatement(statement: D1PreparedStatement, run: Run): D1PreparedStatement {
  const bind = statement.bind.bind(statement)
  statement.bind = (...values) => failingStatement(bind(...values), run)
  for (const name of ['all', 'raw', 'run', 'first'] as const) {
    const call = statement[name].bind(statement) as (...values: unknown[]) => Promise<unknown>
    Object.assign(statement, { [name]: (...values: unknown[]) => run(() => call(...values)) })
  }
  return statement
}

const TABLES = ['properties', 'images', 'audit_log', 'contact_messages', 'listing_counts', 'meta']

/** Everything that saves may change, to compare before and after. */
export async function everythingStored(): Promise<string> {
  const tables = await env.DB.batch(TABLES.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)))
  return JSON.stringify(tables.map(({ results }) => results))
}
