import 'leaflet/dist/leaflet.css'
import './results-map.css'
import { LocateFixed, Minus, Pencil, Plus, X } from 'lucide'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { type Point, readBox, readOutline, writeBox, writeOutline } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { Property } from '#contract/properties/replies.ts'
import { statusOf, useReply } from '#frontend/lib/api/use-reply.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { DrawingPad } from './drawing-pad.tsx'
import { makeResultsMap, type ResultsLeaflet, type View } from './leaflet-results.ts'
import { outlineOf } from './outline-of.ts'
import { PinList } from './pin-list.tsx'

const words = messages.resultsMap
const NO_PINS: PropertiesOnMap['pins'] = []

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
export function ResultsMap({ params, address, onChange, listed, card: cardOf }: ResultsMapProps) {
  const { fetched } = useReply<PropertiesOnMap>(address)
  const found = fetched.status === 'ready' ? fetched.body : undefined
  const [isMoved, setIsMoved] = useState(false)
  const [isDrawing, setIsDrawing] = useState(false)
  const [inSight, setInSight] = useState<number>()
  const drawButton = useRef<HTMLButtonElement>(null)
  const card = useChosenCard()
  const { box, leaflet } = useLeaflet(params, found, card.chosen, {
    onChoose: card.choose,
    onMoved: () => setIsMoved(true),
    onSight: setInSight,
  })
  useLifted(leaflet)
  const isNarrowed = params.has('bbox') || params.has('outline')
  // Pins give way to what stands on the map now.
  useEffect(() => leaflet?.draw(), [leaflet, isMoved, isDrawing, isNarrowed])

  const { focusMap, searchHere, clear, showAll, finish, leaveDrawing } = useActions({
    leaflet,
    found,
    onChange,
    drawButton,
    onLeft: () => setIsDrawing(false),
    onArea: () => setIsMoved(false),
    closeCard: () => card.choose(''),
  })

  return (
    <section aria-label={words.label} className="min-w-0 max-[77.5rem]:-mx-(--gutter) min-[77.5625rem]:pb-4">
      <div className={BOX}>
        <div className={MAP_AND_STRIP}>
          <div className={STRIP}>
            <Counts
              found={found}
              failure={fetched.status === 'failed' ? sayOf(fetched.error) : undefined}
              onChange={onChange}
              onShowAll={isMoved && inSight === 0 ? showAll : undefined}
            />
          </div>
          <div className="relative min-h-36 flex-1 overflow-hidden border-mist-200 max-[77.5rem]:border-b min-[77.5625rem]:rounded-court min-[77.5625rem]:border">
            <div
              ref={box}
              role="application"
              aria-label={words.label}
              className="results-map absolute inset-0"
            />
            {isDrawing && leaflet && <DrawingPad leaflet={leaflet} onDone={finish} onLeave={leaveDrawing} />}
            <MapActions
              drawButton={drawButton}
              isDrawing={isDrawing}
              onDraw={() => setIsDrawing(!isDrawing)}
              onClear={isNarrowed ? clear : undefined}
              onSearchHere={isMoved ? searchHere : undefined}
            />
            {leaflet && <MapTools leaflet={leaflet} />}
            <Note />
            <div className={CARD_PLACE}>
              {card.chosen !== '' && (
                <Chosen
                  key={card.chosen}
                  id={card.chosen}
                  listed={listed}
                  card={cardOf}
                  onShown={(element) => {
                    leaflet?.reveal(card.chosen, element)
                    card.takeFocus(element)
                  }}
                  onClose={() => card.close(focusMap)}
                />
              )}
            </div>
          </div>
        </div>
        <PinList pins={found?.pins ?? NO_PINS} listed={listed} onChoose={card.choose} />
      </div>
    </section>
  )
}

