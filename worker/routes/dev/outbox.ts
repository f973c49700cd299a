import { listMails } from '#worker/db/queries/mail-outbox.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret, isLocal } from '#worker/lib/config.ts'
import { notFound } from '#worker/lib/errors.ts'
import { compose, Mail } from '#worker/services/mails/compose.ts'
import { escapeHtml } from '#worker/services/documents/template.ts'

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
    const { subject, text, html, headers } = compose(known.data, {
      secret,
      siteUrl: c.env.SITE_URL,
      recipient,
      id,
      createdAt,
    })
    return [
      {
        to: recipient,
        subject,
        text,
        html,
        sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
        ...(headers && { headers }),
      },
    ]
  })
  if (!c.req.header('accept')?.includes('text/html')) return c.json(mails)
  c.header('content-security-policy', OUTBOX_POLICY)
  return c.html(outboxPage(mails))
})

type ListedMail = { to: string; subject: string; text: string; html: string; sentAt: string | null }

/** Nothing on the page runs; the mails stand in frames of their own. */
const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const STYLE = `
  body { margin: 0; background: #F4F5EF; color: #16221C; font: 17px/1.5 system-ui, sans-serif }
  header { background: #7A2A1E; color: #F3EBDD; border-bottom: 6px solid #1E1512; padding: 16px 24px }
  h1 { margin: 0; font: 600 24px/1.2 Georgia, serif }
  main { max-width: 760px; margin: 0 auto; padding: 24px 16px }
  form { display: flex; gap: 8px; margin: 0 0 20px }
  input { flex: 1; min-width: 0; font: inherit; padding: 9px 12px; border: 1px solid #7F8C85; border-radius: 6px; background: #FFFEFA }
  button { font: inherit; font-weight: 600; padding: 9px 18px; border: 0; border-radius: 6px; background: #1A4D39; color: #FFFEFA }
  details { background: #FFFEFA; border: 1px solid #D7DFD9; border-radius: 4px; margin: 0 0 12px }
  summary { display: grid; gap: 2px; padding: 12px 16px; cursor: pointer; overflow-wrap: anywhere }
  summary:hover { background: #EEF4EE }
  small { color: #56645D }
  iframe { display: block; width: 100%; height: 560px; border: 0; border-top: 1px solid #D7DFD9 }
  pre { margin: 0; padding: 16px; border-top: 1px solid #D7DFD9; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
  :focus-visible { outline: 3px solid #1B5879; outline-offset: 2px }
`

/** The local outbox for people: every mail as its reader sees it, and its text. The newest is open. */
function outboxPage(mails: ListedMail[]): string {
  const list = mails.map((mail, index) => entry(mail, index === 0)).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox (${mails.length})</title><style>${STYLE}</style></head><body>
<header><h1>Outbox of local development</h1></header>
<main><form><input name="to" type="email" aria-label="Mails to" placeholder="Mails to this address only"><button>Show</button></form>
${list || '<p>No mail yet. Sign up, ask for a password reset or send the contact form, then reload this page.</p>'}</main></body></html>`
}

const entry = ({ to, subject, text, html, sentAt }: ListedMail, isOpen: boolean) =>
  `<details${isOpen ? ' open' : ''}><summary><b>${escapeHtml(subject)}</b><small>to ${escapeHtml(to)}, ${sentAt === null ? 'not sent yet' : readable(sentAt)}</small></summary>
<iframe sandbox="allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(openingAbove(html))}"></iframe><pre>${escapeHtml(text)}</pre></details>`

const readable = (isoTime: string) => `${isoTime.slice(0, 19).replace('T', ' ')} UTC`

/** Lets the mail's buttons leave their frame. */
const openingAbove = (html: string) => html.replaceAll('<a ', '<a target="_top" ')
