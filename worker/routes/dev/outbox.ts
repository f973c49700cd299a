import { listMails } from '#worker/db/queries/mail-outbox.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret, isLocal } from '#worker/lib/config.ts'
import { notFound } from '#worker/lib/errors.ts'
import { compose, Mail } from '#worker/services/mails/compose.ts'
import { OUTBOX_POLICY, outboxPage } from './outbox-page.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.(localhost|test))$/

/** The mails of local development, newest first: JSON for programs, a page for people. Elsewhere there is no such address. */
export const devOutbox = handlers(async (c) => {
  if (!isLocal(c.env) || !LOOPBACK.test(new URL(c.req.url).hostname)) throw notFound()
  const secret = authSecret(c.env)
  const wanted = c.req.query('to')?.trim().toLowerCase()
  const rows = await listMails(c.var.db, wanted === '' ? undefined : wanted)
  const mails = rows.flatMap(({ id, recipient, mail, createdAt, sentAt }) => {
    const known = Mail.safeParse(mail)
    if (!known.success) return []
    const { subject, text, html } = compose(known.data, {
      secret,
      siteUrl: c.env.SITE_URL,
      recipient,
      id,
      createdAt,
    })
    return [
      { to: recipient, subject, text, html, sentAt: sentAt === null ? null : new Date(sentAt).toISOString() },
    ]
  })
  if (!c.req.header('accept')?.includes('text/html')) return c.json(mails)
  c.header('content-security-policy', OUTBOX_POLICY)
  return c.html(outboxPage(mails))
})
