import { FIRM } from '#contract/firm.ts'
import type { ReportReason } from '#contract/contact-messages/report-reasons.ts'
import { type Language, LANGUAGES } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { accountsOf, PANEL } from '#contract/panel-paths.ts'
import { href } from '#contract/paths.ts'
import { TIME_ZONE } from '#contract/units/time.ts'
import type { Letter } from './layout.ts'
import { unlinked } from './unlinked.ts'

/*
 * What each mail says. In the mails with a code, the code is the first number of the text; only the mails for a
 * forgotten password say 'reset'. Nothing that a stranger typed goes to an address that is not verified yet, and to the firm's people
 * no address as a link but in a message that is quoted as theirs.
 */

const VALID = `It is valid for ${LIMITS.otpMinutes} minutes and works once. Nobody of the firm will ever ask you for it.`

/** When somebody asked for a mail; `link` where so many went to the address that its reader may want to ask for more. */
export type CodeRequest = { atMs: number; siteUrl: string; link: string | false }

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})
const momentOf = (ms: number) => `${MOMENT.format(ms)}, India time`

/** The link shows a page with a button: programs that look at mails follow links, but press nothing. */
const askOn = ({ siteUrl, link }: CodeRequest, screen: 'signup' | 'forgotpassword'): Letter['pieces'] =>
  link === false
    ? []
    : [
        {
          kind: 'text',
          text: 'Many mails like this one were asked for today, so no more will come unless you say that it was you.',
        },
        { kind: 'button', label: 'It was me', address: `${siteUrl}/auth/${screen}?ask=${link}` },
      ]

export const signUpCode = (code: string, asked: CodeRequest): Letter => ({
  subject: `Your sign-up code for ${FIRM.productName}`,
  heading: 'Your sign-up code',
  pieces: [
    { kind: 'text', text: 'Type this code on the sign-up page to verify your email address:' },
    { kind: 'code', code },
    { kind: 'text', text: VALID },
    ...askOn(asked, 'signup'),
  ],
  why: `Somebody asked for an account at ${FIRM.productName} with this address on ${momentOf(asked.atMs)}. If it was somebody else, ignore this mail and type the code nowhere: without it no account is made.`,
})

export const resetCode = (code: string, asked: CodeRequest): Letter => ({
  subject: `Reset your password for ${FIRM.productName}`,
  heading: 'Reset your password',
  pieces: [
    { kind: 'text', text: 'Type this code on the page where you asked for it, then choose a new password:' },
    { kind: 'code', code },
    { kind: 'text', text: VALID },
    ...askOn(asked, 'forgotpassword'),
  ],
  why: `Somebody asked to reset the password of your account at ${FIRM.productName} on ${momentOf(asked.atMs)}. If it was somebody else, ignore this mail: your password stays as it is.`,
})

export const accountExists = (asked: CodeRequest): Letter => ({
  subject: `You already have an account at ${FIRM.productName}`,
  heading: 'You already have an account',
  pieces: [
    {
      kind: 'text',
      text: 'Somebody signed up with your email address. It has an account already, so sign in with that one.',
    },
    { kind: 'button', label: 'Sign in', address: `${asked.siteUrl}/auth/login` },
    { kind: 'text', text: 'Forgotten the password? The sign-in page lets you choose a new one.' },
    ...askOn(asked, 'forgotpassword'),
  ],
  why: `Somebody asked for an account with your address on ${momentOf(asked.atMs)}. If it was somebody else, ignore this mail: your account has not changed.`,
})

export const waitingForApproval = (siteUrl: string, username: string, email: string): Letter => ({
  subject: `A new account waits for approval at ${FIRM.productName}`,
  heading: 'A new account waits for approval',
  pieces: [
    {
      kind: 'text',
      text: 'Somebody has signed up and verified the email address. Until an admin approves, the account can change nothing.',
    },
    {
      kind: 'facts',
      facts: [
        ['Username', unlinked(username)],
        ['Email', email],
      ],
    },
    { kind: 'button', label: 'Look at the account', address: siteUrl + accountsOf('staff') },
  ],
  why: `You get this mail because you are an admin at ${FIRM.productName}. If you do not know this person, leave the account unapproved.`,
})

export const approved = (siteUrl: string, username: string): Letter => ({
  subject: `Your account at ${FIRM.productName} is approved`,
  heading: 'Your account is approved',
  pieces: [
    {
      kind: 'text',
      text: `Welcome, ${unlinked(username)}. An admin has approved your account: you can now work with the listings.`,
    },
    { kind: 'button', label: 'Open the admin panel', address: siteUrl + PANEL.dashboard },
  ],
  why: `You get this mail because you have an account at ${FIRM.productName}.`,
})

const REASONS: Record<ReportReason, string> = {
  gone: 'Sold, rented or gone',
  price: 'The price is wrong',
  facts: 'The facts are wrong',
  pictures: 'The pictures are wrong',
  fraud: 'It looks like fraud',
  other: 'Something else',
}

