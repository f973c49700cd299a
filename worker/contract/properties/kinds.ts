import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { type Category, type FilterCategory, PICTURE_PLACES, type PicturePlace } from './enums.ts'
import type { OwnFields } from './fields.ts'

/*
 * What both sides agree on about each kind of property, a table for each purpose, so that a page loads the tables it reads.
 * Each table has a row for every kind, or does not compile. The kinds' names stand in enums.ts, their fields in fields.ts.
 */

/** What several are called in English; one is called by its name. */
export const KIND_PLURALS: Record<Category, string> = {
  Plot: 'plots',
  Warehouse: 'warehouses',
  Villa: 'villas',
}

/** The area that stands for its size. */
export const SIZE_FIELD = {
  Plot: 'plotSizeSqFt',
  Warehouse: 'builtUpArea',
  Villa: 'area',
} as const satisfies { [C in Category]: keyof OwnFields[C] }

/** What it is measured by where it is priced and named: its land, its floor, or a floor told by how many rooms it has. */
export const MEASURED_BY: Record<Category, 'land' | 'floor' | 'rooms'> = {
  Plot: 'land',
  Warehouse: 'floor',
  Villa: 'rooms',
}

/** Where a rent is told per unit of its size too; nowhere for what is not compared so. */
export const RENT_RATES: Record<Category, 'everywhere' | 'page' | 'nowhere'> = {
  Plot: 'page',
  Warehouse: 'everywhere',
  Villa: 'nowhere',
}

/** The fact that its cards begin with. */
export const CARD_FACTS: Record<Category, 'ceilingHeight' | 'facing' | 'bedRooms'> = {
  Plot: 'facing',
  Warehouse: 'ceilingHeight',
  Villa: 'bedRooms',
}

/** The drawing made from its measures: land from above, without or with its house, or a hall in section. */
export const DRAWINGS = {
  Plot: 'plan',
  Warehouse: 'section',
  Villa: 'house',
} as const satisfies Record<Category, 'plan' | 'section' | 'house'>

/** The places that its pictures should show. */
export const PLACES_TO_SHOW: Record<Category, readonly PicturePlace[]> = {
  Plot: ['front', 'road', 'above'],
  Warehouse: ['front', 'road', 'above'],
  Villa: PICTURE_PLACES,
}

/** What the dashboard calls its number, in the order of the answer. */
export const KIND_TOTALS = {
  Plot: 'lands',
  Warehouse: 'warehouses',
  Villa: 'villas',
} as const satisfies Record<Category, string>
export type KindTotal = (typeof KIND_TOTALS)[Category]

/** What the staff's form calls the part with the fields that only this kind has. */
export const FORM_PARTS: Record<Category, string> = {
  Plot: 'Size and land',
  Warehouse: 'Size and building',
  Villa: 'Size and rooms',
}

const CSV_PLACE = { City: FIRM.city, State: FIRM.state, Country: FIRM.country }

/** The example of the template file for imports, by column name. */
export const CSV_EXAMPLES: Record<Category, Record<string, string>> = {
  Plot: {
    ...CSV_PLACE,
    Category: 'Plot',
    Title: 'Example: 7 katha plot near the main road',
    Price: '45 lakh',
    'Lease type': 'Sale',
    'Ownership type': 'Freehold',
    Locality: localityAt(0),
    'Plot size': '7',
    'Plot size unit': 'katha',
    Facing: 'East',
    'Corner plot': 'No',
    'Road width': '24',
  },
  Warehouse: {
    ...CSV_PLACE,
    Category: 'Warehouse',
    Title: 'Example: warehouse with two docks',
    Price: '216000',
    'Lease type': 'Rent',
    Locality: localityAt(5),
    'Built-up area': '12000',
    'Built-up area unit': 'sq ft',
    'Ceiling height': '28',
    'Loading dock': 'Yes',
  },
  Villa: {
    ...CSV_PLACE,
    Category: 'Villa',
    Title: 'Example: 3BHK house with a garden',
    Price: '1.2 crore',
    'Lease type': 'Sale',
    Locality: localityAt(3),
    'Built-up area': '1800',
    'Built-up area unit': 'sq ft',
    'Land area': '4',
    'Land area unit': 'katha',
    Bedrooms: '3',
    BHK: '3BHK',
    Amenities: 'Bore well, Solar panels',
    'Number of floors': '2',
    Garden: 'Yes',
  },
}

/** The words in Latin letters that a search reads as this kind; those in other letters stand in the table of their script. */
const SEARCHED: Record<FilterCategory, Record<'english' | 'romanised', string>> = {
  Plot: {
    english: 'plot, plots, land, lands',
    romanised:
      'zameen, jameen, zamin, jamin, jomi, jami, jomin, zomi, jagga, jaggaa, jaga, jaiga, jayga, jaega, bhumi, jagah, ghaderi, bastu jomi, bastu jameen, bastu jagga, bastu',
  },
  Warehouse: {
    english:
      'warehouse, warehouses, ware house, ware houses, wear house, wear houses, were house, were houses, warehousing, godown, godowns, go down, shed, sheds, storage space',
    romanised: 'godaun, godam, godaam, gudam, gudaam, goddam, gudham, godawn, gudown, godaon',
  },
  Villa: {
    english: 'villa, villas, vila, house, houses, bungalow, bungalows, banglow, duplex',
    romanised:
      'bangla, bari, baari, badi, badhi, barhi, ghar, ghor, makan, makaan, makhan ghar, kothi, kuthi, bhila, bhilla, bangalo',
  },
  Residential: {
    english: 'residential, residence, flat, flats, apartment, apartments, appartment, home, homes',
    romanised:
      'phlat, abasik, abashik, awasiya, aawasiya, aavasiya, rihayshi, rihaishi, aabasik, abason, basha, basa, bashabari, basabari',
  },
}

export function kindWords(letters: 'english' | 'romanised'): Record<FilterCategory, string>
export function kindWords(letters: 'english' | 'romanised'): object {
  return Object.fromEntries(Object.entries(SEARCHED).map(([kind, words]) => [kind, words[letters]]))
}
