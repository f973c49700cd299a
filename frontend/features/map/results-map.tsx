import 'leaflet/dist/leaflet.css'
import './results-map.css'
import { LocateFixed, Minus, Pencil, Plus, X } from 'lucide'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Point, readBox, readOutline, writeBox, writeOutline } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { makeResultsMap, type ResultsLeaflet, type View } from './leaflet-results.ts'
import { outlineOf } from './outline-of.ts'
import { PinList } from './pin-list.tsx'

const words = messages.resultsMap

type ResultsMapProps = {
  params: URLSearchParams
  /** The list's query as the map asks it. */
  address: string
  /** Makes another query of the page's. */
  onChange: (changes: Record<string, string>) => void
  listed: readonly Property[]
  card: (property: Property) => ReactNode
}

/** What the list finds, on our map. */
export function ResultsMap({ params, address, onChange, listed, card }: ResultsMapProps) {
  const { fetched } = useReply<PropertiesOnMap>(address)
  const found = fetched.status === 'ready' ? fetched.body : undefined
  const [chosen, setChosen] = useState('')
  const [isMoved, setIsMoved] = useState(false)
  const [isDrawing, setIsDrawing] = useState(false)
  const { box, leaflet } = useLeaflet(params, found, chosen, {
    onChoose: setChosen,
    onMoved: () => setIsMoved(true),
  })
  useLifted(leaflet)

  function searchHere() {
    if (!leaflet) return
    setIsMoved(false)
    onChange({ bbox: writeBox(leaflet.box()), outline: '' })
  }

  function finish(drawn: Point[]) {
    setIsDrawing(false)
    const outline = outlineOf(drawn)
    if (outline) onChange({ outline: writeOutline(outline), bbox: '' })
  }

  const isNarrowed = params.has('bbox') || params.has('outline')
  return (
    <section aria-label={words.label} className="min-w-0 max-[77.5rem]:-mx-(--gutter) min-[77.5625rem]:pb-4">
      <div className="sticky top-16 lg:top-36">
        <div className="relative">
          <div className={STRIP}>
            <Counts found={found} isFailed={fetched.status === 'failed'} onChange={onChange} />
          </div>
          <div className="relative h-[calc(100svh-7.8125rem)] min-h-90 overflow-hidden border-mist-200 max-[77.5rem]:border-b lg:h-[calc(100svh-9rem)] min-[77.5625rem]:h-[calc(100svh-13rem)] min-[77.5625rem]:rounded-court min-[77.5625rem]:border">
            <div ref={box} className="results-map h-full" />
            {isDrawing && leaflet && <DrawingPad leaflet={leaflet} onDone={finish} />}
            <div className="pointer-events-none absolute inset-x-2.5 top-2.5 z-20 flex flex-wrap justify-center gap-2 *:pointer-events-auto">
              <Button
                look="secondary"
                size="small"
                aria-pressed={isDrawing}
                onClick={() => setIsDrawing(!isDrawing)}
              >
                <Icon of={Pencil} />
                {isDrawing ? words.drawing : words.draw}
              </Button>
              {isNarrowed && (
                <Button look="secondary" size="small" onClick={() => onChange({ bbox: '', outline: '' })}>
                  <Icon of={X} />
                  {words.clear}
                </Button>
              )}
              {isMoved && !isDrawing && (
                <Button size="small" onClick={searchHere}>
                  {words.searchArea}
                </Button>
              )}
            </div>
            {leaflet && <MapTools leaflet={leaflet} />}
            <p className="absolute right-2 bottom-2 z-10 rounded-tag bg-lime-0/90 px-2 py-0.5 text-micro text-ink-700 max-[77.5rem]:bottom-17 min-[112rem]:right-auto min-[112rem]:left-2">
              {[messages.map.drawn, import.meta.env.MAP_TILES_ATTRIBUTION].filter(Boolean).join(' · ')}
            </p>
            <div className="absolute inset-x-0 bottom-0 z-20 grid justify-items-start max-[77.5rem]:bottom-15 min-[77.5625rem]:p-2">
              {chosen !== '' && (
                <Chosen key={chosen} id={chosen} listed={listed} card={card} onClose={() => setChosen('')} />
              )}
            </div>
          </div>
        </div>
        {found && <PinList pins={found.pins} listed={listed} onChoose={setChosen} />}
      </div>
    </section>
  )
}

