import { isInBox, type Point } from '#contract/list/map-area.ts'
import { areaPath } from '#contract/site/area-path.ts'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { useWide } from '#frontend/lib/browser/use-media.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { apart } from './region/apart.ts'
import { boxAround } from './region/box-around.ts'
import { countMark, SQUARE } from './region/count-mark.tsx'
import { roomOfName } from './region/region-labels.ts'
import { type MapMark, RegionPicture } from './region/region-picture.tsx'

type Place = Point & { name: string; total: string }

/**
 * The picture, its width by its height and about its pixels: on wide screens it lies beside two columns of rows, else
 * it is about a square.
 */
const WIDE = { ratio: 1.5, pixels: 560 }
const NARROW = { ratio: 0.85, pixels: 360 }
/** Where not all places fit in, those with most listings. No square is cut at the edge. */
const FRAMING = {
  leastKmHigh: 13,
  mostKmHigh: 29,
  room: 1.2,
  weightOf: ({ total }: Place) => Number(total),
}

/** The places as squares with their counts, each where it lies. Hidden from screen readers, as the rows beside it say the same. */
export function PlacesMap({ places }: { places: readonly Place[] }) {
  const { ratio, pixels } = useWide() ? WIDE : NARROW
  const inRegion = places.filter((place) => isInBox(place, REGION_BOX))
  if (inRegion.length === 0) return null
  const box = boxAround(inRegion, { ...FRAMING, ratio })
  const shown = apart(
    inRegion.filter((place) => isInBox(place, box)),
    {
      pixelsADegree: {
        lng: pixels / (box.east - box.west),
        lat: pixels / ratio / (box.north - box.south),
      },
      leastPixels: SQUARE + 2,
    },
  )
  return (
    <div aria-hidden className="h-full">
      <RegionPicture
        box={box}
        ratio={ratio}
        label=""
        marks={[...shown.map(placeMark), ...shown.map(nameMark)]}
        said={shown.map(({ name }) => placeNameOf(name))}
        className="size-full max-sm:rounded-none max-sm:border-x-0"
      />
    </div>
  )
}

const placeMark = ({ name, total, lat, lng }: Place): MapMark => ({
  ...countMark({ key: name, at: { lat, lng }, count: total, to: areaPath({ place: name }) }),
  isKept: true,
})

const [NAME_FRAME, NAME_SIZE] = [8, 15]
/** A name without room beside its square stands a little farther off, and without any it is left to its row. */
const nameMark = ({ name, lat, lng }: Place): MapMark => ({
  key: `${name} name`,
  at: { lat, lng },
  ...roomOfName(placeNameOf(name), NAME_FRAME, NAME_SIZE),
  gap: SQUARE / 2 + 2,
  widerGaps: [6, 10, 14].map((more) => SQUARE / 2 + more),
  sides: ['right', 'left', 'below', 'above', 'belowRight', 'belowLeft'],
  node: (
    <Link
      to={areaPath({ place: name })}
      tabIndex={-1}
      className="block rounded-tag bg-lime-0/85 px-1 pt-0.5 text-small leading-tight font-semibold whitespace-nowrap hover:underline"
    >
      {placeNameOf(name)}
    </Link>
  ),
})
