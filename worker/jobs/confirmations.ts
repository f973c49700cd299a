import { leavesAt } from '#contract/confirmations.ts'
import { LIMITS } from '#contract/limits.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { DAY_MS, HOUR_MS, indiaDay, indiaHour, MAIL_HOUR } from '#contract/units/time.ts'
import { connect, type Db } from '#worker/db/client.ts'
import { forgiveDue, letLapse, markDue } from '#worker/db/queries/confirmations/due.ts'
import {
  findRecipients,
  findToRemind,
  noteConfirmationRun,
  noteDelivered,
  readConfirmationRuns,
  type Recipient,
  type ListingToConfirm,
  storeReminders,
} from '#worker/db/queries/confirmations/reminders.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import { newId } from '#worker/lib/ids.ts'
import { newDueMail, sendDue } from '#worker/lib/mail-outbox.ts'

/**
 * Asks the listers about listings that nobody has confirmed for long, and takes off the results what nobody has confirmed
 * after that. Once an hour; mails once a day. Late, doubled or broken off, it asks nobody twice and takes nothing off that
 * was not asked about twice.
 */
export async function watchConfirmations(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  const { ranAt, remindedOn } = await readConfirmationRuns(db)
  if (nowMs - ranAt < HOUR_MS) return
  const periods = confirmPeriods(env)
  await forgiveDue(db, periods)
  await markDue(db, periods, nowMs)
  if (indiaDay(nowMs) > remindedOn && indiaHour(nowMs) >= MAIL_HOUR) await remind(env, db, nowMs)
  await noteDelivered(db, nowMs)
  await letLapse(db, periods, nowMs)
  await noteConfirmationRun(db, nowMs)
}

async function remind(env: Env, db: Db, nowMs: number): Promise<void> {
  const due = await findToRemind(db, nowMs)
  const listers = [...new Set(due.flatMap(({ listedBy }) => listedBy ?? []))]
  const recipients = due.length > 0 ? await findRecipients(db, listers) : []
  const letters = lettersFor(due, recipients).map((letter) => reminderOf(env, letter, nowMs))
  const mails = letters.map(({ mail }) => mail)
  const links = letters.flatMap((letter) => letter.links)
  const isDone = await storeReminders(db, { links, mails, day: indiaDay(nowMs) })
  if (isDone && mails.length > 0) await sendDue(env, db, nowMs)
}

type Letter = { recipient: Recipient; listings: ListingToConfirm[] }

/** One letter for each lister who can be asked; what nobody else can be asked about goes to every admin. */
function lettersFor(due: ListingToConfirm[], recipients: Recipient[]): Letter[] {
  const known = new Set(recipients.map(({ id }) => id))
  const orphans = due.filter(({ listedBy }) => listedBy === null || !known.has(listedBy))
  return recipients.flatMap((recipient) => {
    const own = due.filter(({ listedBy }) => listedBy === recipient.id)
    const listings = recipient.isAdmin ? [...own, ...orphans] : own
    return listings.length > 0 ? [{ recipient, listings }] : []
  })
}

/** The rest of a long list is asked about on the next days, as it has no link yet. */
function reminderOf(env: Env, { recipient, listings }: Letter, nowMs: number) {
  const named = listings.slice(0, LIMITS.confirmListingsOfMail)
  const periods = confirmPeriods(env)
  const withLinks = named.map((listing) => ({ listing, linkId: newId(nowMs) }))
  const mail = newDueMail(env, {
    recipient: recipient.email,
    nowMs,
    mail: {
      kind: 'confirm-listings',
      more: listings.length - named.length,
      listings: withLinks.map(({ listing, linkId }) => ({
        linkId,
        title: `${listing.title} (${listingNumber(listing.age)})`,
        place: listing.place,
        confirmedAt: listing.confirmedAt,
        leavesAt:
          listing.confirmation === 'due' ? leavesAt(listing.deal, listing.confirmedAt, periods) : null,
      })),
    },
  })
  const links = withLinks.map(({ listing, linkId }) => ({
    id: linkId,
    propertyId: listing.id,
    userId: recipient.id,
    mailId: mail.id,
    createdAt: nowMs,
    expiresAt: nowMs + LIMITS.confirmLinkDays * DAY_MS,
  }))
  return { mail, links }
}
