/** Whether a value of unknown shape has named values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Those of its values that have these names and are there. */
export function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]),
  )
}
