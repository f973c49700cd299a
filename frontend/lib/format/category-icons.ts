import { Building2, House, LandPlot, type IconNode, Warehouse } from 'lucide'
import type { FilterCategory } from '#contract/properties/enums.ts'

export const CATEGORY_ICONS: Record<FilterCategory, IconNode> = {
  Villa: House,
  Residential: Building2,
  Warehouse,
  Plot: LandPlot,
}