type Report = { propertyId: string; title: string; reason: ReportReason; words: string; phone: string }

export const listingReport = (
  siteUrl: string,
  { propertyId, title, reason, words, phone }: Report,
): Letter => ({
  subject: `A visitor reports a listing: ${title}`,
  heading: 'A visitor reports a listing',
  pieces: [
    {
      kind: 'facts',
      facts: [
        ['Listing', title],
        ['What is wrong', REASONS[reason]],
        ...(phone === '' ? [] : [['Phone', phone] as const]),
      ],
    },
    ...(words === '' ? [] : [{ kind: 'quote' as const, text: words }]),
    {
      kind: 'button',
      label: 'Look at the listing',
      address: siteUrl + href(PANEL.property, { id: propertyId }),
    },
  ],
  why: `You get this mail because it is the address of ${FIRM.name}. The report stands among the messages of the panel.`,
})

/** Instead of the mails of a day with very many messages. */
export const messagesWait = (siteUrl: string, count: number): Letter => ({
  subject: `${count} messages wait in the panel`,
  heading: 'Many messages came today',
  pieces: [
    {
      kind: 'text',
      text: `${count} messages and reports of visitors wait to be read. Many came today, so some of them are not mailed one by one; all of them are stored.`,
    },
    { kind: 'button', label: 'Read them', address: siteUrl + PANEL.messages },
  ],
  why: `You get this mail because it is the address of ${FIRM.name}.`,
})

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

type ToConfirm = { title: string; place: string; confirmedAt: number; leavesAt: number | null; link: string }

/** Each link shows a page with a button: programs that look at mails follow links, but press nothing. */
export const confirmListings = (
  listings: readonly ToConfirm[],
  { siteUrl, more, atMs }: { siteUrl: string; more: number; atMs: number },
): Letter => ({
  subject:
    listings.length === 1
      ? 'Is this listing still there?'
      : `Are these ${listings.length} listings still there?`,
  heading: listings.length === 1 ? 'Is this listing still there?' : 'Are these listings still there?',
  pieces: [
    {
      kind: 'text',
      text: 'Visitors trust what somebody has looked at lately. Say of each listing that it is still there, and it stays in the results.',
    },
    {
      kind: 'tasks',
      tasks: listings.map(({ title, place, confirmedAt, leavesAt, link }) => ({
        name: title,
        about: `${place}. Last confirmed on ${DAY.format(confirmedAt)}. ${leaving(leavesAt, atMs)}`,
        label: 'Still there',
        address: link,
      })),
    },
    ...(more > 0
      ? [{ kind: 'text' as const, text: `${more} more wait in the panel, under To confirm.` }]
      : []),
    { kind: 'text', text: 'Sold or rented? Say so in the panel, under To confirm.' },
    { kind: 'button', label: 'Open the panel', address: siteUrl + PANEL.confirmListings },
  ],
  why: `You get this mail because you look after these listings at ${FIRM.productName}. Each link confirms one listing, once, within ${LIMITS.confirmLinkDays} days; do not pass this mail on.`,
})

function leaving(leavesAt: number | null, nowMs: number): string {
  if (leavesAt === null) return 'It has left the results, and comes back when you confirm it.'
  if (leavesAt <= nowMs) return 'It leaves the results today unless you confirm it.'
  return `It leaves the results on ${DAY.format(leavesAt)} unless you confirm it.`
}

type ContactMessage = {
  /** Of the contact form where it is not said. */
  about?: 'sell-offer' | 'let-offer' | 'list-report' | undefined
  name: string
  /** Empty where none was asked for, as the phone. */
  email: string
  phone: string
  interest: string
  /** In which the sender read the site. */
  language?: Language | undefined
}

function titlesOf(about: ContactMessage['about'], name: string): Pick<Letter, 'subject' | 'heading'> {
  switch (about) {
    case 'sell-offer':
      return { subject: `An offer to sell from ${name}`, heading: 'An offer to sell' }
    case 'let-offer':
      return { subject: `An offer to let from ${name}`, heading: 'An offer to let' }
    case 'list-report':
      return { subject: 'A report of a shared list', heading: 'A visitor reports a shared list' }
    case undefined:
      return { subject: `A message from ${name}`, heading: 'A message from the contact form' }
  }
}

export const contactMessage = (message: ContactMessage): Letter => {
  const { about, email, phone, interest, language } = message
  const name = unlinked(message.name)
  return {
    ...titlesOf(about, name),
    pieces: [
      {
        kind: 'facts',
        facts: [
          ['Name', name],
          ...(email ? [['Email', email] as const] : []),
          ...(phone ? [['Phone', phone] as const] : []),
          ...(language ? [['Reads the site in', LANGUAGES[language].english] as const] : []),
        ],
      },
      { kind: 'quote', text: interest },
      ...(email ? [{ kind: 'text', text: `Answer this mail to write to ${name}.` } as const] : []),
    ],
    why: `You get this mail because it is the address of ${FIRM.name}.`,
    ...(email && { replyTo: email }),
  }
}
