import { Building2, House, LandPlot, type LucideIcon, Warehouse } from 'lucide-react'
import type { FilterCategory } from '#contract/properties/enums.ts'

export const CATEGORY_ICONS: Record<FilterCategory, LucideIcon> = {
  Villa: House,
  Residential: Building2,
  Warehouse,
  Plot: LandPlot,
}
