import { isInBox } from '#contract/list/map-area.ts'
import { CHECKS, JURISDICTIONS, UNCHECKED } from '#contract/properties/enums.ts'
import { yearsSince } from '#contract/properties/seals.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import { AIRPORT, REGION_BOX, STATIONS } from '#contract/site/region-data.ts'
import { formatArea } from '#contract/units/area.ts'
import { purchaseCosts, repayment } from '#contract/units/costs.ts'
import { formatInr, formatToPay } from '#contract/units/money.ts'
import { comparedRate, comparedUnit } from '#contract/units/rates.ts'
import { cardBadge, cardRate, landSize } from '#frontend/features/properties/cards/card-facts.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { shortPlaceOf } from '#frontend/lib/format/listing-words.ts'
import { rememberedLoan } from '#frontend/lib/remembered-loan.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.compare

/** Null is what cannot be said of a listing of its kind, undefined what is missing. */
type CellText = string | null | undefined

/** What a row says of each listing; `worth` of two that can be compared, the higher is plainly the better one. */
export type Row = {
  label: string
  values: CellText[]
  worths?: (number | undefined)[]
  /** In the place of what is missing; without it that it is not given. */
  missing?: string
}

/** '7 katha, 5,040 sq ft'. */
function sizeOfLand(property: Parameters<typeof landSize>[0]): string | undefined {
  const land = landSize(property)
  return land && `${land.value}, ${land.more}`
}

/** Beside houses on land a plot says its own; plots alone say it as their size. */
function landRow(known: readonly OfAnyKind[]): Row[] {
  if (!known.some(({ landArea }) => landArea)) return []
  const landOf = (property: OfAnyKind) => {
    if (property.category === 'Plot') return sizeOfLand(property)
    return property.landArea ? sizeOfLand({ areaSqFt: property.landArea }) : unsaid(property, 'landArea')
  }
  return [{ label: messages.detail.facts.land, values: known.map(landOf) }]
}

/** Of a kind that has this field it is missing. */
const unsaid = (property: OfAnyKind, field: keyof OfAnyKind) => (field in property ? undefined : null)

/** Only what can be compared is: rates of the same unit and deal, roads, checks. */
export function comparisonRows(listed: readonly Property[]): Row[] {
  const known: readonly OfAnyKind[] = listed
  const stored = (word: string | null | undefined) => (word ? messages.words.stored(word) : undefined)
  const rates = listed.map(comparedRate)
  const areLike = new Set(rates.map((rate, index) => rate && `${rate.per} ${listed[index]?.deal}`)).size === 1
  const perSqFt = listed.map(({ price, areaSqFt }) => (price > 0 && areaSqFt ? price / areaSqFt : undefined))
  return [
    { label: words.state, values: listed.map((property) => cardBadge(property)) },
    {
      label: words.rate,
      values: listed.map((property) => cardRate(property) ?? (comparedUnit(property) ? undefined : null)),
      ...(areLike && { worths: perSqFt.map((rate) => rate && -rate) }),
    },
    {
      label: words.size,
      values: listed.map((property) => {
        const land = property.category === 'Plot' ? sizeOfLand(property) : undefined
        if (land) return land
        return property.areaSqFt ? messages.words.amount(formatArea(property.areaSqFt, 'sq ft')) : undefined
      }),
    },
    ...landRow(known),
    { label: words.place, values: listed.map(shortPlaceOf) },
    {
      label: words.road,
      values: known.map((property) =>
        property.roadWidth ? words.feet(property.roadWidth) : unsaid(property, 'roadWidth'),
      ),
      worths: known.map(({ roadWidth }) => roadWidth ?? undefined),
    },
    {
      label: messages.card.bedroomsLabel,
      values: known.map((property) =>
        property.bedRooms ? messages.card.bedrooms(property.bedRooms) : unsaid(property, 'bedrooms'),
      ),
    },
    {
      label: messages.card.facingLabel,
      values: known.map((property) => stored(property.facing) ?? unsaid(property, 'facing')),
    },
    {
      label: messages.card.ceilingLabel,
      values: known.map((property) =>
        property.ceilingHeight
          ? messages.card.ceiling(property.ceilingHeight)
          : unsaid(property, 'ceilingHeight'),
      ),
      worths: known.map(({ ceilingHeight }) => ceilingHeight ?? undefined),
    },
    { label: messages.card.ownershipLabel, values: listed.map(({ ownershipType }) => stored(ownershipType)) },
    ...costRows(known),
    ...checkRows(known),
    {
      label: words.checks,
      values: listed.map(({ checks }) => words.checked(checks?.length ?? 0)),
      worths: listed.map(({ checks }) => checks?.length ?? 0),
    },
    ...distanceRows(listed),
  ]
}

