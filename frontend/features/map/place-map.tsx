import { ArrowUpRight, Cross, type IconNode, MapPin, Plane, School, Store, TrainFront } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Box, isInBox, type Point } from '#contract/list/map-area.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { type MapLocation, parseMapLocation } from '#contract/properties/map-location.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { type MapMark, placed, RegionPicture } from './region/region-picture.tsx'
import { boxAround } from './region/box-around.ts'
import { roomOfName } from './region/region-labels.ts'

const words = messages.map
/** What the two map sites need: to run scripts, to use their storage, and to open links in new tabs. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const BOX = 'w-full rounded-court border border-mist-200 bg-mist-100'
const FRAME = `aspect-16/10 sm:aspect-2/1 sm:max-h-105 ${BOX}`

type PlaceMapProps = {
  googleMap: string | null
  title: string
  address: string
  /** The address as the page shows it, where its parts are in several languages; empty where it stands elsewhere. */
  shownAddress?: ReactNode
  isApproximate?: boolean
  /** What the place around it is called. */
  locality?: string | undefined
  near?: readonly NearThing[]
}

const NOTHING: readonly NearThing[] = []

/** Where a listing is: on our own map with what is near, or in the frame of a map that was pasted; below it the same in words. */
export function PlaceMap({
  googleMap,
  title,
  address,
  shownAddress = address,
  isApproximate = false,
  locality,
  near = NOTHING,
}: PlaceMapProps) {
  const location = googleMap ? parseMapLocation(googleMap) : undefined
  if (!location) return <Note className={`min-h-44 ${BOX}`}>{words.none}</Note>
  const coordinates = coordinatesOf(location)
  return (
    <>
      {'embedUrl' in location ? (
        <Frame key={googleMap} src={location.embedUrl} title={words.frame(title)} />
      ) : (
        <OwnMap
          point={location}
          title={title}
          isApproximate={isApproximate}
          locality={locality}
          near={near}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1">
        <div className="min-w-0 flex-1 basis-72 py-2.5 text-small leading-snug text-ink-700">
          {shownAddress && <p>{shownAddress}</p>}
          {isApproximate && <p>{words.aboutHere}</p>}
          {coordinates && !isApproximate && <p className="tabular">{words.coordinates(coordinates)}</p>}
        </div>
        {!isApproximate && (
          <a
            href={mapLink(location, address)}
            {...NEW_TAB}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2"
          >
            {words.open}
            <Icon of={ArrowUpRight} />
          </a>
        )}
      </div>
    </>
  )
}

type OwnMapProps = Pick<PlaceMapProps, 'title' | 'locality'> & {
  point: Point
  isApproximate: boolean
  near: readonly NearThing[]
}

/** The place on our map, with what is near: lines lead to stations and the airport, and to what is pointed at. */
function OwnMap({ point, title, isApproximate, locality, near }: OwnMapProps) {
  const [pointedAt, setPointedAt] = useState<NearThing>()
  if (!isInBox(point, REGION_BOX)) return <Note className={`min-h-44 ${BOX}`}>{words.outside}</Note>
  const stations = near.filter(({ kind }) => kind === 'station')
  const airports = near.filter(({ kind }) => kind === 'airport')
  const wayOn = [...stations, ...airports]
  const box = boxAround([point, ...wayOn], {
    ...FRAMING,
    weightOf: (one) => (one === point ? wayOn.length + 1 : 1),
  })
  return (
    <div className={near.length > 0 ? BESIDE_NEAR : undefined}>
      <RegionPicture
        box={box}
        ratio={RATIO}
        label={words.frame(title)}
        ways={wayOn.map((there) => [point, there])}
        line={pointedAt && [point, pointedAt]}
        marks={[
          isApproximate ? aboutMark(point) : pinMark(point),
          ...(locality ? [localityMark(locality, point, isApproximate)] : []),
          ...airports.map(airportMark),
          ...stations.filter(({ name }) => name !== locality).map((station) => endMark(station, AT_STATION)),
          ...airports.map((airport) => endMark(airport, AT_AIRPORT)),
        ]}
        said={[...(locality ? [locality] : []), ...wayOn.map(({ name }) => name)]}
        className="aspect-16/10 max-h-105 w-full sm:aspect-auto sm:h-100"
      >
        {isApproximate && (
          <span className={ABOUT} style={{ ...placed(point, box), width: `${aboutWidth(box)}%` }} />
        )}
      </RegionPicture>
      {near.length > 0 && (
        <NearList
          near={near}
          heading={<p className="font-semibold">{words.near}</p>}
          line={(one) => (
            <button
              type="button"
              aria-pressed={pointedAt?.name === one.name}
              onPointerEnter={() => setPointedAt(one)}
              onPointerLeave={() => setPointedAt(undefined)}
              onFocus={() => setPointedAt(one)}
              onBlur={() => setPointedAt(undefined)}
              className={`${NEAR_LINE} hover:text-tea-700`}
            >
              <NearLine {...one} />
            </button>
          )}
        />
      )}
    </div>
  )
}

const PIN_PIXELS = 38
const pinMark = (at: Point): MapMark => ({
  key: 'pin',
  at,
  width: PIN_PIXELS,
  height: PIN_PIXELS,
  gap: 0,
  sides: ['above'],
  isKept: true,
  node: <Icon of={MapPin} size={PIN_PIXELS} className="fill-oxide-700 text-lime-0" />,
})
/** The middle of a ring, in which no name stands. */
const aboutMark = (at: Point): MapMark => ({ ...pinMark(at), sides: ['over'], node: null })

const [BELOW_PIN, BELOW_RING] = [4, 18]
/** The name of the place around the pin, before all other names; one that is too long for the map is left out. */
const localityMark = (name: string, at: Point, isApproximate: boolean): MapMark => ({
  key: 'locality',
  at,
  ...roomOfName(name),
  gap: isApproximate ? BELOW_RING : BELOW_PIN,
  sides: ['below'],
  node: (
    <span data-look="place" className="map-name font-semibold">
      {name}
    </span>
  ),
})

const airportMark = ({ name, lat, lng }: NearThing): MapMark => ({
  key: name,
  at: { lat, lng },
  width: AIRPORT_PIXELS,
  height: AIRPORT_PIXELS,
  gap: 0,
  sides: ['over'],
  isKept: true,
  node: (
    <span className="grid size-5.5 place-items-center rounded-round bg-lime-0 text-oxide-700">
      <Icon of={Plane} size={16} />
    </span>
  ),
})
const AIRPORT_PIXELS = 22

/** The name of where a line ends, before those of places; left out without room, as the rows beside the map say it too. */
const endMark = ({ name, kind, lat, lng }: NearThing, gap: number): MapMark => ({
  key: `${name} name`,
  ...(kind === 'station' && { station: name }),
  at: { lat, lng },
  ...roomOfName(name),
  gap,
  sides: ['below', 'above', 'right', 'left'],
  node: (
    <span data-look="place" className="map-name font-semibold">
      {name}
    </span>
  ),
})
const [AT_STATION, AT_AIRPORT] = [7, 14]

const BESIDE_NEAR = 'grid gap-4.5 sm:grid-cols-[minmax(0,1fr)_min(18.75rem,42%)] sm:gap-6'
const ABOUT = 'absolute aspect-square -translate-1/2 rounded-full border-2 border-oxide-700 bg-oxide-700/15'
const RATIO = 1.6
const FRAMING = { ratio: RATIO, leastKmHigh: 7.5, mostKmHigh: 24, room: 1.5 }
/** How far an approximate place may lie from the shown point, in kilometres, once to the left and once to the right. */
const ABOUT_KM = 0.5
function aboutWidth({ west, east, south, north }: Box): number {
  const middle = { lat: (south + north) / 2, lng: west }
  return ((2 * ABOUT_KM) / kilometresBetween(middle, { ...middle, lng: east })) * 100
}

type NearListProps = {
  near: readonly NearThing[]
  heading: ReactNode
  line: (one: NearThing) => ReactNode
}

const NEAR_ICONS: Record<NearThing['kind'], IconNode> = {
  station: TrainFront,
  airport: Plane,
  school: School,
  hospital: Cross,
  market: Store,
  other: MapPin,
}

/** What is near with the distances. */
export function NearList({ near, heading, line }: NearListProps) {
  return (
    <div className="grid content-start gap-1">
      {heading}
      <ul aria-label={words.near} className="pairs gap-x-6 [--pair:14rem]">
        {near.map((one) => (
          <li key={one.kind + one.name} className="border-t border-mist-200">
            {line(one)}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-700">{words.straight}</p>
    </div>
  )
}

export const NEAR_LINE = 'flex min-h-12 w-full flex-wrap items-center gap-x-2.5 text-left leading-tight'

/** With letters of double size the distance stands below. */
export function NearLine({ kind, name, km }: NearThing) {
  return (
    <>
      <Icon of={NEAR_ICONS[kind]} className="text-oxide-500" />
      <span className="min-w-0 flex-[1_1_7rem] wrap-anywhere">
        {kind === 'station' ? words.station(name) : name}
      </span>
      <b className="ml-auto pt-1 font-display text-lead font-semibold whitespace-nowrap tabular">
        {distance(km)}
      </b>
    </>
  )
}

function distance(km: number): string {
  const said = km < 1 ? words.metres(String(Math.round(km * 1000))) : words.km(km.toFixed(1))
  return messages.words.amount(said)
}

/** A frame does not report whether its page loaded, so the map's site is requested once the frame is visible. */
function Frame({ src, title }: { src: string; title: string }) {
  const [isMissing, setIsMissing] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const isSeen = useNear(frame, 0)

  useEffect(() => {
    if (isSeen) void isOutOfReach(src).then(setIsMissing)
  }, [isSeen, src])

  if (isMissing) return <Note className={FRAME}>{words.outOfReach}</Note>
  return <iframe ref={frame} src={src} title={title} loading="lazy" sandbox={SANDBOX} className={FRAME} />
}

function Note({ className, children }: { className: string; children: string }) {
  return (
    <div className={`grid place-content-center justify-items-center gap-3 p-6 text-center ${className}`}>
      <Icon of={MapPin} size={30} strokeWidth={1.4} className="text-oxide-700" />
      <p className="max-w-[46ch] font-semibold text-ink-700">{children}</p>
    </div>
  )
}

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/export/embed.html'

/** The same place in Google Maps; for an embed, whose point is not known, the address is searched. */
function mapLink(location: MapLocation, address: string): string {
  const query = new URLSearchParams({ api: '1', query: coordinatesOf(location) ?? address })
  return `https://www.google.com/maps/search/?${query}`
}

/** Latitude and longitude in degrees, where known. */
function coordinatesOf(location: MapLocation): string | undefined {
  return 'embedUrl' in location ? undefined : `${location.lat}, ${location.lng}`
}

/**
 * Whether the frame's site cannot be reached. The content security policy allows requests to OpenStreetMap only; other
 * sites are assumed reachable.
 */
async function isOutOfReach(frame: string): Promise<boolean> {
  if (!frame.startsWith(OPEN_STREET_MAP)) return false
  try {
    await fetch(OPEN_STREET_MAP, { method: 'HEAD', mode: 'no-cors' })
    return false
  } catch {
    return true
  }
}
