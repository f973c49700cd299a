import type { Property } from '#contract/properties/replies.ts'
import { parseReading, READING_HEADER, type SearchReading } from '#contract/search/reading.ts'
import { groupDigits } from '#contract/units/money.ts'

/** Listings of one or more calls, their count as visitors read it ('29', '1,000+'), and the address of the next page. */
export type FoundProperties = {
  properties: Property[]
  total: string
  next: string | undefined
  /** How the Worker understood the texts in the address. */
  reading: SearchReading | undefined
}

export type LoadedList = {
  status: 'ready'
  found: FoundProperties
  more: 'idle' | 'loading' | 'failed'
  /** The cursor in the address: the listings up to the end of its page still have to be fetched. */
  upTo?: string | undefined
  /** The index of that page's first listing, once it is fetched. */
  begin?: number
}

/** What a visit wants to see. */
export type WantedList = { address: string; wanted: number; upTo: string | undefined; signal: AbortSignal }

export function loadedList(found: FoundProperties, wanted: number, upTo?: string): LoadedList {
  const isShort = found.next !== undefined && (found.properties.length < wanted || upTo !== undefined)
  return { status: 'ready', found, more: isShort ? 'loading' : 'idle', upTo }
}

export function readReply({ body, headers }: { body: Property[]; headers: Headers }): FoundProperties {
  return {
    properties: body,
    total: countIn(headers, body.length),
    next: /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1],
    reading: parseReading(headers.get(READING_HEADER)),
  }
}

/** The count in X-Total-Count, as visitors read it. */
export function countIn(headers: Headers, atLeast: number): string {
  const [, digits = String(atLeast), more = ''] =
    /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '') ?? []
  return groupDigits(digits) + more
}
