import type { Handler, ValidationTargets } from 'hono'
import { validator } from 'hono/validator'
import type { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from './errors.ts'

/** What a check in front of a call reads: the part of the request, and its schema. The API's document is made from it. */
type Checks = { [Target in keyof ValidationTargets]?: z.ZodType }
const checks = new WeakMap<object, Checks>()

/** Parses one part of the request; the first issue is the message, in the order the schema names its fields. */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const check = validator(target, (value: unknown): z.output<Schema> => {
    if (target === 'query') refuseRepeated(value)
    return parse(schema, value)
  })
  checks.set(check, { [target]: schema })
  return check
}

/** An address that names a parameter twice holds a list of values, which no schema of ours asks for. */
function refuseRepeated(query: unknown): void {
  if (Object.values(query ?? {}).some(Array.isArray))
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.saidTwice)
}

/** What a function in front of a call checks; nothing when `valid` did not make it. */
export const checksOf = (check: Handler | object): Checks => checks.get(check) ?? {}

/** Parses a value with a schema of the contract. Throws INVALID_INPUT with the schema's sentences. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, LIMITS.issues)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ApiError('INVALID_INPUT', issues[0]?.message ?? SERVER_MESSAGES.invalid, { issues })
}
