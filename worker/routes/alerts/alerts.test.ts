import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AlertReply } from '#contract/alerts.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { asVisitor, refusal, visitorOf } from '#worker/test/client.ts'
import { alertTokenOf } from '#worker/services/codes.ts'
import { anAccount, anAlert, tokenOf } from '#worker/test/factories.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { newEmail } from '#worker/test/sign-up.ts'

const START = Date.parse('2026-11-22T04:30:00Z')
const GOOD = { query: 'category=Villa&city=Matigara&maxPrice=9000000', often: 'daily', language: 'en' }

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const ask = (body: Record<string, unknown> = {}, visitor = asVisitor()) =>
  visitor.post(PATHS.alerts, { email: newEmail(), ...GOOD, ...body })
async function tokenTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/alerts\/([a-p]{56})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const linkOf = (token: string) => href(PATHS.alert, { token })
const rowsOf = async (email: string) =>
  (await env.DB.prepare('SELECT * FROM alerts WHERE email = ?').bind(email).all<Record<string, unknown>>())
    .results
const confirmed = async () =>
  env.DB.prepare(`SELECT value FROM meta WHERE key = 'alerts'`).first<number>('value')
const tapped = (token: string, action: string) => asVisitor().post(linkOf(token), { action })
const oneClick = (token: string, init: { body?: string; headers?: Record<string, string> } = {}) =>
  asVisitor().fetch(href(PATHS.alertEnd, { token }), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...init,
  })

