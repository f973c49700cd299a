import { ArrowUpRight, MapPin } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { type MapLocation, parseMapLocation } from '#contract/properties/map-location.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const words = messages.map
/** What the two map sites need: to run scripts, to use their storage, and to open links in new tabs. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const BOX = 'w-full rounded-court border border-mist-200 bg-mist-100'
const FRAME = `aspect-16/10 sm:aspect-2/1 ${BOX}`

type PlaceMapProps = { googleMap: string | null; title: string; address: string }

/** The map of a listing in a frame, and below it the same in words. */
export function PlaceMap({ googleMap, title, address }: PlaceMapProps) {
  const location = googleMap ? parseMapLocation(googleMap) : undefined
  if (!location) return <Note className={`min-h-44 ${BOX}`}>{words.none}</Note>
  const coordinates = coordinatesOf(location)
  return (
    <>
      <Frame key={googleMap} src={frameAddress(location)} title={words.frame(title)} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1">
        <div className="min-w-0 flex-1 basis-72 py-2.5 text-small leading-snug text-ink-700">
          <p>{address}</p>
          {coordinates && <p className="tabular">{words.coordinates(coordinates)}</p>}
        </div>
        <a
          href={mapLink(location, address)}
          {...NEW_TAB}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2"
        >
          {words.open}
          <Icon of={ArrowUpRight} />
        </a>
      </div>
    </>
  )
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

/** Half the height and width of the map that is shown, in degrees; the whole is about 1.8 by 2.4 km around Siliguri. */
const HALF_HEIGHT = 0.008
const HALF_WIDTH = 0.012

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/export/embed.html'

/** The address of the frame: OpenStreetMap around a point, or the stored embed. */
function frameAddress(location: MapLocation): string {
  if ('embedUrl' in location) return location.embedUrl
  const { lat, lng } = location
  const box = [lng - HALF_WIDTH, lat - HALF_HEIGHT, lng + HALF_WIDTH, lat + HALF_HEIGHT]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `${OPEN_STREET_MAP}?${query}`
}

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
