import { ArrowUpRight, MapPin } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { coordinatesOf, frameAddress, isOutOfReach, mapLink } from './map-addresses.ts'

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
