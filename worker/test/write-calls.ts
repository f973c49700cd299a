import { weekMailTokenOf } from '#worker/services/codes.ts'
import { env } from 'cloudflare:workers'
import { href, PATHS } from '#contract/paths.ts'
import { CsvReply } from '#contract/properties/csv.ts'
import { NewListReply } from '#contract/shared-lists.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import {
  aConfirmToken,
  anAccount,
  anAlert,
  aPicture,
  aProperty,
  PASSWORD,
  tokenOf,
  aMessage,
} from './factories.ts'
import { GOOD_BODIES } from './good-bodies.ts'
import { codeFor } from './outbox.ts'
import { REAL } from './pictures.ts'
import { newEmail, registered, resetProof } from './sign-up.ts'
import { as, asAdmin, asVisitor, withToken } from './client.ts'

/** One call that writes, ready to be sent; `token` is its Bearer token. */
export type WriteCall = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  bytes?: Uint8Array
  token?: string
  headers?: Record<string, string>
}

let calls = 0

/** A new shared list of these listings. */
export async function aSharedList(propertyIds: string[]): Promise<NewListReply> {
  const made = await asVisitor().post(PATHS.lists, { propertyIds })
  return NewListReply.parse(await made.json())
}

const plot = () => ({
  title: `A plot of call ${calls++}`,
  city: 'Siliguri',
  price: 4_500_000,
  address: 'Main road',
  state: 'West Bengal',
  country: 'India',
})
const idOf = async (details: Record<string, unknown> = {}) => (await aProperty(details))._id
const tokenOfA = async (role: Account['role']) => tokenOf(await anAccount({ role }))
const CSV = 'Category,Title,City,Price\nPlot,From a file,Siliguri,100000\n'
/** The address of a new account that was mailed a code to reset its password. */
const resetting = async () => {
  const { email } = await anAccount()
  await asVisitor().post(PATHS.forgotPassword, { email })
  return email
}

const aLandmark = () => ({ kind: 'market', names: { en: `Market ${calls++}` }, lat: 26.7, lng: 88.42 })

async function storedLandmark(): Promise<string> {
  const admin = await asAdmin()
  const { landmark } = await (
    await admin.post(PATHS.landmarks, aLandmark())
  ).json<{ landmark: { _id: string } }>()
  return landmark._id
}

const aTaughtWord = () => ({ word: `zzplace${calls++}`, means: 'place', as: 'Matigara' })

async function storedTaughtWord(): Promise<string> {
  const taught = aTaughtWord()
  await (await asAdmin()).put(PATHS.taughtWords, taught)
  return taught.word
}

