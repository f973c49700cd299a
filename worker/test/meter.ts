type Meter = { calls: number; rowsRead: number[] }

/** A database with a meter on it: how many calls went to D1, and the rows each statement read, as D1 bills them. */
export function metered(real: D1Database): { database: D1Database; meter: Meter } {
  const meter: Meter = { calls: 0, rowsRead: [] }
  const note = (results: D1Result[]) => {
    meter.calls += 1
    meter.rowsRead.push(...results.map(({ meta }) => meta.rows_read))
    return results
  }
  const database = new Proxy(real, {
    get(target, name) {
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => note(await target.batch(statements))
      if (name === 'prepare') return (text: string) => meteredStatement(target.prepare(text), note)
      return Reflect.get(target, name, target)
    },
  })
  return { database, meter }
}

/** A batch takes only D1's own statements, so their methods are watched instead of wrapping them. */
function meteredStatement(
  statement: D1PreparedStatement,
  note: (results: D1Result[]) => D1Result[],
): D1PreparedStatement {
  const bind = statement.bind.bind(statement)
  statement.bind = (...values) => meteredStatement(bind(...values), note)
  const all = statement.all.bind(statement)
  statement.all = async <Row>() => {
    const result = await all<Row>()
    note([result])
    return result
  }
  statement.raw = async (options?: { columnNames?: boolean }) => {
    const { results } = await statement.all<Record<string, unknown>>()
    const rows = results.map((row) => Object.values(row))
    return (options?.columnNames ? [Object.keys(results[0] ?? {}), ...rows] : rows) as never
  }
  return statement
}
