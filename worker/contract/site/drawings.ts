type Drawable =
  | { category: 'Plot'; plotSizeSqFt: number | null; areaSqFt: number | null }
  | { category: 'Warehouse'; ceilingHeight: number | null }
  | { category: 'Villa' }

/** The drawing on a listing's page: a plot's plan, a warehouse's section; none where its measures are unknown. */
export function drawingOf(property: Drawable): 'plan' | 'section' | undefined {
  switch (property.category) {
    case 'Plot':
      return property.plotSizeSqFt || property.areaSqFt ? 'plan' : undefined
    case 'Warehouse':
      return property.ceilingHeight ? 'section' : undefined
    case 'Villa':
      return undefined
    default:
      return property satisfies never
  }
}
