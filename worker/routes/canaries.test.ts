import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { as, asVisitor, type Caller, visitorOf } from '#worker/test/client.ts'
import { aConfirmToken, anAccount, anAlert, aProperty, tokenOf } from '#worker/test/factories.ts'
import { codeFor } from '#worker/test/outbox.ts'
import { initOf, WRITE_CALLS } from '#worker/test/write-calls.ts'
import { TABLE } from './index.ts'

const PHONE = '9876501234'
const COMPANY = 'Canary Contact Company'
const NOTES = 'The owner would take a canary less'
const OWNER = 'Canary Owner Bhutia'
const OWNER_PHONES = ['9876500101', '+919876500102', '9876500103']
const KEY_WITH = 'canary tea stall'
const LOWEST = 3_141_592
const COMMISSION = 'one canary month'
const CARETAKER = 'Canary caretaker Lama'
const RERA_REASON = 'Canary reason why RERA is not needed'
const PAPER = 'Khatian canary 8812'
const CHECK_NOTE = 'The deed smells of canary'
const CHECKER = 'Canary Checker'
const REPORTED = 'A visitor saw the canary elsewhere'
const REPORTER = '+919876500077'
const ASKER = ['Canary Asker Rai', 'canary.asker@mail.test', '9876500088', 'Canary words of an enquiry']
const SELLER = ['Canary Seller Lepcha', '9876500099', 'Canary lane 4', 'Canary wish of a price']
const NOTED = ['Canary next step', 'Canary line of a lead']
const READER = 'canary.reader@mail.test'
const EMAIL = 'canary.owner@firm.test'
const PASSWORD = 'canary password river'
const written: string[] = []
const canaries = new Set([
  PHONE,
  COMPANY,
  NOTES,
  OWNER,
  ...OWNER_PHONES,
  KEY_WITH,
  String(LOWEST),
  COMMISSION,
  CARETAKER,
  RERA_REASON,
  PAPER,
  CHECK_NOTE,
  CHECKER,
  REPORTED,
  REPORTER,
  ...ASKER,
  ...SELLER,
  ...NOTED,
  READER,
  EMAIL,
  PASSWORD,
])
let listing: Property
let admin: Account
let confirmToken = ''
let alertToken = ''

/** Lets everything happen that brings something secret near the public or the log. */
beforeAll(async () => {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => void written.push(parts.map(String).join(' ')))
  admin = await anAccount({ role: 'admin', username: CHECKER, email: EMAIL, password: PASSWORD })
  listing = await aProperty(
    {
      title: 'Villa with a canary',
      category: 'Villa',
      phone: PHONE,
      company: COMPANY,
      privateFile: {
        ownerName: OWNER,
        ownerPhones: OWNER_PHONES,
        keyWith: KEY_WITH,
        lowestPrice: LOWEST,
        commission: COMMISSION,
        caretaker: CARETAKER,
        notes: NOTES,
      },
      reraNotNeeded: RERA_REASON,
      checks: [{ check: 'mutationMatched', paperNumber: PAPER, note: CHECK_NOTE }],
    },
    { listedBy: admin },
  )
  const signedIn = await asVisitor().post(PATHS.login, { email: EMAIL, password: PASSWORD })
  const { token, deviceToken } = await signedIn.json<{ token: string; deviceToken?: string }>()
  await asVisitor().post(PATHS.forgotPassword, { email: EMAIL })
  const code = await codeFor(EMAIL)
  const proof = await asVisitor().post(PATHS.validateForgotPasswordOtp, { email: EMAIL, otp: code })
  const { resetToken } = await proof.json<{ resetToken: string }>()
  for (const secret of [token, deviceToken, code, resetToken]) if (secret) canaries.add(secret)
  const { results } = await env.DB.prepare('SELECT password_hash FROM users').all<{ password_hash: string }>()
  for (const { password_hash: hash } of results) canaries.add(hash)
  canaries.add(admin.id)
  const report = { propertyId: listing._id, reason: 'other', words: REPORTED, phone: REPORTER }
  await asVisitor().post(PATHS.reports, report)
  await leaveLeads()
  confirmToken = await aConfirmToken(listing._id, { user: admin })
  alertToken = (await anAlert({ email: READER })).token
  await runJobs(env, Date.now())
})

