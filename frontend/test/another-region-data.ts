import type * as region from '#contract/site/region-data.ts'

/** What is drawn round another firm's town. */

type Region = typeof region

const named = (name: string) => ({ en: name, bn: name, hi: name, ne: name })

export const REGION_BOX: Region['REGION_BOX'] = { west: 73.6, south: 18.3, east: 74.1, north: 18.7 }
export const CITY: Region['CITY'] = { lat: 18.52, lng: 73.856 }
export const STATIONS = { pune: { lat: 18.5289, lng: 73.8744, names: named('Pune Junction') } }
export const AIRPORT: Region['AIRPORT'] = { lat: 18.5822, lng: 73.9197, names: named('Pune airport') }
export const RAILWAYS: Region['RAILWAYS'] = [{ points: '18.62,73.8 18.5289,73.8744 18.5,74' }]
export const RIVERS: Region['RIVERS'] = [
  { names: named('Mutha'), at: { lat: 18.51, lng: 73.84 }, points: '18.44,73.77 18.51,73.84 18.53,73.86' },
]
export const ROADS: Region['ROADS'] = []
export const FOOT_OF_THE_HILLS = '18.69,73.6 18.69,74.1'
export const TOWNS: Region['TOWNS'] = [['18.52,73.856', 5, 5]]
export const TEA_GARDENS: Region['TEA_GARDENS'] = []
