import type { AREA_FIELDS } from '#contract/category-fields.ts'
import type { AreaUnit } from '#contract/area.ts'

/*
 * What the form holds: texts as they were typed, ticks, and the list of amenities, flat under the listing's own
 * names. All categories live side by side, so that switching the type forgets nothing.
 */

export type TextName =
  | 'title'
  | 'propertyType'
  | 'price'
  | 'description'
  | 'address'
  | 'locality'
  | 'city'
  | 'state'
  | 'country'
  | 'googleMap'
  | 'company'
  | 'phone'
  | 'ceilingHeight'
  | 'accessRoadWidth'
  | 'dimension'
  | 'roadWidth'
  | 'surveyNo'
  | 'bedrooms'
  | 'bathrooms'
  | 'numberOfFloors'

export type ChoiceName =
  | 'leaseType'
  | 'ownershipType'
  | 'flooringType'
  | 'zoneType'
  | 'facing'
  | 'bhk'
  | 'villaType'

export type FlagName =
  | 'isForSale'
  | 'isForRent'
  | 'isSold'
  | 'isRented'
  | 'approvedByAdmin'
  | 'hasCraneFacility'
  | 'isColdStorageAvailable'
  | 'isCornerPlot'
  | 'garden'
  | 'garage'
  | 'swimmingPool'
  | 'gatedCommunity'
  | 'servantRoom'

/** Areas stand as the number that was typed and the unit beside it. */
export type AreaName = Exclude<(typeof AREA_FIELDS)[number], 'areaSqFt'>

/** Features are unknown, there or not there; a few words may say which. */
export type FeatureName =
  | 'loadingDock'
  | 'powerBackup'
  | 'waterSupply'
  | 'security'
  | 'fireSafety'
  | 'boundaryWall'

export type FormValues = Record<TextName | ChoiceName, string> &
  Record<FlagName, boolean> &
  Record<AreaName, string> &
  Record<`${AreaName}Unit`, AreaUnit> &
  Record<FeatureName, '' | 'yes' | 'no'> &
  Record<`${FeatureName}Words`, string> & { amenities: string[] }

export type FieldName = keyof FormValues
