import { type Category, FACINGS, VILLA_TYPES } from '#contract/properties/enums.ts'
import { type DrawnHouse, type DrawnPlot, footprintOf } from '#contract/site/drawings.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { type Area, formatArea, toSqFt } from '#contract/units/area.ts'
import type { FormValues } from './form-values.ts'
import { typedArea } from './typed-area.ts'

/** What is entered of a plot or of a house on its land, and the size of that land as it was typed. */
export type DrawnFromAbove = { land: DrawnPlot | DrawnHouse; size: string }

/** What a plan can be drawn from; undefined while that is not enough, and of a hall. */
export function drawnFromAbove(category: Category, values: FormValues): DrawnFromAbove | undefined {
  switch (category) {
    case 'Plot':
      return plotOf(values)
    case 'Villa':
      return houseOf(values)
    case 'Warehouse':
      return undefined
    default:
      return category satisfies never
  }
}

function plotOf(values: FormValues): DrawnFromAbove | undefined {
  const size = typedArea(values.plotSizeSqFt, values.plotSizeSqFtUnit)
  if (!size) return undefined
  const land: DrawnPlot = {
    category: 'Plot',
    plotSizeSqFt: sqFtOf(size),
    areaSqFt: null,
    dimension: values.dimension || null,
    facing: FACINGS.find((facing) => facing === values.facing) ?? null,
    roadWidth: numberOf(values.roadWidth),
    isCornerPlot: values.isCornerPlot,
  }
  return { land, size: formatArea(size.value, size.unit) }
}

function houseOf(values: FormValues): DrawnFromAbove | undefined {
  const size = typedArea(values.landArea, values.landAreaUnit)
  const built = typedArea(values.area, values.areaUnit)
  if (!size || !built) return undefined
  const land: DrawnHouse = {
    category: 'Villa',
    area: sqFtOf(built),
    areaSqFt: null,
    landArea: sqFtOf(size),
    numberOfFloors: numberOf(values.numberOfFloors),
    villaType: VILLA_TYPES.find((type) => type === values.villaType) ?? null,
    floor: numberOf(values.floor),
    garden: values.garden,
  }
  return footprintOf(land) > 0 ? { land, size: formatArea(size.value, size.unit) } : undefined
}

const sqFtOf = ({ value, unit }: Area) => toSqFt(value, unit)

function numberOf(typed: string): number | null {
  const number = Number.parseFloat(asciiDigits(typed))
  return Number.isFinite(number) ? number : null
}
