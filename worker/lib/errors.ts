import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ErrorCode, type ErrorReply, type Issue, STATUS } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { AppEnv } from './app.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'

type Extras = { issues?: Issue[]; current?: unknown; retryAfterSeconds?: number }

/** A failed call: a code of the contract, a sentence for the user, and what the reply needs beside them. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly extras: Extras
  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message)
    this.code = code
    this.extras = extras
  }
}

export const notFound = (message: string = SERVER_MESSAGES.notFound) => new ApiError('NOT_FOUND', message)

/** The refusal of a call that came too often, with the time after which it may come again. */
export const tooMany = (waitMs: number, message: string = SERVER_MESSAGES.tooManyTries) =>
  new ApiError('TOO_MANY', message, { retryAfterSeconds: waitMs / 1000 })

/** Refuses one field for a reason that its schema cannot check. */
export const invalid = (path: string, message: string) =>
  new ApiError('INVALID_INPUT', message, { issues: [{ path, message }] })

/** The one place that writes an error reply. */
export const renderError = (error: Error, c: Context<AppEnv>): Response => reply(c, apiErrorOf(error, c))

/** What an error reply says, for an answer that has begun by then. */
export const errorBody = (error: Error, c: Context<AppEnv>): ErrorReply => bodyOf(c, apiErrorOf(error, c))

/** What is told of an error; of an unknown one nothing, but it is logged. */
function apiErrorOf(error: Error, c: Context<AppEnv>): ApiError {
  const known = asApiError(error)
  if (known) return known
  logError(error, { requestId: c.var.requestId, route: c.req.routePath })
  return c.env.ENVIRONMENT === 'development' && isBehind(error)
    ? new ApiError('NOT_CONFIGURED', SERVER_MESSAGES.databaseBehind)
    : new ApiError('UNEXPECTED', SERVER_MESSAGES.unexpected)
}

function asApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (!(error instanceof HTTPException)) return undefined
  if (error.status === 413) return new ApiError('TOO_LARGE', SERVER_MESSAGES.tooLarge)
  return error.status < 500 ? new ApiError('UNREADABLE', SERVER_MESSAGES.jsonUnreadable) : undefined
}

function reply(c: Context<AppEnv>, error: ApiError): Response {
  const {
    code,
    extras: { retryAfterSeconds },
  } = error
  c.header('cache-control', CACHE_CONTROL.never)
  if (STATUS[code] === 401) c.header('www-authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined)
    c.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return c.json<ErrorReply>(bodyOf(c, error), STATUS[code])
}

const bodyOf = (
  c: Context<AppEnv>,
  { code, message, extras: { issues, current } }: ApiError,
): ErrorReply => ({
  message,
  code,
  issues: issues?.slice(0, LIMITS.csvErrors),
  requestId: c.var.requestId,
  current,
})

/** Logs an error with where it happened, without values of the database. */
export function logError(error: unknown, where: Record<string, string>): void {
  console.error(JSON.stringify({ ...where, error: error instanceof Error ? describe(error) : typeof error }))
}

/** Whether the database lacks a table or column: there are migrations that were not applied to it yet. */
const isBehind = (error: Error) =>
  /no such (?:table|column): [\w.]+|has no column named \w+/.test(messageOf(error))

const messageOf = (error: Error) => (error.cause instanceof Error ? error.cause : error).message

/** The parts of a database's message that quote no value; an invalid FTS5 query, for one, is quoted whole and left out. */
const UNQUOTED =
  /(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(?:: [\w., ]+)?|no such \w+: [\w.]+|too many SQL variables|SQLITE_[A-Z_]+/g

/** The stack of an unknown error; of a database error, only what cannot hold SQL, its parameters or stored values. */
function describe(error: Error): string {
  const isDatabaseError = 'query' in error || error.message.startsWith('D1_')
  if (!isDatabaseError) return error.stack ?? error.message
  return ['D1_ERROR', ...(messageOf(error).match(UNQUOTED) ?? [])].join(': ')
}