/** Whose drawing it is. Presses go through to the pins. */
function Note() {
  return (
    <p
      data-map-edge="bottom"
      className="pointer-events-none absolute right-2 bottom-2 z-10 rounded-tag bg-lime-0/90 px-2 py-0.5 text-micro text-ink-700 min-[112rem]:right-auto min-[112rem]:left-2 [@media(height<27rem)]:right-auto [@media(height<27rem)]:left-2"
    >
      {[messages.map.drawn, import.meta.env.MAP_TILES_ATTRIBUTION].filter(Boolean).join(' · ')}
    </p>
  )
}

/** On wide screens as high as what is seen of the page, with the list of pins: the map gives way to it. Low windows scroll. */
const BOX =
  'sticky top-16 lg:top-36 min-[77.5625rem]:flex min-[77.5625rem]:h-[calc(100svh-9.75rem)] min-[77.5625rem]:min-h-100 min-[77.5625rem]:flex-col min-[77.5625rem]:[@media(height<40rem)]:static'
/** Below wide screens as high as what is seen of the page. */
const MAP_AND_STRIP =
  'flex h-[calc(100svh-7.8125rem)] min-h-64 flex-col lg:h-[calc(100svh-9rem)] min-[77.5625rem]:h-auto min-[77.5625rem]:min-h-0 min-[77.5625rem]:flex-1'
/** Around a card the map still takes the pointer. */
const CARD_PLACE =
  'pointer-events-none absolute inset-0 z-20 flex flex-col items-start justify-end *:pointer-events-auto min-[77.5625rem]:p-2'

/** The pin whose card is open. A card that was opened from the list of pins takes the focus, and gives it back to its row. */
function useChosenCard() {
  const [chosen, setChosen] = useState('')
  const row = useRef<HTMLElement>(undefined)
  return {
    chosen,
    choose: (id: string, from?: HTMLElement) => {
      row.current = from
      setChosen(id)
    },
    takeFocus: (card: HTMLElement) => {
      if (document.activeElement === row.current) card.focus()
      else takeLostFocus(card)
    },
    close: (otherwise: () => void) => {
      setChosen('')
      row.current?.focus()
      // The row may be gone, or the list closed.
      if (!row.current || document.activeElement !== row.current) otherwise()
    },
  }
}

type Actions = Pick<ResultsMapProps, 'onChange'> & {
  leaflet: ResultsLeaflet | undefined
  found: PropertiesOnMap | undefined
  drawButton: RefObject<HTMLButtonElement | null>
  onLeft: () => void
  onArea: () => void
  closeCard: () => void
}

/** What the buttons on the map do. One that goes with what it did hands the focus on. */
function useActions({ leaflet, found, onChange, drawButton, onLeft, onArea, closeCard }: Actions) {
  const focusMap = () => leaflet?.map.getContainer().focus({ preventScroll: true })

  function searchHere() {
    if (!leaflet) return
    onArea()
    closeCard()
    focusMap()
    onChange({ bbox: writeBox(leaflet.box()), outline: '' })
  }

  function clear() {
    focusMap()
    onChange({ bbox: '', outline: '' })
  }

  function showAll() {
    focusMap()
    leaflet?.fit(found?.pins ?? [])
  }

  function leaveDrawing() {
    onLeft()
    drawButton.current?.focus({ preventScroll: true })
  }

  function finish(drawn: Point[]) {
    leaveDrawing()
    const outline = outlineOf(drawn)
    closeCard()
    if (outline) onChange({ outline: writeOutline(outline), bbox: '' })
  }

  return { focusMap, searchHere, clear, showAll, finish, leaveDrawing }
}

type MapActionsProps = {
  drawButton: Ref<HTMLButtonElement>
  isDrawing: boolean
  onDraw: () => void
  onClear: (() => void) | undefined
  onSearchHere: (() => void) | undefined
}

