import {
  BHK_TYPES,
  type Category,
  FACINGS,
  FLOORING_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from '#contract/property-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { AreaName, ChoiceName, FeatureName, FlagName, TextName } from './values/form-values.ts'

const { labels, hints } = forms

export type PlannedField =
  | { kind: 'text'; name: TextName; inputMode?: 'decimal' | 'numeric'; hint?: string }
  | { kind: 'area'; name: AreaName }
  | { kind: 'choice'; name: ChoiceName; options: readonly string[] }
  | { kind: 'feature'; name: FeatureName }
  | { kind: 'flag'; name: FlagName }
  | { kind: 'amenities'; name: 'amenities' }

/** The fields that only one category has, in the order in which they are shown and sent. */
export const PLANS: Record<Category, readonly PlannedField[]> = {
  Warehouse: [
    { kind: 'area', name: 'builtUpArea' },
    { kind: 'area', name: 'carpetArea' },
    { kind: 'area', name: 'parkingAreaSqFt' },
    { kind: 'text', name: 'ceilingHeight', inputMode: 'decimal', hint: hints.feet },
    { kind: 'text', name: 'accessRoadWidth', inputMode: 'decimal', hint: hints.feet },
    { kind: 'choice', name: 'flooringType', options: FLOORING_TYPES },
    { kind: 'choice', name: 'zoneType', options: ZONE_TYPES },
    { kind: 'feature', name: 'loadingDock' },
    { kind: 'feature', name: 'powerBackup' },
    { kind: 'feature', name: 'waterSupply' },
    { kind: 'feature', name: 'security' },
    { kind: 'feature', name: 'fireSafety' },
    { kind: 'flag', name: 'hasCraneFacility' },
    { kind: 'flag', name: 'isColdStorageAvailable' },
  ],
  Plot: [
    { kind: 'area', name: 'plotSizeSqFt' },
    { kind: 'text', name: 'dimension', hint: hints.dimension },
    { kind: 'choice', name: 'facing', options: FACINGS },
    { kind: 'text', name: 'roadWidth', inputMode: 'decimal', hint: hints.feet },
    { kind: 'choice', name: 'zoneType', options: ZONE_TYPES },
    { kind: 'text', name: 'surveyNo' },
    { kind: 'feature', name: 'boundaryWall' },
    { kind: 'flag', name: 'isCornerPlot' },
  ],
  Villa: [
    { kind: 'area', name: 'area' },
    { kind: 'area', name: 'landArea' },
    { kind: 'text', name: 'numberOfFloors', inputMode: 'numeric' },
    { kind: 'text', name: 'bedrooms', inputMode: 'numeric' },
    { kind: 'text', name: 'bathrooms', inputMode: 'numeric' },
    { kind: 'choice', name: 'bhk', options: BHK_TYPES },
    { kind: 'choice', name: 'villaType', options: VILLA_TYPES },
    { kind: 'amenities', name: 'amenities' },
    { kind: 'flag', name: 'garden' },
    { kind: 'flag', name: 'garage' },
    { kind: 'flag', name: 'gatedCommunity' },
    { kind: 'flag', name: 'swimmingPool' },
    { kind: 'flag', name: 'servantRoom' },
  ],
}

/** What a field of the form is called. */
export const labelOf = (name: keyof typeof labels) => labels[name]