/** On phones and tablets a strip at the foot of the map. */
const STRIP =
  'max-[77.5rem]:absolute max-[77.5rem]:inset-x-0 max-[77.5rem]:bottom-0 max-[77.5rem]:z-30 max-[77.5rem]:min-h-15 max-[77.5rem]:bg-lime-0 max-[77.5rem]:px-(--gutter) max-[77.5rem]:py-1.5 max-[77.5rem]:roof'

type Handlers = { onChoose: (id: string) => void; onMoved: () => void }

/** The map in its box, with what is found; it goes where the results are when it opens, and then where the visitor moves it. */
function useLeaflet(
  params: URLSearchParams,
  found: PropertiesOnMap | undefined,
  chosen: string,
  handlers: Handlers,
) {
  const box = useRef<HTMLDivElement>(null)
  const [leaflet, setLeaflet] = useState<ResultsLeaflet>()
  const isPlaced = useRef(false)
  const left = useRef<View>(undefined)
  const latest = useRef(handlers)
  const [bbox, outline] = [params.get('bbox') ?? '', params.get('outline') ?? '']
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    if (!box.current) return undefined
    const made = makeResultsMap(box.current, {
      onChoose: (id) => latest.current.onChoose(id),
      onMoved: () => latest.current.onMoved(),
    })
    setLeaflet(made)
    isPlaced.current = left.current !== undefined
    if (left.current) made.setView(left.current)
    return () => {
      const last = made.remove()
      if (isPlaced.current) left.current = last
    }
  }, [])
  useEffect(() => {
    // A list that is shown again makes another map, while all that follows still has the old one for a render.
    if (!leaflet || leaflet.isGone() || !found) return
    if (!isPlaced.current) {
      const asked = readBox(bbox)
      if (asked) leaflet.fitBox(asked)
      else leaflet.fit(readOutline(outline) ?? found.pins)
    }
    isPlaced.current = true
    leaflet.setPins(found.pins)
  }, [leaflet, found, bbox, outline])
  useEffect(() => leaflet?.setOutline(readOutline(outline)), [leaflet, outline])
  useEffect(() => leaflet?.choose(chosen), [leaflet, chosen])
  return { box, leaflet }
}

/** Pointing at a card of the list lifts its pin. */
function useLifted(leaflet: ResultsLeaflet | undefined) {
  useEffect(() => {
    if (!leaflet) return undefined
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('.beside-map article') : null
      leaflet.lift(
        /\/view\/(\w+)/.exec(card?.querySelector('a[href*="/view/"]')?.getAttribute('href') ?? '')?.[1] ?? '',
      )
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [leaflet])
}

/** Takes the pointer while an outline is drawn, and shows its line. */
function DrawingPad({ leaflet, onDone }: { leaflet: ResultsLeaflet; onDone: (drawn: Point[]) => void }) {
  const [line, setLine] = useState<{ x: number; y: number }[]>([])

  function add({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const { left, top } = currentTarget.getBoundingClientRect()
    setLine((before) => [...before, { x: clientX - left, y: clientY - top }])
  }

  return (
    <svg
      aria-hidden
      className="absolute inset-0 z-10 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        add(event)
      }}
      onPointerMove={(event) => {
        if (line.length > 0) add(event)
      }}
      onPointerUp={() => onDone(line.map(({ x, y }) => leaflet.map.containerPointToLatLng([x, y])))}
    >
      <polyline
        points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="rgb(36 99 74/.13)"
        stroke="var(--color-tea-700)"
        strokeWidth={2.5}
      />
    </svg>
  )
}