/** What can be done with the part of the map that is searched. */
function MapActions({ drawButton, isDrawing, onDraw, onClear, onSearchHere }: MapActionsProps) {
  return (
    <div
      data-map-edge="top"
      className="pointer-events-none absolute inset-x-2.5 top-2.5 z-20 flex flex-wrap justify-center gap-2 *:pointer-events-auto"
    >
      <Button ref={drawButton} look="secondary" size="small" aria-pressed={isDrawing} onClick={onDraw}>
        <Icon of={Pencil} />
        {isDrawing ? words.drawing : words.draw}
      </Button>
      {onClear && (
        <Button look="secondary" size="small" onClick={onClear}>
          <Icon of={X} />
          {words.clear}
        </Button>
      )}
      {onSearchHere && !isDrawing && (
        <Button size="small" onClick={onSearchHere}>
          {words.searchArea}
        </Button>
      )}
    </div>
  )
}

/** On phones and tablets a strip at the foot of the map; on phones the way back to the list lies at its end. */
const STRIP =
  'max-[77.5rem]:relative max-[77.5rem]:z-30 max-[77.5rem]:order-1 max-[77.5rem]:min-h-15 max-[77.5rem]:bg-lime-0 max-[77.5rem]:px-(--gutter) max-[77.5rem]:py-1.5 max-[77.5rem]:roof max-lg:!pr-[calc(var(--gutter)+5.5rem)]'

type Handlers = Parameters<typeof makeResultsMap>[1]

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
      onSight: (count) => latest.current.onSight(count),
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
      <div
        data-map-edge="right"
        className="absolute top-16 right-2.5 z-10 grid overflow-clip rounded-sill border border-mist-400 bg-lime-0"
      >
        <IconButton label={words.nearMe} icon={LocateFixed} onClick={locate} />
        <IconButton label={words.zoomIn} icon={Plus} onClick={leaflet.zoomIn} />
        <IconButton label={words.zoomOut} icon={Minus} onClick={leaflet.zoomOut} />
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
  /** Called with the card once it stands. */
  onShown: (element: HTMLElement) => void
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
  onShown,
  onClose,
}: Omit<ChosenProps, 'id' | 'listed'> & { property: Property }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(onShown)
  useEffect(() => {
    if (box.current) shown.current(box.current)
  }, [])
  return (
    <fieldset
      ref={box}
      aria-label={titleOf(property)}
      tabIndex={-1}
      className="pin-card relative m-0 flex max-h-full min-h-0 w-full min-w-0 flex-col border-0 p-0 sm:m-2 sm:w-84"
    >
      {/* Above a row: its upper corner holds what the price is asked for. */}
      <IconButton
        label={words.close}
        icon={X}
        onClick={onClose}
        className="absolute right-0 z-10 bg-lime-0 max-sm:-top-13 max-sm:right-2"
      />
      <div className="max-h-[60svh] min-h-0 overflow-y-auto rounded-t-court bg-lime-0 roof sm:rounded-court">
        <div className="grid card-rows">{card(property)}</div>
      </div>
    </fieldset>
  )
}

const COUNT_LINK = 'inline-flex min-h-11 items-center text-left text-tea-700 underline underline-offset-4'

type CountsProps = Pick<ResultsMapProps, 'onChange'> & {
  found: PropertiesOnMap | undefined
  failure: string | undefined
  /** Where none of them is in sight. */
  onShowAll: (() => void) | undefined
}

const sayOf = (error: unknown) => (statusOf(error) === 429 ? messages.list.tooMany : words.failed)

function Counts({ found, failure, onChange, onShowAll }: CountsProps) {
  return (
    <div aria-live="polite" className="flex min-h-13 flex-wrap items-center gap-x-2 py-1 text-small">
      {failure}
      {found && (
        <p className="font-semibold">{words.shown(messages.words.amount(String(found.pins.length)))}</p>
      )}
      {found && found.pins.length > 0 && onShowAll && (
        <button type="button" className={COUNT_LINK} onClick={onShowAll}>
          {words.showAll}
        </button>
      )}
      {found?.more && <p>{words.more}</p>}
      {found && found.unplaced > 0 && (
        <button type="button" className={COUNT_LINK} onClick={() => onChange({ placed: 'false', view: '' })}>
          {words.unplaced(messages.words.amount(String(found.unplaced)))}
        </button>
      )}
    </div>
  )
}