describe('asking for mails', () => {
  it('answers 202 and mails a link, and nothing begins before a tap', async () => {
    const email = newEmail()
    const reply = await ask({ email })
    expect([reply.status, await reply.json()]).toEqual([202, { message: SERVER_MESSAGES.alertAsked }])
    const token = await tokenTo(email)
    const before = await confirmed()
    for (let time = 0; time < 3; time += 1) {
      const opened = await asVisitor().get(linkOf(token))
      expect(opened.status).toBe(200)
      expect(AlertReply.parse(await opened.json())).toEqual({
        message: SERVER_MESSAGES.alertWaiting,
        ...GOOD,
        sentence: expect.stringMatching(/^Villas in Matigara, up to ₹90\sLakh$/),
        confirmedAt: null,
        isEnding: false,
      })
      expect(opened.headers.get('x-robots-tag')).toBe('noindex')
      expect(opened.headers.get('cache-control')).toContain('no-store')
    }
    expect((await rowsOf(email))[0]).toMatchObject({ confirmed_at: null })
    const tap = await tapped(token, 'confirm')
    expect(AlertReply.parse(await tap.json())).toMatchObject({
      message: SERVER_MESSAGES.alertConfirmed,
      sentence: expect.stringMatching(/^Villas in Matigara, up to ₹90\sLakh$/),
      confirmedAt: expect.stringMatching(/^20/),
    })
    expect(await confirmed()).toBe((before ?? 0) + 1)
    expect((await tapped(token, 'confirm')).status).toBe(200)
    expect(await confirmed()).toBe((before ?? 0) + 1)
  })

  it.each([
    ['an address', { email: 'no address' }, SERVER_MESSAGES.emailInvalid],
    ['an address', { email: undefined }, SERVER_MESSAGES.emailInvalid],
    ['a search', { query: 7 }, SERVER_MESSAGES.alertQuery],
    ['a search that is not too long', { query: 'x'.repeat(5000) }, SERVER_MESSAGES.alertQuery],
    ['how often', { often: 'hourly' }, SERVER_MESSAGES.alertOften],
    ['a language', { language: 'fr' }, SERVER_MESSAGES.alertLanguage],
    [
      'a list that can be read',
      { query: 'minPrice=much' },
      'Lowest price must be an amount such as 4500000 or 45 lakh.',
    ],
  ])('wants %s: %o', async (_, body, sentence) => {
    const [status, code, message] = await refusal(await ask(body))
    expect([status, code]).toEqual([400, 'INVALID_INPUT'])
    expect(message.toLowerCase()).toBe(sentence.toLowerCase())
  })

  it('refuses a parameter that is misspelt, as the list does', async () => {
    expect((await refusal(await ask({ query: 'catgory=Villa' }))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  })

  it('refuses more names than there are parameters, as the list does', async () => {
    const query = Array.from({ length: 65 }, (_, at) => `n${at}=1`).join('&')
    expect(await refusal(await ask({ query }))).toEqual([
      400,
      'INVALID_INPUT',
      'At most 64 names of parameters can be read at a time.',
    ])
  })

  it.each([
    ['?category=Villa', 'category=Villa'],
    ['/property?city=Matigara&category=Plot&utm_source=x', 'city=Matigara&category=Plot'],
    ['sort=price-asc&limit=3&cursor=abc&status=sold&mine=true&missing=map&deal=rent', 'deal=rent'],
    ['searchTerm=2%20katha+plot', 'searchTerm=2%20katha%20plot'],
    ['autoScroll=true', ''],
    ['', ''],
  ])('keeps of %s what is looked for: %s', async (typed, query) => {
    const email = newEmail()
    expect((await ask({ email, query: typed })).status).toBe(202)
    expect((await rowsOf(email))[0]).toMatchObject({ query })
  })

  it('mails one address three times a day for one network, and answers as ever', async () => {
    vi.setSystemTime(START)
    const email = newEmail()
    const [near, neighbour, far] = [asVisitor('172.16.1.7'), asVisitor('172.16.1.8'), asVisitor()]
    for (const visitor of [near, neighbour, near]) expect((await ask({ email }, visitor)).status).toBe(202)
    for (const typed of [email, email.toUpperCase()])
      expect((await ask({ email: typed }, near)).status).toBe(202)
    expect(await mailsTo(email)).toHaveLength(3)
    // Whoever it is a victim of can ask from elsewhere.
    for (let time = 0; time < 3; time += 1) expect((await ask({ email }, far)).status).toBe(202)
    expect(await mailsTo(email)).toHaveLength(6)
    vi.setSystemTime(START + DAY_MS)
    expect((await ask({ email }, near)).status).toBe(202)
    expect(await mailsTo(email)).toHaveLength(7)
  })

  it('mails one address ten times a day at most, and tells nobody what others asked', async () => {
    const email = newEmail()
    const strangers = Array.from({ length: 12 }, () => asVisitor())
    const replies = []
    for (const stranger of strangers)
      for (let time = 0; time < 2; time += 1) replies.push((await ask({ email }, stranger)).status)
    expect(new Set(replies)).toEqual(new Set([202]))
    expect(await mailsTo(email)).toHaveLength(10)
  })

  it('leaves one network sixty mails a day, whatever the addresses, and others theirs', async () => {
    const from = (host: number) => asVisitor(`2001:db8:7:${host}::1`)
    const replies = []
    for (let host = 0; host < 61; host += 1) {
      vi.setSystemTime(START + Math.floor(host / 30) * HOUR_MS)
      replies.push(await ask({}, from(host)))
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 202), 429])
    expect((await refusal(replies.at(-1) ?? Response.error())).slice(1)).toEqual([
      'TOO_MANY',
      SERVER_MESSAGES.alertsFromHere,
    ])
    expect((await ask()).status).toBe(202)
  })

  it('sends nothing that a stranger typed', async () => {
    const email = newEmail()
    await ask({
      email,
      query: 'searchTerm=cheap%20pills%20www.bad.example&city=www.bad.example&category=Plot',
    })
    const [mail] = await mailsTo(email)
    expect(JSON.stringify(mail)).not.toMatch(/pills|bad\.example/)
    expect(mail?.text).toContain('Plots in Siliguri and around')
  })

  it('answers a machine like everybody else, and stores nothing', async () => {
    const email = newEmail()
    expect((await ask({ email, website: 'http://x' })).status).toBe(202)
    expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []])
  })

  it('is counted for each network', async () => {
    const visitor = asVisitor('10.9.9.9')
    for (let time = 0; time < LIMITS.alertsPerHour; time += 1) await ask({ website: 'x' }, visitor)
    const reply = await ask({}, visitor)
    expect([(await refusal(reply))[1], Number(reply.headers.get('retry-after'))]).toEqual([
      'TOO_MANY',
      expect.any(Number),
    ])
  })

  it('is refused in a sentence where no mail can be sent', async () => {
    const deployed = visitorOf({ ENVIRONMENT: 'production' })
    expect((await refusal(await ask({}, deployed))).slice(0, 2)).toEqual([503, 'NOT_CONFIGURED'])
  })

  it('is refused once a store holds its ten thousand, also by the tap', async () => {
    const email = newEmail()
    await ask({ email })
    const token = await tokenTo(email)
    const before = await confirmed()
    await env.DB.prepare(`UPDATE meta SET value = ? WHERE key = 'alerts'`).bind(LIMITS.alerts).run()
    expect((await refusal(await ask()))[2]).toBe(SERVER_MESSAGES.alertsFull)
    expect((await refusal(await tapped(token, 'confirm')))[1]).toBe('CONFLICT')
    await env.DB.prepare(`UPDATE meta SET value = ? WHERE key = 'alerts'`).bind(before).run()
    expect((await tapped(token, 'confirm')).status).toBe(200)
  })

  it.each([
    ['bn', 'নতুন এলে জানাব?', '/bn/alerts/'],
    ['hi', 'नई प्रॉपर्टी की खबर भेजें?', '/hi/alerts/'],
    ['ne', 'नयाँ घरजग्गाको खबर पठाऊँ?', '/ne/alerts/'],
  ])('is mailed in the language it was asked in: %s', async (language, heading, page) => {
    const email = newEmail()
    await ask({ email, language })
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(heading)
    expect(mail?.text).toContain(`https://aangan.test${page}`)
    expect(mail?.html).toContain(`lang="${language}"`)
  })
})