/** An enquiry with a visit, an offer, and what staff noted; and a calendar. */
async function leaveLeads(): Promise<void> {
  const [name = '', email = '', phone = '', message = ''] = ASKER
  const at = new Date().toISOString()
  const enquiry = { propertyId: listing._id, name, email, phone, message, language: 'en', page: '/', at }
  await asVisitor().post(PATHS.enquiries, { ...enquiry, key: 'canary-key-of-a-device' })
  const [seller, sellerPhone, place, wantedPrice] = SELLER
  const offer = { name: seller, phone: sellerPhone, category: 'Plot', place, wantedPrice }
  await asVisitor().post(PATHS.sell, offer)
  const staff = await as(admin)
  const { leads } = await (
    await staff.get(`${PATHS.leads}?kind=enquiry`)
  ).json<{ leads: { _id: string }[] }>()
  const [nextStep, line] = NOTED
  const visit = { propertyId: listing._id, on: '2026-12-01', state: 'agreed' }
  await staff.patch(href(PATHS.lead, { id: leads[0]?._id ?? '' }), { nextStep, line, visit })
  const calendar = await (await staff.post(PATHS.calendarKey)).json<{ key: string }>()
  canaries.add(calendar.key)
}
afterAll(() => vi.restoreAllMocks())

const found = (text: string) => [...canaries].filter((canary) => text.includes(canary))

const PUBLIC = TABLE.flatMap(({ method, path, who }) =>
  method === 'GET' && who === 'anyone' && path !== PATHS.devOutbox ? [path] : [],
)
const addressOf = (path: string) =>
  path
    .replace(':id', listing._id)
    .replace(':number', '1')
    .replace(':form', 'villa')
    .replace(':filename', 'x.webp')
    .replace(':token', path === PATHS.alert ? alertToken : confirmToken)

async function answersOf(caller: Caller): Promise<string> {
  const queries = ['', '?searchTerm=canary', `?searchTerm=${PHONE.slice(0, 5)}`, '?status=all', '?limit=1']
  const texts: string[] = []
  for (const path of PUBLIC)
    for (const query of path === PATHS.properties || path === PATHS.listPage ? queries : ['']) {
      const answer = await caller.get(addressOf(path) + query)
      texts.push(`${path} ${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`)
    }
  return texts.join('\n')
}

it('public answers hold no phone, mail, password, code or token, before and after an admin has read the same', async () => {
  const before = await answersOf(asVisitor())
  expect(before).toContain('Villa with a canary')
  expect(before).toContain('mutationMatched')
  expect(found(before)).toEqual([])
  const inbox = await (await (await as(admin)).get(PATHS.messages)).text()
  expect(found(inbox)).toEqual(expect.arrayContaining([REPORTED, REPORTER]))
  const leads = await (await (await as(admin)).get(PATHS.leads)).text()
  expect(found(leads)).toEqual(expect.arrayContaining([...ASKER, ...SELLER]))
  const seen = await answersOf(await as(admin))
  expect(found(seen)).toEqual(
    expect.arrayContaining([
      PHONE,
      NOTES,
      OWNER,
      ...OWNER_PHONES,
      KEY_WITH,
      String(LOWEST),
      COMMISSION,
      CARETAKER,
      PAPER,
      CHECK_NOTE,
      CHECKER,
    ]),
  )
  expect(found(await answersOf(asVisitor()))).toEqual([])
  expect(found(await answersOf(visitorOf({ ENVIRONMENT: 'production' })))).toEqual([])
})

it('a search by what is hidden does not tell that it is there', async () => {
  for (const hidden of [
    PHONE,
    COMPANY,
    NOTES,
    OWNER,
    ...OWNER_PHONES,
    KEY_WITH,
    COMMISSION,
    CARETAKER,
    PAPER,
    CHECK_NOTE,
    EMAIL,
  ]) {
    const answer = await asVisitor().get(
      `${PATHS.properties}?asTyped=true&searchTerm=${encodeURIComponent(hidden)}`,
    )
    expect(await answer.json()).toEqual([])
  }
})

it('log lines hold none of it, also where the store fails', async () => {
  const token = await tokenOf(admin)
  canaries.add(token)
  const failing = new Proxy(env.DB, {
    get: () => () => {
      throw new Error(`D1_ERROR: near "${EMAIL}": ${PHONE}`)
    },
  })
  for (const settings of [{}, { DB: failing }]) {
    const caller = visitorOf(settings, { authorization: `Bearer ${token}` })
    for (const path of PUBLIC) await caller.get(`${addressOf(path)}?phone=${PHONE}&email=${EMAIL}`)
    for (const make of Object.values(WRITE_CALLS)) {
      const call = await make()
      const body =
        typeof call.body === 'object'
          ? { ...call.body, phone: PHONE, email: EMAIL, password: PASSWORD }
          : undefined
      const { method, headers } = initOf(call)
      await caller.fetch(`${call.path}?token=${token}`, {
        ...initOf(call),
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
    }
  }
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter((line) => found(line).length > 0)).toEqual([])
})
