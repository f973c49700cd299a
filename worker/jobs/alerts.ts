import { LIMITS } from '#contract/limits.ts'
import type { Language } from '#contract/languages/languages.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { amountIn } from '#contract/languages/numbers.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { PICTURE_WIDTHS, pictureAtWidth } from '#contract/pictures/files.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { HOUR_MS } from '#contract/units/time.ts'
import { formatPrice } from '#contract/units/money.ts'
import { connect, type Db } from '#worker/db/client.ts'
import { type AlertRow, findToAsk, storeQuestions } from '#worker/db/queries/alerts/alerts.ts'
import {
  FINDS_AT_ONCE,
  findDueAlerts,
  findFinds,
  type FindsMail,
  type ListingFind,
  putOff,
  storeFindsMails,
  takeBackHidden,
} from '#worker/db/queries/alerts/mails.ts'
import {
  type ComparedAlert,
  type Find,
  findMatches,
  hasNews,
  openRound,
  type AlertRound,
  storeStep,
  type Wanted,
} from '#worker/db/queries/alerts/rounds.ts'
import type { NewMail } from '#worker/db/queries/mail-outbox.ts'
import { type PropertyRow, toProperty } from '#worker/db/queries/properties/rows.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { searchSentence, wantedBy } from '#worker/features/alerts/alert-search.ts'
import { dueTime } from '#worker/features/alerts/due-time.ts'
import { newId } from '#worker/lib/ids.ts'
import { newDueMail, roomToday, sendDue } from '#worker/lib/mail-outbox.ts'
import type { Mail } from '#worker/services/mails/compose.ts'
import { ALERT_WORDS } from '#worker/services/mails/alert-words.ts'
import { shortPriceIn, sizeAndPlaceIn } from '#worker/services/documents/feed.ts'

/** Steps of one run: ten for a full store, and as many again for news that came in between. */
const STEPS_A_RUN = 20
const MAILS_A_RUN = 50
const HIDDEN_PAUSE_MS = HOUR_MS
/** An alert waits for the provider's quota as long as it takes. */
const WORTH_SENDING_MS = 60 * 24 * HOUR_MS
const PICTURE_PX = PICTURE_WIDTHS[0]

/**
 * Tells whoever asked for it of new listings and lowered prices. A run that finds nothing new reads no search. Doubled, late or broken
 * off, it tells nobody twice and forgets nothing.
 */
export async function watchAlerts(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  await compareNews(db, nowMs)
  await takeBackHidden(db, nowMs)
  const isMailed = await mailFinds(env, db, nowMs)
  const isAsked = await askLastQuestions(env, db, nowMs)
  if (isMailed || isAsked) await sendDue(env, db, nowMs)
}

/** Compares what is new with the searches, a thousand at a time, and goes on where the last run stopped. */
async function compareNews(db: Db, nowMs: number): Promise<void> {
  if (!(await hasNews(db))) return
  const places = await placesNow(db)
  for (let step = 0; step < STEPS_A_RUN; step += 1) {
    const opened = await openRound(db, newId(nowMs))
    if (!opened) return
    await compareStep(db, { ...opened, places, nowMs })
  }
}

type Step = { round: AlertRound; alerts: ComparedAlert[]; places: PlaceNames; nowMs: number }

async function compareStep(db: Db, { round, alerts, places, nowMs }: Step): Promise<void> {
  const read = new Map<string, number>()
  const wanted: Wanted[] = []
  const searches = alerts.map(({ query, meant }) => {
    const key = meant === null ? query : `${query} ${JSON.stringify(meant)}`
    const known = read.get(key)
    if (known !== undefined) return known
    read.set(key, wanted.length)
    return wanted.push(wantedBy({ query, meant }, places)) - 1
  })
  const matches = wanted.length > 0 ? await findMatches(db, wanted, round.news) : []
  const newsOf = Map.groupBy(matches, ([search]) => search)
  const finds = alerts.flatMap((alert, index): Find[] => {
    const news = new Set(newsOf.get(searches[index] ?? -1)?.map(([, at]) => at))
    return [...news].flatMap((at) => findOf(alert, round.news[at], nowMs))
  })
  const isLast = alerts.length < LIMITS.alertsOfStep
  await storeStep(db, round, { finds, doneUpTo: isLast ? undefined : alerts.at(-1)?.id, nowMs })
}

/** What came to the market before somebody asked is no news to them. */
function findOf(
  { id, createdAt, often }: Pick<AlertRow, 'id' | 'createdAt' | 'often'>,
  news: AlertRound['news'][number] | undefined,
  nowMs: number,
): Find[] {
  if (!news) return []
  const isNew = news.newAt !== null && createdAt <= news.newAt
  const isLowered = news.loweredAt !== null
  if (!isNew && !isLowered) return []
  return [{ alertId: id, propertyId: news.id, isNew, isLowered, dueAt: dueTime(often, nowMs) }]
}

