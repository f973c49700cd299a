import { AREA_UNITS, type AreaUnit, fromSqFt, toSqFt } from '#contract/units/area.ts'
import { parseArea } from '#contract/units/area-words.ts'
import type { Budget } from '#contract/list/budget.ts'
import { DEALS } from '#contract/properties/enums.ts'
import { FILTER_NAMES, type FilterName } from '#contract/properties/filters.ts'
import { placeMeant, type ReadingPart, type SearchReading } from '#contract/search/reading.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { budgetLabel } from './budget-label.ts'
import { chosenBudget } from './chosen-budget.ts'
import {
  boundKey,
  capitalised,
  filtersLabel,
  isOn,
  isOneBound,
  isSwitch,
  ONE_BOUND,
  SAID,
  sizeIn,
} from './filter-labels.ts'
import {
  changed,
  type Choose,
  chosenCategories,
  spelledLike,
  textWithout,
  tidy,
  withoutCategory,
} from './list-query.ts'

const words = messages.activeFilters
const DEFAULT_UNIT: AreaUnit = 'katha'

/** A filter that is set: its label, and what taking it out makes of a query. */
type ActiveFilter = { label: string; without: Choose }

export function chosenDeal(params: URLSearchParams): string {
  return spelledLike(DEALS, params.get('deal') ?? '')
}

/** The query without filters; the sort order stays, and so does the map. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([key]) => key === 'sort' || key === 'view'))

/**
 * The query with these bounds as they were set, also in the wrong order: whoever raises one raises the other next,
 * and the API reads a range in order.
 */
export function withBudget(params: URLSearchParams, { minInr, maxInr }: Budget): URLSearchParams {
  return changed(params, { price: '', minPrice: String(minInr ?? ''), maxPrice: String(maxInr ?? '') })
}

export function chosenUnit(params: URLSearchParams): AreaUnit {
  return AREA_UNITS.find((unit) => unit === params.get('areaUnit')) ?? DEFAULT_UNIT
}

/** One bound of the area in the chosen unit; undefined when it is open. */
export function chosenArea(params: URLSearchParams, key: 'minArea' | 'maxArea'): number | undefined {
  const areaSqFt = Number(params.get(key) || Number.NaN)
  return areaSqFt > 0 ? Number(fromSqFt(areaSqFt, chosenUnit(params)).toFixed(2)) : undefined
}

/** The query with other bounds of the area, given in `unit`, as they were set (see withBudget). */
export function withArea(
  params: URLSearchParams,
  { min, max, unit }: { min?: number; max?: number; unit: AreaUnit },
): URLSearchParams {
  const sqFt = (value: number | undefined) => (value ? String(Number(toSqFt(value, unit).toFixed(2))) : '')
  return changed(params, { minArea: sqFt(min), maxArea: sqFt(max), areaUnit: unit })
}

/** The query with the smaller of its two areas as the least, as the API reads it. */
export function areaInOrder(params: URLSearchParams): URLSearchParams {
  const [min, max] = [params.get('minArea') ?? '', params.get('maxArea') ?? '']
  return Number(min) > Number(max) && Number(max) > 0
    ? changed(params, { minArea: max, maxArea: min })
    : params
}

/** All filters that are set, in the order of the registry; the search text by its parts. */
export function activeFilters(params: URLSearchParams, reading: SearchReading | undefined): ActiveFilter[] {
  const status = textOf(params, 'status')
  return [
    ...readPieces(textOf(params, 'searchTerm'), reading).map(({ label, without }) => ({
      label,
      without: (query: URLSearchParams) => changed(query, { searchTerm: without }),
    })),
    ...FILTER_NAMES.flatMap((name) => chipsOf(name, params, reading)),
    ...chip(status && messages.words.stored(status), 'status'),
  ]
}

/** What was read from a search text, piece by piece, each with the text without it. */
export const readPieces = (text: string, reading: SearchReading | undefined) =>
  textPieces(text, reading).map((piece) => ({ label: pieceLabel(piece), without: piece.without }))

const textOf = (params: URLSearchParams, key: string) => params.get(key)?.trim() ?? ''

/** What is set by these parameters; nothing without a label. */
const chip = (label: string | undefined, ...keys: string[]): ActiveFilter[] =>
  label
    ? [{ label, without: (query) => changed(query, Object.fromEntries(keys.map((key) => [key, '']))) }]
    : []

/** The place that is looked for, in the spelling that found it. */
export const chosenPlace = (params: URLSearchParams, reading: SearchReading | undefined): string =>
  placeNameOf(capitalised(placeMeant(textOf(params, 'city'), reading)))

function chipsOf(
  name: FilterName,
  params: URLSearchParams,
  reading: SearchReading | undefined,
): ActiveFilter[] {
  if (isSwitch(name)) return isOn(params, name) ? chip(words.features[name], name) : []
  switch (name) {
    case 'category':
      return chosenCategories(params).map((category) => ({
        label: SAID.category(category),
        without: (query) => withoutCategory(query, category),
      }))
    case 'deal':
      return chip(SAID.deal(chosenDeal(params)), 'deal')
    case 'price': {
      const budget = chosenBudget(params, reading)
      return chip(budgetLabel(budget) ?? budget.unreadable, 'price', 'minPrice', 'maxPrice')
    }
    case 'area':
      return areaChips(params)
    case 'land':
      return []
    case 'place':
      return chip(chosenPlace(params, reading), 'city')
    default: {
      if (isOneBound(name)) {
        const key = boundKey(name)
        const value = textOf(params, key)
        return chip(value && ONE_BOUND[name](value), key)
      }
      const value = textOf(params, name)
      return chip(value && SAID[name](value), name)
    }
  }
}

function areaChips(params: URLSearchParams): ActiveFilter[] {
  const unit = chosenUnit(params)
  const [min, max] = (['minArea', 'maxArea'] as const).map((key) => chosenArea(areaInOrder(params), key))
  return [
    ...chip(min === undefined ? undefined : words.areaAtLeast(sizeIn(min, unit)), 'minArea'),
    ...chip(max === undefined ? undefined : words.areaAtMost(sizeIn(max, unit)), 'maxArea'),
  ].map(({ label, without }) => ({ label, without: (query) => without(areaInOrder(query)) }))
}

function pieceLabel({ part, text }: TextPiece): string {
  if (!part || part.missingKind) return text
  const landUnit = parseArea(text.replace(/^\P{Nd}+/u, ''))?.unit
  return filtersLabel(part.filters, landUnit && !landUnit.startsWith('sq') ? landUnit : DEFAULT_UNIT)
}

/** A part of the search text that narrows the list: one that was understood, or the remaining words. */
type TextPiece = { part?: ReadingPart; text: string; without: string }

/**
 * The parts of a search text, each with the text without it. A part overruled by a filter in the address is left out.
 * Without a reading from the server, the whole text is one part.
 */
function textPieces(text: string, reading: SearchReading | undefined): TextPiece[] {
  const typed = text.trim()
  if (typed === '') return []
  const parts = reading?.parts ?? []
  const shown = parts.filter(({ isOverruled }) => !isOverruled)
  if (shown.length === 0) return [{ text: typed, without: '' }]
  const pieces = shown.map((part) => ({
    part,
    text: typed.slice(part.from, part.to),
    without: textWithout(typed, [part]),
  }))
  if (!reading || reading.words.length === 0) return pieces
  const understood = parts.map(({ from, to }) => typed.slice(from, to)).join(' ')
  return [...pieces, { text: reading.words.join(' '), without: tidy(understood) }]
}
