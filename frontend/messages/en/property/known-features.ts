import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/** What a listing has, and the plain words when it does not. */
export const knownFeatures = {
  garden: { yes: 'Garden', no: 'No garden' },
  garage: { yes: 'Garage', no: 'No garage' },
  gatedCommunity: { yes: 'Gated community', no: 'Not in a gated community' },
  servantRoom: { yes: 'Servant room', no: 'No servant room' },
  swimmingPool: { yes: 'Swimming pool', no: 'No swimming pool' },
  waterSupply: { yes: 'Water supply', no: 'No water supply' },
  security: { yes: 'Security', no: 'No security' },
  fireSafety: { yes: 'Fire safety', no: 'No fire safety equipment' },
  isColdStorageAvailable: { yes: 'Cold storage', no: 'No cold storage' },
  isCornerPlot: { yes: 'Corner plot', no: 'Not a corner plot' },
  boundaryWall: { yes: 'Boundary wall', no: 'No boundary wall' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature in the words of its listing. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`