/** Every row of the route table that writes, each with a function that makes a new call that succeeds. */
export const WRITE_CALLS: Record<string, () => Promise<WriteCall>> = {
  [`POST ${PATHS.addProperty}`]: async () => {
    const staff = await anAccount()
    const images = [await aPicture(staff)]
    const body = { propertyType: 'Plot', propertyDetails: { ...plot(), images } }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return { method: 'POST', path: PATHS.addProperty, body, headers, token: await tokenOf(staff) }
  },
  [`PUT ${PATHS.editProperty}`]: async () => {
    const staff = await anAccount()
    const id = await idOf({ images: [await aPicture(staff)] })
    const body = { propertyDetails: { ...plot(), images: [await aPicture(staff)] } }
    return { method: 'PUT', path: href(PATHS.editProperty, { id }), body, token: await tokenOf(staff) }
  },
  [`DELETE ${PATHS.deleteProperty}`]: async () => {
    const id = await idOf({ images: [await aPicture(await anAccount())] })
    return { method: 'DELETE', path: href(PATHS.deleteProperty, { id }), token: await tokenOfA('admin') }
  },
  [`POST ${PATHS.propertiesCsv}`]: async () => ({
    method: 'POST',
    path: PATHS.propertiesCsv,
    bytes: new TextEncoder().encode(CSV),
    headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.confirmProperty}`]: async () => ({
    method: 'POST',
    path: href(PATHS.confirmProperty, { id: await idOf() }),
    body: { answer: 'sold' },
    token: await tokenOfA('staff'),
  }),
  [`DELETE ${PATHS.confirmProperty}`]: async () => {
    const caller = await anAccount()
    const path = href(PATHS.confirmProperty, { id: await idOf() })
    await (await as(caller)).post(path, { answer: 'sold' })
    return { method: 'DELETE', path, token: await tokenOf(caller) }
  },
  [`POST ${PATHS.confirmLink}`]: async () => ({
    method: 'POST',
    path: href(PATHS.confirmLink, { token: await aConfirmToken(await idOf()) }),
  }),
  [`POST ${PATHS.bulkProperties}`]: async () => ({
    method: 'POST',
    path: PATHS.bulkProperties,
    body: { action: 'sold', ids: [await idOf(), await idOf()] },
    token: await tokenOfA('admin'),
  }),
  [`DELETE ${PATHS.takeImportBack}`]: async () => {
    const admin = await anAccount({ role: 'admin' })
    const imported = await (
      await as(admin)
    ).fetch(PATHS.propertiesCsv, {
      method: 'POST',
      body: CSV,
      headers: { 'content-type': 'text/csv' },
    })
    const { importId = '' } = CsvReply.parse(await imported.json())
    return {
      method: 'DELETE',
      path: href(PATHS.takeImportBack, { id: importId }),
      token: await tokenOf(admin),
    }
  },
  [`POST ${PATHS.undoBulk}`]: async () => ({
    method: 'POST',
    path: PATHS.undoBulk,
    body: { undo: [{ _id: await idOf(), version: 1, was: { price: 7 } }] },
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.allowRemoval}`]: async () => ({
    method: 'POST',
    path: PATHS.allowRemoval,
    body: { pictures: 1 },
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.restorePictures}`]: async () => ({
    method: 'POST',
    path: href(PATHS.restorePictures, { id: await idOf({ images: [await aPicture(await anAccount())] }) }),
    body: {},
    token: await tokenOfA('admin'),
  }),
  [`PUT ${PATHS.uploadImage}`]: async () => ({
    method: 'PUT',
    path: href(PATHS.uploadImage, { form: 'plot', filename: `1760000${calls++ + 100_000}_front.webp` }),
    bytes: REAL.webp,
    headers: { 'content-length': String(REAL.webp.byteLength) },
    token: await tokenOfA('staff'),
  }),
  [`POST ${PATHS.subscribe}`]: async () => ({
    method: 'POST',
    path: PATHS.subscribe,
    body: { name: 'Asha', email: newEmail(), phone: '9832012345', interest: 'A plot' },
  }),
  [`POST ${PATHS.reports}`]: async () => ({
    method: 'POST',
    path: PATHS.reports,
    body: { propertyId: await idOf(), reason: 'gone', words: 'It was let last week', phone: '9832012345' },
  }),
  [`POST ${PATHS.landmarks}`]: async () => ({
    method: 'POST',
    path: PATHS.landmarks,
    body: aLandmark(),
    token: await tokenOfA('admin'),
  }),
  [`PATCH ${PATHS.landmark}`]: async () => ({
    method: 'PATCH',
    path: href(PATHS.landmark, { id: await storedLandmark() }),
    body: aLandmark(),
    token: await tokenOfA('admin'),
  }),
  [`DELETE ${PATHS.landmark}`]: async () => ({
    method: 'DELETE',
    path: href(PATHS.landmark, { id: await storedLandmark() }),
    token: await tokenOfA('admin'),
  }),
  [`PUT ${PATHS.taughtWords}`]: async () => ({
    method: 'PUT',
    path: PATHS.taughtWords,
    body: aTaughtWord(),
    token: await tokenOfA('admin'),
  }),
  [`DELETE ${PATHS.taughtWord}`]: async () => ({
    method: 'DELETE',
    path: href(PATHS.taughtWord, { word: await storedTaughtWord() }),
    token: await tokenOfA('admin'),
  }),
  [`PUT ${PATHS.ownPerson}`]: async () => ({
    method: 'PUT',
    path: PATHS.ownPerson,
    body: GOOD_BODIES['PUT /api/auth/person'],
    token: await tokenOfA('staff'),
  }),
  [`PUT ${PATHS.person}`]: async () => ({
    method: 'PUT',
    path: href(PATHS.person, { id: (await anAccount()).id }),
    body: GOOD_BODIES['PUT /api/auth/person'],
    token: await tokenOfA('admin'),
  }),
  [`PATCH ${PATHS.area}`]: async () => ({
    method: 'PATCH',
    path: href(PATHS.area, { place: 'matigara' }),
    body: { texts: { en: `Text ${calls++}` }, picture: await aPicture(await anAccount()) },
    token: await tokenOfA('staff'),
  }),
  [`POST ${PATHS.lists}`]: async () => ({
    method: 'POST',
    path: PATHS.lists,
    body: { title: 'For Maa', propertyIds: [await idOf()] },
  }),
  [`DELETE ${PATHS.list}`]: async () => {
    const { code, ownerKey } = await aSharedList([await idOf()])
    return { method: 'DELETE', path: href(PATHS.list, { code }), headers: { 'list-owner-key': ownerKey } }
  },
  [`POST ${PATHS.listReport}`]: async () => ({
    method: 'POST',
    path: href(PATHS.listReport, { code: (await aSharedList([await idOf()])).code }),
    body: { words: 'Somebody is insulted here' },
  }),
  [`PUT ${PATHS.listItem}`]: async () => {
    const { code } = await aSharedList([await idOf()])
    return { method: 'PUT', path: href(PATHS.listItem, { code, propertyId: await idOf() }) }
  },
  [`DELETE ${PATHS.listItem}`]: async () => {
    const propertyId = await idOf()
    const { code } = await aSharedList([propertyId])
    return { method: 'DELETE', path: href(PATHS.listItem, { code, propertyId }) }
  },
  [`PUT ${PATHS.listVote}`]: async () => {
    const propertyId = await idOf()
    const { code } = await aSharedList([propertyId])
    const body = { voter: 'a-device-of-somebody', name: 'Arun', vote: 'yes' }
    return { method: 'PUT', path: href(PATHS.listVote, { code, propertyId }), body }
  },
  [`POST ${PATHS.listComments}`]: async () => {
    const propertyId = await idOf()
    const { code } = await aSharedList([propertyId])
    const body = { name: 'Arun', text: 'Too far from the school' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return { method: 'POST', path: href(PATHS.listComments, { code, propertyId }), body, headers }
  },
  [`DELETE ${PATHS.listComment}`]: async () => {
    const propertyId = await idOf()
    const { code, ownerKey } = await aSharedList([propertyId])
    const comment = { name: 'Arun', text: 'Too far from the school' }
    const posted = await asVisitor().post(href(PATHS.listComments, { code, propertyId }), comment)
    const { _id: id } = await posted.json<{ _id: string }>()
    const path = href(PATHS.listComment, { code, propertyId, id })
    return { method: 'DELETE', path, headers: { 'list-owner-key': ownerKey } }
  },
  [`POST ${PATHS.alerts}`]: async () => ({
    method: 'POST',
    path: PATHS.alerts,
    body: { email: newEmail(), query: 'category=Plot', often: 'daily', language: 'bn' },
  }),
  [`POST ${PATHS.alert}`]: async () => ({
    method: 'POST',
    path: href(PATHS.alert, { token: (await anAlert()).token }),
    body: { action: 'confirm' },
  }),
  [`POST ${PATHS.alertEnd}`]: async () => ({
    method: 'POST',
    path: href(PATHS.alertEnd, { token: (await anAlert()).token }),
    bytes: new TextEncoder().encode('List-Unsubscribe=One-Click'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  [`POST ${PATHS.enquiries}`]: async () => ({
    method: 'POST',
    path: PATHS.enquiries,
    body: {
      key: crypto.randomUUID(),
      propertyId: await idOf(),
      name: 'Asha',
      email: newEmail(),
      phone: '9832012345',
      message: 'Is the road wide enough?',
      language: 'en',
      page: '/view/A-1',
      at: new Date().toISOString(),
    },
  }),
  [`POST ${PATHS.sell}`]: async () => ({
    method: 'POST',
    path: PATHS.sell,
    body: {
      name: 'Dipika Lama',
      phone: '9832012345',
      category: 'Plot',
      place: 'Sukna',
      size: '5 katha',
      wantedPrice: '60 lakh',
      words: `The papers are with my brother ${calls++}`,
    },
  }),
  [`POST ${PATHS.leads}`]: async () => ({
    method: 'POST',
    path: PATHS.leads,
    body: { name: 'Rajesh', phone: '9832012345', words: `Came to the office ${calls++}` },
    token: await tokenOfA('staff'),
  }),
  [`PATCH ${PATHS.lead}`]: async () => {
    const staff = await anAccount()
    const made = await (
      await as(staff)
    ).post(PATHS.leads, {
      name: 'Rajesh',
      phone: '9832012345',
      words: `Wants to see it ${calls++}`,
    })
    const { _id: id } = await made.json<{ _id: string }>()
    const visit = { propertyId: await idOf(), on: '2026-12-01', at: '15:30', state: 'agreed' }
    const body = { status: 'visit', line: 'Comes with his wife', assignedTo: staff.id, visit }
    return { method: 'PATCH', path: href(PATHS.lead, { id }), body, token: await tokenOf(staff) }
  },
  [`POST ${PATHS.handOverLeads}`]: async () => {
    const [leaver, heir] = [await anAccount(), await anAccount()]
    const words = `Asks about a plot ${calls++}`
    await (await as(leaver)).post(PATHS.leads, { name: 'Rajesh', phone: '9832012345', words })
    return {
      method: 'POST',
      path: PATHS.handOverLeads,
      body: { from: leaver.id, to: heir.id },
      token: await tokenOfA('admin'),
    }
  },
  [`DELETE ${PATHS.leads}`]: async () => {
    await aMessage()
    return { method: 'DELETE', path: `${PATHS.leads}?phone=9832012345`, token: await tokenOfA('admin') }
  },
  [`POST ${PATHS.calendarKey}`]: async () => ({
    method: 'POST',
    path: PATHS.calendarKey,
    token: await tokenOfA('staff'),
  }),
  [`DELETE ${PATHS.calendarKey}`]: async () => {
    const token = await tokenOfA('staff')
    await withToken(token).post(PATHS.calendarKey)
    return { method: 'DELETE', path: PATHS.calendarKey, token }
  },
  [`POST ${PATHS.ownMails}`]: async () => ({
    method: 'POST',
    path: PATHS.ownMails,
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.seen}`]: async () => ({
    method: 'POST',
    path: PATHS.seen,
    body: { language: 'en', listings: { opened: [await idOf()] }, words: [`vastu${calls++}`] },
  }),
  [`PATCH ${PATHS.message}`]: async () => ({
    method: 'PATCH',
    path: href(PATHS.message, { id: await aMessage() }),
    body: { handled: true },
    token: await tokenOfA('staff'),
  }),
  [`DELETE ${PATHS.message}`]: async () => ({
    method: 'DELETE',
    path: href(PATHS.message, { id: await aMessage() }),
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.login}`]: async () => ({
    method: 'POST',
    path: PATHS.login,
    body: { email: (await anAccount()).email, password: PASSWORD },
  }),
  [`POST ${PATHS.register}`]: async () => ({
    method: 'POST',
    path: PATHS.register,
    body: { username: 'Rina Tamang', email: newEmail(), password: PASSWORD },
  }),
  [`POST ${PATHS.verifyOtp}`]: async () => {
    const email = newEmail()
    const code = await registered(email)
    return {
      method: 'POST',
      path: PATHS.verifyOtp,
      body: { email, code, username: 'Rina Tamang', password: PASSWORD },
    }
  },
  [`POST ${PATHS.forgotPassword}`]: async () => ({
    method: 'POST',
    path: PATHS.forgotPassword,
    body: { email: (await anAccount()).email },
  }),
  [`POST ${PATHS.validateForgotPasswordOtp}`]: async () => {
    const email = await resetting()
    return {
      method: 'POST',
      path: PATHS.validateForgotPasswordOtp,
      body: { email, otp: await codeFor(email) },
    }
  },
  [`PUT ${PATHS.resetPassword}`]: async () => {
    const { email } = await anAccount()
    const token = await resetProof(email)
    return { method: 'PUT', path: PATHS.resetPassword, body: { email, password: 'another river' }, token }
  },
  [`POST ${PATHS.logout}`]: async () => ({
    method: 'POST',
    path: PATHS.logout,
    token: await tokenOfA('staff'),
  }),
  [`PUT ${PATHS.password}`]: async () => ({
    method: 'PUT',
    path: PATHS.password,
    body: { currentPassword: PASSWORD, password: 'another river' },
    token: await tokenOfA('staff'),
  }),
  [`PUT ${PATHS.ownMails}`]: async () => ({
    method: 'PUT',
    path: PATHS.ownMails,
    body: { week: false },
    token: await tokenOfA('admin'),
  }),
  [`POST ${PATHS.weekMailEnd}`]: async () => ({
    method: 'POST',
    path: href(PATHS.weekMailEnd, {
      token: weekMailTokenOf(env.AUTH_SECRET ?? '', (await anAccount({ role: 'admin' })).id),
    }),
    bytes: new TextEncoder().encode('List-Unsubscribe=One-Click'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  [`DELETE ${PATHS.sessions}`]: async () => ({
    method: 'DELETE',
    path: PATHS.sessions,
    token: await tokenOfA('staff'),
  }),
  [`DELETE ${PATHS.session}`]: async () => {
    const account = await anAccount()
    const [token] = [await tokenOf(account), await tokenOf(account)]
    const rows = env.DB.prepare('SELECT id FROM sessions WHERE user_id = ? ORDER BY rowid DESC').bind(
      account.id,
    )
    const id = (await rows.first<string>('id')) ?? ''
    return { method: 'DELETE', path: href(PATHS.session, { id }), ...(token && { token }) }
  },
  [`PATCH ${PATHS.user}`]: async () => ({
    method: 'PATCH',
    path: href(PATHS.user, { id: (await anAccount({ approvedByAdmin: false })).id }),
    body: { approvedByAdmin: true },
    token: await tokenOfA('admin'),
  }),
  [`DELETE ${PATHS.user}`]: async () => ({
    method: 'DELETE',
    path: href(PATHS.user, { id: (await anAccount()).id }),
    token: await tokenOfA('admin'),
  }),
}

/** The call as options for `Caller.fetch`. */
export function initOf({ method, body, bytes, headers, token }: WriteCall) {
  return {
    method,
    ...(bytes && { body: bytes }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  }
}