describe('confirming', () => {
  it('replaces what the address asked for in the same words before', async () => {
    const email = newEmail()
    await ask({ email })
    await tapped(await tokenTo(email), 'confirm')
    await ask({ email, often: 'once' })
    await tapped(await tokenTo(email), 'confirm')
    const rows = await rowsOf(email)
    expect(rows.map(({ often }) => often)).toEqual(['once'])
  })

  it.each([['x'], ['a'.repeat(56)], ['ক'.repeat(56)]])('needs a link of ours: %s', async (token) => {
    expect((await refusal(await asVisitor().get(linkOf(token))))[0]).toBe(404)
    expect((await refusal(await tapped(token, 'confirm')))[2]).toBe(SERVER_MESSAGES.alertGone)
    expect((await refusal(await oneClick(token)))[0]).toBe(404)
  })

  it('needs to be told what to do', async () => {
    const { token } = await anAlert()
    expect((await refusal(await tapped(token, 'delete'))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  })

  it('is too late after two days: the address is forgotten', async () => {
    vi.setSystemTime(START)
    const email = newEmail()
    await ask({ email })
    const token = await tokenTo(email)
    const { token: kept } = await anAlert({}, START)
    await runJobs(env, START + 2 * DAY_MS)
    expect(await rowsOf(email)).toHaveLength(1)
    await runJobs(env, START + 2 * DAY_MS + 1)
    expect(await rowsOf(email)).toEqual([])
    expect((await tapped(token, 'confirm')).status).toBe(404)
    expect((await asVisitor().get(linkOf(kept))).status).toBe(200)
  })
})

describe('ending', () => {
  it('deletes the address, and may be said twice', async () => {
    const { token, email } = await anAlert()
    const before = await confirmed()
    for (let time = 0; time < 2; time += 1) {
      const reply = await tapped(token, 'end')
      expect([reply.status, await reply.json()]).toEqual([200, { message: SERVER_MESSAGES.alertEnded }])
      expect(await rowsOf(email)).toEqual([])
      expect(await confirmed()).toBe((before ?? 0) - 1)
    }
    expect((await refusal(await asVisitor().get(linkOf(token))))[2]).toBe(SERVER_MESSAGES.alertGone)
  })

  it('works with a link that was mailed under the secret of before, which opens nothing else', async () => {
    const { token, email } = await anAlert()
    const secrets = {
      AUTH_SECRET: 'another secret for tests, of 32 bytes or more',
      AUTH_SECRET_BEFORE: env.AUTH_SECRET ?? '',
    }
    const tap = (vars: Partial<Env>) => visitorOf(vars).post(linkOf(token), { action: 'end' })
    expect((await tap({ AUTH_SECRET: secrets.AUTH_SECRET })).status).toBe(404)
    expect((await tap({ ...secrets, AUTH_SECRET_BEFORE: 'short' })).status).toBe(404)
    const authorization = `Bearer ${await tokenOf(await anAccount({ role: 'admin' }))}`
    expect((await visitorOf(secrets, { authorization }).get(PATHS.users)).status).toBe(401)
    expect((await tap(secrets)).status).toBe(200)
    expect(await rowsOf(email)).toEqual([])
  })

  it('works by the button of a mail program, wherever it comes from, twice too', async () => {
    const { token, email } = await anAlert()
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
    for (let time = 0; time < 2; time += 1)
      expect((await oneClick(token, { headers: form })).status).toBe(200)
    expect(await rowsOf(email)).toEqual([])
  })

  it('takes a form of many parts too', async () => {
    const { token, email } = await anAlert()
    const body =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect((await oneClick(token, { body, headers })).status).toBe(200)
    expect(await rowsOf(email)).toEqual([])
  })

  it('ends nothing without the words of RFC 8058', async () => {
    const { token, email } = await anAlert()
    expect((await refusal(await oneClick(token, { body: 'a=b' })))[0]).toBe(400)
    const json = { 'content-type': 'application/json' }
    expect((await refusal(await oneClick(token, { body: '{}', headers: json })))[0]).toBe(415)
    expect((await asVisitor().get(href(PATHS.alertEnd, { token }))).status).toBe(405)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('takes back the mail that waits, and leaves no trace of one that was sent', async () => {
    standInForMailApi(MAIL_API.takes)
    const deployed = visitorOf({ ENVIRONMENT: 'production', RESEND_API_KEY: 're_live', MAILS_A_DAY: '0' })
    const email = newEmail()
    await ask({ email }, deployed)
    const traces = () =>
      env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE recipient = ?').bind(email).first('n')
    expect(await traces()).toBe(0)
    vi.restoreAllMocks()
    standInForMailApi(MAIL_API.fails)
    await ask({ email }, deployed)
    expect(await traces()).toBe(1)
    const [first, second] = await rowsOf(email)
    for (const row of [first, second])
      await tapped(alertTokenOf(env.AUTH_SECRET ?? '', String(row?.['id'])), 'end')
    expect([await traces(), await rowsOf(email)]).toEqual([0, []])
  })
})
