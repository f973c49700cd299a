import type { FIRM } from '#contract/firm.ts'

type Locality = (typeof FIRM.localities)[number]
/** A point of the drawing, in percent of its width and height. */
type Point = { left: string; top: string }

/** Where each locality stands on the drawing (assets/art/siliguri.svg), which is a scheme and not to scale. */
export const PLACE_POSITIONS: Record<Locality, Point> = {
  Naxalbari: { left: '10.2%', top: '58.9%' },
  Bagdogra: { left: '25.8%', top: '49.1%' },
  Matigara: { left: '43.8%', top: '44.6%' },
  Phansidewa: { left: '43.8%', top: '85.7%' },
  Dagapur: { left: '56.3%', top: '17.1%' },
  Champasari: { left: '59.4%', top: '33.9%' },
  'Pradhan Nagar': { left: '53.9%', top: '53.6%' },
  'Sevoke Road': { left: '77%', top: '36.3%' },
  Salugara: { left: '82%', top: '19.6%' },
  'Eastern Bypass': { left: '82.8%', top: '62.5%' },
}
