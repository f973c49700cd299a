import { LIMITS } from '#contract/limits.ts'
import { TYPED_PARAMETERS } from '#contract/list/query.ts'
import { keptQuery } from '#worker/features/alerts/alert-search.ts'
import { ApiError } from '#worker/lib/errors.ts'

const RUN_OF_DIGITS = /\p{Nd}{6}/u
/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = /(?<=\p{Nd})[\s.,()/·–—-]+(?=\p{Nd})/gu
const WORD = /^[\p{L}\p{M}\p{Nd}'’.-]+$/u

/** Whether a text may be a phone number or an address of mail, in any script. */
function isPersonal(text: string): boolean {
  const plain = text.normalize('NFKC')
  return plain.includes('@') || RUN_OF_DIGITS.test(plain.replaceAll(BETWEEN_DIGITS, ''))
}

/** A word that nobody understood, as it is counted; undefined where it is none, or may name somebody. */
export function namelessWord(typed: string): string | undefined {
  const word = typed.normalize('NFKC').trim().toLowerCase()
  return WORD.test(word) && !isPersonal(word) ? word : undefined
}

/** Places on the map and numbers of listings: no such search is one of words. */
const LEFT_OUT = ['bbox', 'outline', 'number', 'ids', 'placed', 'lowered']

/** A search that found nothing, as it is counted: the list's query; undefined where it is none, or may name somebody. */
export function namelessSearch(typed: string): string | undefined {
  const parameters = new URLSearchParams(readable(typed))
  for (const name of LEFT_OUT) parameters.delete(name)
  for (const [name, value] of parameters) {
    const text = TYPED_PARAMETERS.includes(name) ? value : value.replaceAll(/0+(?!\d)/g, '')
    if (isPersonal(text)) return undefined
    if (TYPED_PARAMETERS.includes(name)) parameters.set(name, value.normalize('NFKC').trim().toLowerCase())
  }
  parameters.sort()
  const query = parameters.toString()
  return query === '' ? undefined : query
}

/** Only what the list itself would read. */
function readable(typed: string): string {
  try {
    return keptQuery(typed.slice(0, LIMITS.seenSearchLetters))
  } catch (error) {
    if (error instanceof ApiError) return ''
    throw error
  }
}

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** The host that led here, as it is counted; undefined where it is our own, or none that others can have a page on. */
export function namelessHost(from: string | undefined, siteUrl: string): string | undefined {
  const host = from?.toLowerCase()
  if (host === undefined || !HOST.test(host) || isPersonal(host)) return undefined
  return host === new URL(siteUrl).hostname ? undefined : host
}
