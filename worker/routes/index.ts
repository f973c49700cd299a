import type { Handler, MiddlewareHandler } from 'hono'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type AppEnv, createApp } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { bounded, shield, shieldOf } from '#worker/middleware/limits.ts'
import { guard } from '#worker/middleware/auth.ts'
import { freshAfterWrite } from '#worker/features/answers/public-reads/index.ts'
import { z } from 'zod'
import { ACCOUNT_CALLS } from './calls/accounts.ts'
import { AREA_CALLS } from './calls/areas.ts'
import { ALERT_CALLS } from './calls/alerts.ts'
import { LANDMARK_CALLS } from './calls/landmarks.ts'
import { type Call, ok } from './calls/call.ts'
import { LEAD_CALLS } from './calls/leads.ts'
import { LIST_CALLS } from './calls/lists.ts'
import { LISTING_CALLS } from './calls/listings.ts'
import { CONTACT_MESSAGE_CALLS } from './calls/contact-messages.ts'
import { NUMBERS_CALLS } from './calls/numbers.ts'
import { PAGE_CALLS } from './calls/pages.ts'
import { PICTURE_CALLS } from './calls/pictures.ts'
import { SERVICE_CALLS } from './calls/service.ts'
import { STOCK_CALLS } from './calls/stock.ts'
import { readOpenApi } from './openapi/read.ts'

const DOCUMENT_CALL: Call = {
  method: 'GET',
  path: PATHS.openapi,
  id: 'readOpenApi',
  tag: 'service',
  summary: 'This document',
  who: 'anyone',
  replies: ok(z.record(z.string(), z.unknown())),
  answer: readOpenApi(() => TABLE),
}

/**
 * Every call the Worker answers: its address, who may call it, what it takes, what it answers and how it refuses. The routes
 * and /api/openapi.json are made from it; `calls/` holds its rows by subject.
 */
export const TABLE: readonly Call[] = [
  ...LISTING_CALLS,
  ...STOCK_CALLS,
  ...PICTURE_CALLS,
  ...LIST_CALLS,
  ...ALERT_CALLS,
  ...LEAD_CALLS,
  ...AREA_CALLS,
  ...LANDMARK_CALLS,
  ...NUMBERS_CALLS,
  ...CONTACT_MESSAGE_CALLS,
  ...ACCOUNT_CALLS,
  ...SERVICE_CALLS,
  DOCUMENT_CALL,
  ...PAGE_CALLS,
]

export const routes = createApp({ strict: false })
const ROWS = fixedFirst(TABLE)
for (const path of new Set(ROWS.map((call) => call.path))) {
  for (const call of ROWS.filter((row) => row.path === path))
    routes.on(call.method, path, guard(call.who), ...inFront(call), ...call.answer)
  routes.all(path, refuseMethod(path))
}

/**
 * What strangers send is counted before it is read, and what anybody sends is measured before it is understood. What is let through
 * and may change listings is followed by fresh reads.
 */
function inFront({ method, who, body, shield: apart, changesListings }: Call): MiddlewareHandler<AppEnv>[] {
  const counted = apart ? [shieldOf(apart)] : who === 'anyone' && body ? [shield] : []
  const bounds = body ? [bounded(body)] : []
  const mayChange = method !== 'GET' && (who !== 'anyone' || changesListings)
  return [...counted, ...bounds, ...(mayChange ? [freshAfterWrite] : [])]
}

/** A fixed address before the parameter that fits it too: /api/properties/add-property is no listing's. */
function fixedFirst(calls: readonly Call[]): Call[] {
  return calls.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
}

function refuseMethod(path: string): Handler<AppEnv> {
  const methods = TABLE.filter((call) => call.path === path).map(({ method }) => method)
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return (c) => {
    c.header('allow', allowed)
    throw new ApiError('WRONG_METHOD', SERVER_MESSAGES.wrongMethod)
  }
}
