import type { Handler, MiddlewareHandler } from 'hono'
import { pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type AppEnv, createApp } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { type Body, bounded, shield } from '#worker/middleware/limits.ts'
import { type Access, guard } from '#worker/middleware/auth.ts'
import { listAuditEntries } from './audit/list.ts'
import { askOn } from './auth/ask-on.ts'
import { changePassword } from './auth/change-password.ts'
import { endAllSessions, endOneSession } from './auth/end-sessions.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { listDevices } from './auth/list-sessions.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { me } from './auth/me.ts'
import { register } from './auth/register.ts'
import { resetPassword } from './auth/reset-password.ts'
import { validateForgotPasswordOtp } from './auth/validate-forgot-password-otp.ts'
import { verifyOtp } from './auth/verify-otp.ts'
import { readConfirmLink, useConfirmLink } from './confirm/link.ts'
import { showDashboard } from './dashboard/read.ts'
import { devOutbox } from './dev/outbox.ts'
import { readHealth } from './health/read.ts'
import { readHome } from './home/read.ts'
import { allowRemoval } from './images/allow-removal.ts'
import { readPicture } from './images/read.ts'
import { restorePictures } from './images/restore.ts'
import { uploadImage } from './images/upload.ts'
import { listContactMessages } from './messages/list.ts'
import { removeMessage } from './messages/remove.ts'
import { updateMessage } from './messages/update.ts'
import { readOpenApi } from './openapi/read.ts'
import { listPage } from './pages/property.ts'
import { readRobots } from './pages/robots.ts'
import { readSitemap, readSitemapPart } from './pages/sitemap.ts'
import { viewPage } from './pages/view.ts'
import { addProperty } from './properties/add.ts'
import { bulkProperties } from './properties/bulk/change.ts'
import { undoBulk } from './properties/bulk/undo.ts'
import { confirmProperty, undoConfirmation } from './properties/confirm/confirm.ts'
import { exportProperties } from './properties/csv/export.ts'
import { importProperties } from './properties/csv/import.ts'
import { editProperty } from './properties/edit.ts'
import { listProperties } from './properties/list.ts'
import { readProperty } from './properties/read.ts'
import { removeProperty } from './properties/remove.ts'
import { nearestProperties } from './properties/search/nearest.ts'
import { similarProperties } from './properties/similar.ts'
import { listPropertiesToConfirm } from './properties/confirm/list.ts'
import { viewAllProperties, viewPlotProperties, viewWarehouseProperties } from './properties/view-lists.ts'
import { createReport } from './reports/create.ts'
import { createMessage } from './subscribe/create.ts'
import { listAccounts } from './users/list.ts'
import { removeAccount } from './users/remove.ts'
import { updateAccount } from './users/update.ts'

type Answer = readonly Handler<AppEnv>[]
type Row =
  | readonly ['GET' | 'DELETE', string, Access, Answer]
  | readonly ['POST' | 'PUT' | 'PATCH', string, Access, Answer, Body]

const SMALL_JSON: Body = { kind: 'json', largestBytes: LIMITS.smallJsonBytes }
const LISTING_JSON: Body = { kind: 'json', largestBytes: LIMITS.jsonBytes }
const CSV: Body = { kind: 'csv', largestBytes: LIMITS.csvBytes }
const NO_BODY: Body = { kind: 'none' }
const PICTURE: Body = { kind: 'picture', largestBytes: LIMITS.imageBytes }

