import { z } from 'zod'
import { CHECK_LABELS } from '#contract/properties/checks.ts'
import { CHECKS } from '#contract/properties/enums.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import { formatInr } from '#contract/units/money.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'

export type ChangedField = { label: string; before: string; after: string }

/** Derived from other fields, which are listed themselves. */
const DERIVED = new Set(['deal', 'enteredAreas', 'mapKind', 'confirmation', 'confirmedBy'])
const LONG_LETTERS = 90
const LABELS = new Map<string, string>([
  ...Object.entries(ALL_FIELDS).map(([name, { label }]) => [name, label] as const),
  ...Object.entries(words.fields),
])
const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })

/** What accounts are called, by their ids. */
export type People = ReadonlyMap<unknown, string>

/** The fields of an entry that hold [before, after], in words. */
export function changedFields(
  changes: Record<string, unknown> | null,
  people: People = new Map(),
): ChangedField[] {
  return Object.entries(changes ?? {}).flatMap(([name, change]) => {
    if (DERIVED.has(name) || !Array.isArray(change) || change.length !== 2) return []
    const [before, after]: unknown[] = change
    const [from, to] =
      name === 'checks'
        ? [checksInWords(before, after), checksInWords(after, before)]
        : [inWords(name, before, people), inWords(name, after, people)]
    const isReordered = from === to && Array.isArray(after)
    return [{ label: nameOf(name), before: from, after: isReordered ? words.reordered : to }]
  })
}

const A_DAY = /^\d{4}-\d\d-\d\d$/
const VISITS = new Map<unknown, string>(Object.entries(words.visits))

function inWords(name: string, value: unknown, people: People): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return name === 'priceInr' ? `₹${formatInr(value)}` : NUMBER.format(value)
  if (name === 'images' && Array.isArray(value)) return words.pictureCount(value.length)
  if (name === 'untouchedDefaults' && Array.isArray(value))
    return value.map(nameOf).join(', ') || words.nothing
  if (name === 'assignedTo') return people.get(value) ?? words.somebody
  if (name === 'visitState') return VISITS.get(value) ?? words.nothing
  if (typeof value === 'string' && A_DAY.test(value)) return dayOf(`${value}T12:00:00+05:30`)
  if (name === 'status' && typeof value === 'string') return spoken(value)
  if (Array.isArray(value)) return value.length > 0 ? clipped(value.join(', ')) : words.nothing
  return clipped(typeof value === 'string' ? value : JSON.stringify(value))
}

const LoggedChecks = z.array(
  z.object({
    check: z.enum(CHECKS),
    checkedAt: z.string(),
    note: z.string().nullish(),
    paperNumber: z.string().nullish(),
  }),
)

/** The checks in `value` that are missing from `other` or differ there. */
function checksInWords(value: unknown, other: unknown): string {
  const others = new Set(lines(other))
  return (
    lines(value)
      .filter((line) => !others.has(line))
      .join('; ') || words.nothing
  )

  function lines(checks: unknown): string[] {
    return (LoggedChecks.safeParse(checks).data ?? []).map(({ check, checkedAt, paperNumber, note }) =>
      [CHECK_LABELS[check], dayOf(checkedAt), paperNumber, note].filter(Boolean).join(', '),
    )
  }
}

const nameOf = (name: unknown) => LABELS.get(String(name)) ?? spoken(String(name))

/** 'accessRoadWidth' is 'Access road width', 'isSold' is 'Sold'. */
function spoken(name: string): string {
  const said = name
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .toLowerCase()
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function clipped(text: string): string {
  return text.length > LONG_LETTERS ? `${text.slice(0, LONG_LETTERS).trimEnd()}…` : text
}