/** Puts mails of what was found into the outbox, no more than may be sent today. Answers whether there are any. */
async function mailFinds(env: Env, db: Db, nowMs: number): Promise<boolean> {
  const waiting = await findDueAlerts(db, nowMs, MAILS_A_RUN)
  if (waiting.length === 0) return false
  const room = await roomToday(env, db, nowMs)
  const due = waiting.slice(0, Math.max(0, room.alert))
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  const finds = await findFinds(db, ids)
  const findsOf = Map.groupBy(finds, ({ alertId }) => alertId)
  const places = await placesNow(db)
  const mails = due.flatMap((alert): FindsMail[] => {
    const own = findsOf.get(alert.id)
    return own ? [findsMail(env, { alert, finds: own, places, nowMs })] : []
  })
  if (mails.length > 0) await storeFindsMails(db, mails, nowMs)
  const hidden = finds.length < FINDS_AT_ONCE ? due.filter(({ id }) => !findsOf.has(id)) : []
  if (hidden.length > 0)
    await putOff(
      db,
      hidden.map(({ id, often }) => ({ id, dueAt: laterDue(often, nowMs) })),
    )
  return mails.length > 0
}

type FindsOfAlert = { alert: AlertRow; finds: ListingFind[]; places: PlaceNames; nowMs: number }

function findsMail(env: Env, { alert, finds, places, nowMs }: FindsOfAlert): FindsMail {
  const { id: alertId, language, often, query } = alert
  const told = finds.slice(0, LIMITS.alertListingsOfMail)
  const mail = alertMail(env, alert, nowMs, {
    kind: 'alert-finds',
    alertId,
    language,
    often,
    query,
    search: searchSentence(query, language, places),
    listings: told.map(({ row, isNew }) => mailedListing(row, language, isNew)),
  })
  return {
    alert,
    mail,
    propertyIds: told.map(({ row }) => row.id),
    nextDueAt: finds.length > told.length ? nowMs : laterDue(often, nowMs),
  }
}

/** When a search with nothing but hidden finds is looked at again: as what it finds meanwhile is mailed then too, at its own hour. */
const laterDue = (often: AlertRow['often'], nowMs: number) =>
  Math.max(nowMs + HIDDEN_PAUSE_MS, dueTime(often, nowMs))

function mailedListing(row: PropertyRow, language: Language, isNew: boolean) {
  const property = toProperty(row)
  const [picture] = property.pictures
  const before = isNew ? undefined : priceBefore(row, language)
  const price = shortPriceIn(language, property)
  const hasSmall = picture?.widths.includes(PICTURE_PX)
  return {
    id: row.id,
    title: titleIn(language, property),
    price: before === undefined ? price : ALERT_WORDS[language].lowered(price, before),
    facts: sizeAndPlaceIn(language, property),
    picture: picture ? (hasSmall ? pictureAtWidth(picture.url, PICTURE_PX) : picture.url) : null,
    isNew,
  }
}

/** What was asked before the present price, where that is higher. */
function priceBefore({ priceHistory, priceInr, deal }: PropertyRow, language: Language): string | undefined {
  const before = priceHistory.slice(0, -1).findLast((price) => price.priceInr > priceInr)
  const said = before && formatPrice({ priceInr: before.priceInr, perMonth: isPerMonth(deal) })
  return said && amountIn(language, said)
}

/** Asks once, after a year in which nobody has said that a search is still wanted; as at first where a backup brought it back. */
async function askLastQuestions(env: Env, db: Db, nowMs: number): Promise<boolean> {
  const silent = await findToAsk(db, nowMs, MAILS_A_RUN)
  if (silent.length === 0) return false
  const room = await roomToday(env, db, nowMs)
  const asked = silent.slice(0, Math.max(0, room.alert))
  const places = await placesNow(db)
  const questions = asked.map((alert): { alertId: string; mail: NewMail } => {
    const { id: alertId, language, often, query, confirmedAt } = alert
    const search = searchSentence(query, language, places)
    const kind = confirmedAt === null ? 'alert-confirm' : 'alert-question'
    return {
      alertId,
      mail: alertMail(env, alert, nowMs, { kind, alertId, language, often, search }),
    }
  })
  if (questions.length > 0) await storeQuestions(db, questions, nowMs)
  return questions.length > 0
}

const alertMail = (env: Env, { email }: AlertRow, nowMs: number, mail: Mail): NewMail =>
  newDueMail(env, { recipient: email, mail, nowMs, expiresAt: nowMs + WORTH_SENDING_MS })
