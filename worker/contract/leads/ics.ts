import { FIRM } from '#contract/firm.ts'
import { PANEL } from '#contract/panel-paths.ts'
import { href } from '#contract/paths.ts'
import { PART_HOURS, type VisitPart, type VisitState } from './kinds.ts'
import type { Lead } from './leads.ts'
import { visitedListing } from './visited.ts'

const LINE_BYTES = 75
const MINUTES = 45
const STATUS = {
  asked: 'TENTATIVE',
  agreed: 'CONFIRMED',
  done: 'CONFIRMED',
  missed: 'CANCELLED',
} as const satisfies Record<VisitState, string>

/**
 * Visits as a calendar file (RFC 5545), each with person and place; phone numbers stay out of it, as calendars are
 * synchronised to many places.
 */
export function calendarFile(leads: readonly Lead[], siteUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${FIRM.productName}//Visits//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(`${FIRM.productName}: visits`)}`,
    ...leads.flatMap((lead) => eventOf(lead, siteUrl)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventOf(lead: Lead, siteUrl: string): string[] {
  const { visit, _id, name, updatedAt } = lead
  if (!visit || visit.on === null) return []
  const property = visitedListing(lead)
  const place = property ? [property.locality, property.city].filter(Boolean).join(', ') : ''
  const about = property ? `${property.number} ${withoutNumbers(property.title)}` : ''
  return [
    'BEGIN:VEVENT',
    `UID:${_id}@${siteUrl.replace(/^\w+:\/\//, '')}`,
    `DTSTAMP:${stamp(Date.parse(updatedAt))}`,
    ...timesOf(visit.on, visit.at, visit.part),
    `SUMMARY:${escaped([withoutNumbers(name), about].filter(Boolean).join(', '))}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(withoutNumbers(place))}`]),
    `STATUS:${STATUS[visit.state]}`,
    `URL:${siteUrl}${href(PANEL.lead, { id: _id })}`,
    'END:VEVENT',
  ]
}

function timesOf(on: string, at: string | null, part: VisitPart | null): string[] {
  const startOf = (time: string) => Date.parse(`${on}T${time}:00+05:30`)
  const hour = (one: number) => `${String(one).padStart(2, '0')}:00`
  if (at !== null) return [`DTSTART:${stamp(startOf(at))}`, `DTEND:${stamp(startOf(at) + MINUTES * 60_000)}`]
  if (part === null) return [`DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`]
  const [from, to] = PART_HOURS[part]
  return [`DTSTART:${stamp(startOf(hour(from)))}`, `DTEND:${stamp(startOf(hour(to)))}`]
}

const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, '\\n')

/**
 * People write their number where a name is asked for, in any digits: ten or more with up to two signs between them, or seven with
 * what usually parts a number. A comma parts two things, or the thousands of a price; '1200/1250' is a measure.
 */
const PHONE = /\+?\(?\p{Nd}(?:(?:[^\p{L}\p{N},]{0,2}\p{Nd}){9,14}|(?:[\s().\p{Pd}]{0,2}\p{Nd}){6,14})/gu
const withoutNumbers = (text: string) => text.replaceAll(PHONE, '').trim()

/** A line of at most 75 bytes, the rest on lines that begin with a space; no letter is cut in two. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = bytesOf(letter.codePointAt(0) ?? 0)
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${letter}` : letter
    bytes = isFull ? 1 + size : bytes + size
  }
  return text
}

/** The bytes of a letter in UTF-8. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
