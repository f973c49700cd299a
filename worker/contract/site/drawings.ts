import type { Category } from '#contract/properties/enums.ts'
import { DRAWINGS } from '#contract/properties/kinds.ts'
import type { Property, PropertyOf } from '#contract/properties/replies.ts'

type Drawing = 'plan' | 'section'
/** The listings of the kinds that are drawn so. */
export type DrawnProperty<Form extends Drawing> = PropertyOf<
  { [C in Category]: (typeof DRAWINGS)[C] extends Form ? C : never }[Category]
>

export function isDrawnAs<Form extends Drawing>(
  form: Form,
  property: Property,
): property is DrawnProperty<Form> {
  return DRAWINGS[property.category] === form
}

/** The drawing on a listing's page: a plan of land, a section of a hall; none where its measures are unknown. */
export function drawingOf(property: Property): Drawing | undefined {
  if (isDrawnAs('plan', property)) return property.plotSizeSqFt || property.areaSqFt ? 'plan' : undefined
  if (isDrawnAs('section', property)) return property.ceilingHeight ? 'section' : undefined
  return undefined
}