/** Of what is for sale with a price: all that is to pay, and a month of the loan that was last set on this device. */
function costRows(listed: readonly OfAnyKind[]): Row[] {
  const loan = rememberedLoan()
  const forSale = listed.map((property) =>
    property.deal === 'sale' && property.price > 0 ? property : undefined,
  )
  const unpriced = listed.map(({ deal }) => (deal === 'sale' ? undefined : null))
  const inAll = forSale.map((property) => property && inAllOf(property))
  const instalments = forSale.map(
    (property) =>
      property && repayment({ ...loan, amountInr: Math.round(property.price * loan.part) }).instalmentInr,
  )
  const areLike = new Set(listed.map(({ category }) => category)).size === 1
  const label = words.loan(String(Math.round(loan.part * 100)), String(loan.percent), String(loan.years))
  return [
    {
      label: words.inAll,
      values: inAll.map((amounts, index) =>
        amounts ? [...new Set(amounts)].map(shortToPay).join(' – ') : unpriced[index],
      ),
      ...(areLike && { worths: inAll.map((amounts) => amounts && -Math.max(...amounts)) }),
    },
    {
      label,
      values: instalments.map((amount, index) =>
        amount === undefined ? unpriced[index] : messages.words.amount(`₹${formatInr(amount)}`),
      ),
      ...(areLike && { worths: instalments.map((amount) => amount && -amount) }),
    },
  ]
}

const shortToPay = (inr: number) => messages.words.amount(formatToPay(inr))

/** With duty and registration; the lowest and the highest where it is not known whose they are. */
function inAllOf({ price, jurisdiction }: OfAnyKind): number[] {
  const all = (jurisdiction ? [jurisdiction] : JURISDICTIONS).map((one) => purchaseCosts(price, one).inAll)
  return [Math.min(...all), Math.max(...all)]
}

/** A row for each paper that was seen for one of them. */
function checkRows(listed: readonly OfAnyKind[]): Row[] {
  return CHECKS.filter((name) =>
    listed.some(({ checks }) => checks?.some(({ check }) => check === name)),
  ).map((name) => ({
    label: messages.checks.names[name],
    values: listed.map(({ category, checks }) => {
      const seen = checks?.find(({ check }) => check === name)
      if (seen) return checkedOn(seen.checkedAt)
      return UNCHECKED[category].includes(name) ? null : undefined
    }),
    missing: words.notYet,
  }))
}

/** A day older than a year says so. */
function checkedOn(checkedAt: string): string {
  const years = yearsSince(checkedAt, Date.now())
  const day = messages.words.day(dayOf(checkedAt))
  return years > 0 ? `${day}, ${messages.seals.yearsAgo(years)}` : day
}

const FAR_POINTS = [STATIONS.junction, STATIONS.njp, AIRPORT]

/** In a straight line, to the stations that people ask about and the airport; to half a kilometre where a place is told only about. */
function distanceRows(listed: readonly Property[]): Row[] {
  const points = listed.map(({ googleMap }) => (googleMap ? parseMapLocation(googleMap) : undefined))
  return FAR_POINTS.map(({ names, ...point }) => {
    const kilometres = points.map((at, index) => {
      if (!at || !('lat' in at) || !isInBox(at, REGION_BOX)) return undefined
      const step = listed[index]?.placeIsApproximate ? 0.5 : 0.1
      return Math.max(step, Math.round(kilometresBetween(at, point) / step) * step)
    })
    return {
      label: words.from(names[import.meta.env.LANGUAGE]),
      values: kilometres.map((km) => (km === undefined ? undefined : distanceOf(km))),
      worths: kilometres.map((km) => km && -km),
    }
  })
}

const distanceOf = (km: number) =>
  messages.words.amount(
    km < 1 ? messages.map.metres(String(Math.round(km * 1000))) : messages.map.km(km.toFixed(1)),
  )
