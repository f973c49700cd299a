import type { Category } from '#contract/properties/enums.ts'
import { DRAWINGS } from '#contract/properties/kinds.ts'
import type { Property, PropertyOf } from '#contract/properties/replies.ts'

export type Drawing = (typeof DRAWINGS)[Category]
/** The listings of the kinds that are drawn so. */
export type DrawnProperty<Form extends Drawing> = PropertyOf<
  { [C in Category]: (typeof DRAWINGS)[C] extends Form ? C : never }[Category]
>

/** What is drawn from above, of a listing or of one that is being entered. */
export type DrawnPlot = Pick<
  DrawnProperty<'plan'>,
  'category' | 'plotSizeSqFt' | 'areaSqFt' | 'dimension' | 'facing' | 'roadWidth' | 'isCornerPlot'
>
export type DrawnHouse = Pick<
  DrawnProperty<'house'>,
  'category' | 'area' | 'areaSqFt' | 'landArea' | 'numberOfFloors' | 'villaType' | 'floor' | 'garden'
>

export function isDrawnAs<Form extends Drawing>(
  form: Form,
  property: Property,
): property is DrawnProperty<Form> {
  return DRAWINGS[property.category] === form
}

/** The drawing on a listing's page; none where its measures are unknown. */
export function drawingOf(property: Property): Drawing | undefined {
  return measureOf(property) ? DRAWINGS[property.category] : undefined
}

function measureOf(property: Property): number | null {
  if (isDrawnAs('plan', property)) return property.plotSizeSqFt || property.areaSqFt
  return isDrawnAs('house', property) ? footprintOf(property) : property.ceilingHeight
}

/** Whether its drawing shows it from above, and stands for the pictures that it does not have. */
export function isSeenFromAbove(property: Property): property is DrawnProperty<'plan' | 'house'> {
  return !isDrawnAs('section', property) && !!measureOf(property)
}

/**
 * What a house covers of its land in square feet, with floors of one size; 0 where that is unknown or more than the land, for a
 * house in a row and for upper floors.
 */
export function footprintOf(house: DrawnHouse): number {
  const { area, areaSqFt, landArea, numberOfFloors, villaType, floor } = house
  const footprint = (area || areaSqFt || 0) / (numberOfFloors || 0)
  return landArea && footprint <= landArea && villaType !== 'Row House' && !floor ? footprint : 0
}