/** Closer, further, and where the device is, which is asked only here and stays on the device. */
function MapTools({ leaflet }: { leaflet: ResultsLeaflet }) {
  const [isUnknown, setIsUnknown] = useState(false)

  function locate() {
    setIsUnknown(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => leaflet.setDevice({ lat: coords.latitude, lng: coords.longitude }),
      () => setIsUnknown(true),
      { timeout: 20_000 },
    )
  }

  return (
    <>
      <div className="absolute top-16 right-2.5 z-10 grid overflow-clip rounded-sill border border-mist-400 bg-lime-0">
        <IconButton label={words.nearMe} icon={LocateFixed} onClick={locate} />
        <IconButton label={words.zoomIn} icon={Plus} onClick={() => leaflet.map.zoomIn()} />
        <IconButton label={words.zoomOut} icon={Minus} onClick={() => leaflet.map.zoomOut()} />
      </div>
      <output className="absolute inset-x-14 bottom-12 z-10 rounded-tag bg-lime-0 px-2 py-1 text-small empty:hidden">
        {isUnknown && words.notFound}
      </output>
    </>
  )
}

type ChosenProps = {
  id: string
  listed: readonly Property[]
  card: (property: Property) => ReactNode
  onClose: () => void
}

/** The card of the chosen pin. */
function Chosen({ id, listed, ...props }: ChosenProps) {
  const property = listed.find(({ _id }) => _id === id)
  return property ? <ChosenCard property={property} {...props} /> : <FetchedCard id={id} {...props} />
}

function FetchedCard({ id, ...props }: Omit<ChosenProps, 'listed'>) {
  const { fetched, retry } = useReply<Property>(href(PATHS.property, { id }))
  if (fetched.status === 'ready') return <ChosenCard property={fetched.body} {...props} />
  return (
    <div className="relative flex min-h-13 w-full items-center gap-3 bg-lime-0 px-4 text-small roof sm:m-2 sm:w-84 sm:rounded-court">
      <output className="flex-1">
        {fetched.status === 'loading' ? messages.detail.loading : messages.detail.failedTitle}
      </output>
      {fetched.status === 'failed' && (
        <Button look="secondary" size="small" onClick={retry}>
          {messages.detail.retry}
        </Button>
      )}
      <IconButton label={words.close} icon={X} onClick={props.onClose} />
    </div>
  )
}

function ChosenCard({
  property,
  card,
  onClose,
}: Omit<ChosenProps, 'id' | 'listed'> & { property: Property }) {
  return (
    <div className="relative max-h-[60svh] w-full overflow-y-auto rounded-t-court bg-lime-0 roof sm:m-2 sm:w-84 sm:rounded-court">
      <div className="sticky top-0 z-10 flex justify-end">
        <IconButton label={words.close} icon={X} onClick={onClose} className="-mb-11 bg-lime-0" />
      </div>
      <div className="grid card-rows">{card(property)}</div>
    </div>
  )
}

type CountsProps = Pick<ResultsMapProps, 'onChange'> & {
  found: PropertiesOnMap | undefined
  isFailed: boolean
}

function Counts({ found, isFailed, onChange }: CountsProps) {
  return (
    <div aria-live="polite" className="flex min-h-13 flex-wrap items-center gap-x-2 py-1 text-small">
      {isFailed && words.failed}
      {found && (
        <p className="font-semibold">{words.shown(messages.words.amount(String(found.pins.length)))}</p>
      )}
      {found?.more && <p>{words.more}</p>}
      {found && found.unplaced > 0 && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-tea-700 underline underline-offset-4"
          onClick={() => onChange({ placed: 'false', view: '' })}
        >
          {words.unplaced(messages.words.amount(String(found.unplaced)))}
        </button>
      )}
    </div>
  )
}
