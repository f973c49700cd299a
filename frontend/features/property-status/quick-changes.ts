import type { Answer, ConfirmReply } from '#contract/confirmations.ts'
import type { OpenLeadsReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { CheckSaid } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { readProperty } from '#frontend/lib/api/stored-property.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { copyText } from '#frontend/ui/overlay/copy-text.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import type { StatusChange } from './status-changes.ts'
import { changeProperty, keepStored } from './use-stored-property.ts'

const { quick: words, priceOnRequest } = panelProperties

/** Says what is so of a listing; the toast takes it back for ten seconds. */
export async function sayOf({ _id: id, title }: Property, answer: Answer): Promise<void> {
  const path = href(PATHS.confirmProperty, { id })
  try {
    const { body, headers } = await call<ConfirmReply>(path, { method: 'POST', json: { answer } })
    keepStored(body.property, headers.get('etag') ?? '')
    const visits = answer === 'available' ? undefined : await visitsAgreed([id])
    const text = words.said[answer](title)
    showToast('success', visits ? `${text}. ${visits.text}` : text, {
      ...undoBy(() => call(path, { method: 'DELETE' })),
      otherwise: visits?.otherwise,
    })
  } catch (error) {
    showToast('danger', failureSentence(error, words.notSaved))
  }
  listingsChanged()
}

/** What is said of the visits that are agreed of listings which are gone now; nothing where there are none or it is not known. */
export async function visitsAgreed(ids: readonly string[]) {
  try {
    const parts = Array.from({ length: Math.ceil(ids.length / LIMITS.keptProperties) }, (_, part) =>
      ids.slice(part * LIMITS.keptProperties, (part + 1) * LIMITS.keptProperties),
    )
    const counts = await Promise.all(
      parts.map((part) => call<OpenLeadsReply>(`${PATHS.openLeads}?ids=${part.join()}`)),
    )
    const visits = counts.reduce((sum, { body }) => sum + body.visits, 0)
    if (visits === 0) return undefined
    const text = ids.length === 1 ? words.visitsAgreed(visits) : words.visitsAgreedOfMany(visits)
    return { text, otherwise: { label: words.toVisits, to: PANEL.visits } }
  } catch {
    return undefined
  }
}

/** Sets a price that nobody has changed since it was read; throws CONFLICT otherwise. */
export async function setPrice(property: Property, etag: string, price: number): Promise<void> {
  const text = words.priceSet(shortPriceOf({ ...property, price }) ?? priceOnRequest, property.title)
  await changeWithUndo(property, etag, { change: { price }, before: { price: property.price }, text })
}

/** Approves a listing as it stands; the toast takes it back. */
export async function approve(property: Property): Promise<void> {
  const { _id: id, title } = property
  try {
    const { etag } = await readProperty(id)
    const text = words.approved(title)
    await changeWithUndo(property, etag, {
      change: { approvedByAdmin: true },
      before: { approvedByAdmin: false },
      text,
    })
  } catch (error) {
    showToast('danger', failureSentence(error, words.notSaved))
  }
}

/** Says that somebody has stood at the place; the toast takes it back. */
export async function sayVisited({ _id: id, title, checks }: Property, etag: string): Promise<void> {
  await changeProperty(id, etag, { checks: [{ check: 'siteVisited' }, ...standing(checks)] })
  showToast(
    'success',
    words.visited(title),
    undoBy(async () => {
      const now = await readProperty(id)
      const left = standing(now.property.checks).filter(({ check }) => check !== 'siteVisited')
      await changeProperty(id, now.etag, { checks: left })
    }),
  )
}

/** A check that is named alone keeps its day and what was noted. */
const standing = (checks: Property['checks']): CheckSaid[] => (checks ?? []).map(({ check }) => ({ check }))

type Reversible = { change: StatusChange; before: StatusChange; text: string }

/** Changes a listing; the toast puts back what stood before, unless somebody has changed just that since. */
export async function changeWithUndo(
  { _id: id }: Property,
  etag: string,
  { change, before, text }: Reversible,
) {
  await changeProperty(id, etag, change)
  showToast(
    'success',
    text,
    undoBy(() => putBack(id, { change, before })),
  )
}

/** What was changed since by anybody, also by the same person, stays, unless it is the same fields. */
async function putBack(id: string, { change, before }: Omit<Reversible, 'text'>): Promise<void> {
  const { property, etag } = await readProperty(id)
  const now = new Map<string, unknown>(Object.entries(property))
  if (Object.entries(change).some(([field, value]) => now.get(field) !== value))
    throw new ApiError('CONFLICT', words.undoTooLate, { status: 409 })
  await changeProperty(id, etag, before)
}

function undoBy(takeBack: () => Promise<unknown>) {
  async function run() {
    try {
      await takeBack()
      showToast('success', words.undone)
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'CONFLICT'
      showToast('danger', isLate ? words.undoTooLate : failureSentence(error, words.notSaved))
    }
    listingsChanged()
  }
  return { label: words.undo, run: () => void run() }
}

/** Gives a listing's public page away: by the device's sheet, or as a text to paste. */
export async function share(property: Property): Promise<void> {
  const { _id: id, number, title, price } = property
  const url = location.origin + href(PATHS.viewPage, { id })
  const text = [`${number} · ${title}`, price > 0 && shortPriceOf(property)].filter(Boolean).join('\n')
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, text: text, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyText(`${text}\n${url}`, { copied: words.copied, notCopied: () => words.notCopied(url) })
}
