import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request has cost in the database: calls, and rows read. */
type DatabaseUse = { calls: number; rowsRead: number; ms: number }

const current = new AsyncLocalStorage<DatabaseUse>()

/** Runs some work and counts in `use` what it asks of the database. */
export const counting = <Result>(use: DatabaseUse, work: () => Result): Result => current.run(use, work)

/**
 * The same database, counted for whoever asks it. Rows are those that D1 bills; for a single select, which tells nothing
 * about itself, those it answers.
 */
export function measured(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => counted(() => target.batch(statements))
      if (name === 'prepare') return (text: string) => measuredStatement(target.prepare(text))
      return Reflect.get(target, name, target)
    },
  })
}

/** A batch takes real statements only, so the single calls are replaced on the statement itself. */
function measuredStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement)
  const all = statement.all.bind(statement)
  const raw = statement.raw.bind(statement)
  const run = statement.run.bind(statement)
  const first = statement.first.bind(statement)
  return Object.assign(statement, {
    bind: (...values: unknown[]) => measuredStatement(bind(...values)),
    all: () => counted(all),
    run: () => counted(run),
    raw: (options?: { columnNames?: false }) => counted(() => raw(options)),
    first: (...column: []) => counted(() => first(...column)),
  })
}

async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
  const use = current.getStore()
  if (!use) return work()
  const startedMs = Date.now()
  const result = await work()
  use.calls += 1
  use.ms += Date.now() - startedMs
  use.rowsRead += rowsReadFor(result)
  return result
}

function rowsReadFor(result: unknown): number {
  if (!Array.isArray(result)) return rowCount(result) ?? 1
  return result.reduce((sum: number, part: unknown) => sum + (rowCount(part) ?? 1), 0)
}

function rowCount(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('meta' in answer)) return undefined
  const { meta } = answer
  const isTold = typeof meta === 'object' && meta !== null && 'rows_read' in meta
  return isTold ? Number(meta.rows_read) : undefined
}