/** Every address the Worker answers, who may call it, and the largest body it takes. Read this table to know the API. */
export const TABLE: readonly Row[] = [
  ['GET', PATHS.home, 'anyone', readHome],
  ['GET', PATHS.properties, 'anyone', listProperties],
  ['GET', PATHS.allProperties, 'anyone', viewAllProperties],
  ['GET', PATHS.warehouseProperties, 'anyone', viewWarehouseProperties],
  ['GET', PATHS.plotProperties, 'anyone', viewPlotProperties],
  ['GET', PATHS.propertiesCsv, 'admin', exportProperties],
  ['GET', PATHS.nearestProperties, 'anyone', nearestProperties],
  ['GET', PATHS.propertiesToConfirm, 'approved', listPropertiesToConfirm],
  ['GET', PATHS.similarProperties, 'anyone', similarProperties],
  ['GET', PATHS.property, 'anyone', readProperty],
  ['GET', PATHS.picture, 'anyone', readPicture],

  ['POST', PATHS.addProperty, 'approved', addProperty, LISTING_JSON],
  ['PUT', PATHS.editProperty, 'approved', editProperty, LISTING_JSON],
  ['DELETE', PATHS.deleteProperty, 'admin', removeProperty],
  ['POST', PATHS.confirmProperty, 'approved', confirmProperty, SMALL_JSON],
  ['DELETE', PATHS.confirmProperty, 'approved', undoConfirmation],
  ['GET', PATHS.confirmLink, 'anyone', readConfirmLink],
  ['POST', PATHS.confirmLink, 'anyone', useConfirmLink, NO_BODY],
  ['POST', PATHS.propertiesCsv, 'admin', importProperties, CSV],
  ['POST', PATHS.bulkProperties, 'admin', bulkProperties, SMALL_JSON],
  ['POST', PATHS.undoBulk, 'admin', undoBulk, LISTING_JSON],
  ['POST', PATHS.allowRemoval, 'admin', allowRemoval, SMALL_JSON],
  ['POST', PATHS.restorePictures, 'admin', restorePictures, NO_BODY],
  ['PUT', PATHS.uploadImage, 'approved', uploadImage, PICTURE],

  ['POST', PATHS.subscribe, 'anyone', createMessage, SMALL_JSON],
  ['POST', PATHS.reports, 'anyone', createReport, SMALL_JSON],
  ['GET', PATHS.messages, 'approved', listContactMessages],
  ['PATCH', PATHS.message, 'approved', updateMessage, SMALL_JSON],
  ['DELETE', PATHS.message, 'admin', removeMessage],

  ['GET', PATHS.dashboard, 'approved', showDashboard],
  ['GET', PATHS.audit, 'admin', listAuditEntries],

  ['POST', PATHS.login, 'anyone', login, SMALL_JSON],
  ['POST', PATHS.register, 'anyone', register, SMALL_JSON],
  ['POST', PATHS.verifyOtp, 'anyone', verifyOtp, SMALL_JSON],
  ['POST', PATHS.forgotPassword, 'anyone', forgotPassword, SMALL_JSON],
  ['POST', PATHS.validateForgotPasswordOtp, 'anyone', validateForgotPasswordOtp, SMALL_JSON],
  ['PUT', PATHS.resetPassword, 'anyone', resetPassword, SMALL_JSON],
  ['POST', PATHS.askOn, 'anyone', askOn, SMALL_JSON],
  ['POST', PATHS.logout, 'signed in', logout, NO_BODY],
  ['PUT', PATHS.password, 'signed in', changePassword, SMALL_JSON],
  ['GET', PATHS.sessions, 'signed in', listDevices],
  ['DELETE', PATHS.sessions, 'signed in', endAllSessions],
  ['DELETE', PATHS.session, 'signed in', endOneSession],
  ['GET', PATHS.me, 'signed in', me],
  ['GET', PATHS.users, 'admin', listAccounts],
  ['PATCH', PATHS.user, 'admin', updateAccount, SMALL_JSON],
  ['DELETE', PATHS.user, 'admin', removeAccount],
  ['GET', PATHS.devOutbox, 'anyone', devOutbox],

  ['GET', PATHS.openapi, 'anyone', readOpenApi(() => TABLE)],
  ['GET', PATHS.health, 'anyone', readHealth],
  ...PUBLISHED.flatMap((language): Row[] => [
    ['GET', pathIn(language, PATHS.viewPage), 'anyone', viewPage],
    ['GET', pathIn(language, PATHS.listPage), 'anyone', listPage],
  ]),
  ['GET', PATHS.sitemap, 'anyone', readSitemap],
  ['GET', PATHS.sitemapPart, 'anyone', readSitemapPart],
  ['GET', PATHS.robots, 'anyone', readRobots],
]

export const routes = createApp({ strict: false })
for (const [method, path, access, answer, body] of TABLE)
  routes.on(method, path, guard(access), ...inFront(access, body), ...answer)
for (const path of fixedFirst(TABLE.map(([, address]) => address))) routes.all(path, refuseMethod(path))

/** What strangers send is counted before it is read, and what anybody sends is measured before it is understood. */
function inFront(access: Access, body: Body | undefined): MiddlewareHandler<AppEnv>[] {
  if (!body) return []
  return access === 'anyone' ? [shield, bounded(body)] : [bounded(body)]
}

/** A fixed address before the parameter that fits it too: /api/properties/add-property is no listing's. */
function fixedFirst(paths: string[]): Set<string> {
  return new Set(paths.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':'))))
}

function refuseMethod(path: string): Handler<AppEnv> {
  const methods = TABLE.filter(([, address]) => address === path).map(([method]) => method)
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return (c) => {
    c.header('allow', allowed)
    throw new ApiError('WRONG_METHOD', SERVER_MESSAGES.wrongMethod)
  }
}
