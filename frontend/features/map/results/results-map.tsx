import 'leaflet/dist/leaflet.css'
import './results-map.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chosen, useChosenCard } from './chosen-card.tsx'
import { DrawingPad } from './drawing-pad.tsx'
import { MapActions, MapTools, Note } from './map-controls.tsx'
import { MapCounts, sayOf } from './map-counts.tsx'
import { PinList } from './pin-list.tsx'
import { useMapActions } from './use-map-actions.ts'
import { useLifted, useResultsLeaflet } from './use-results-leaflet.ts'

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
  const [isDrawing, setIsDrawing] = useState(false)
  const { inSight, setInSight, isElsewhere, setIsMoved, isNarrowed } = useWhatIsShown(params, found)
  const drawButton = useRef<HTMLButtonElement>(null)
  const card = useChosenCard()
  const { box, leaflet } = useResultsLeaflet(params, found, card.chosen, {
    onChoose: card.choose,
    onMoved: () => setIsMoved(true),
    onSight: setInSight,
  })
  useLifted(leaflet)
  // Pins give way to what stands on the map now.
  useEffect(() => leaflet?.draw(), [leaflet, isElsewhere, isDrawing, isNarrowed])

  const { focusMap, searchHere, clear, showAll, finish, leaveDrawing } = useMapActions({
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
            <MapCounts
              found={found}
              failure={fetched.status === 'failed' ? sayOf(fetched.error) : undefined}
              onChange={onChange}
              inSight={isElsewhere ? inSight : undefined}
              onShowAll={showAll}
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
              onSearchHere={isElsewhere ? searchHere : undefined}
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

/** On wide screens as high as what is seen of the page, with the list of pins: the map gives way to it. Low windows scroll. */
const BOX =
  'sticky top-16 lg:top-36 min-[77.5625rem]:flex min-[77.5625rem]:h-[calc(100svh-9.75rem)] min-[77.5625rem]:min-h-100 min-[77.5625rem]:flex-col min-[77.5625rem]:[@media(height<40rem)]:static'
/** Below wide screens as high as what is seen of the page. */
const MAP_AND_STRIP =
  'flex h-[calc(100svh-7.8125rem)] min-h-64 flex-col lg:h-[calc(100svh-9rem)] min-[77.5625rem]:h-auto min-[77.5625rem]:min-h-0 min-[77.5625rem]:flex-1'
/** Around a card the map still takes the pointer. */
const CARD_PLACE =
  'pointer-events-none absolute inset-0 z-20 flex flex-col items-start justify-end *:pointer-events-auto min-[77.5625rem]:p-2'

/** On phones and tablets a strip at the foot of the map; on phones the way back to the list lies at its end. */
const STRIP =
  'max-[77.5rem]:relative max-[77.5rem]:z-30 max-[77.5rem]:order-1 max-[77.5rem]:min-h-15 max-[77.5rem]:bg-lime-0 max-[77.5rem]:px-(--gutter) max-[77.5rem]:py-1.5 max-[77.5rem]:roof max-lg:!pr-[calc(var(--gutter)+5.5rem)]'

/** How many pins are in sight, and whether the map shows another part than where the results put it. */
function useWhatIsShown(params: URLSearchParams, found: PropertiesOnMap | undefined) {
  const [inSight, setInSight] = useState<number>()
  const [isMoved, setIsMoved] = useState(false)
  const isNarrowed = params.has('bbox') || params.has('outline')
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed)
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true)
  const hasPinsOutside = found !== undefined && inSight !== undefined && inSight < found.pins.length
  // What narrowed the results to a part of the map is gone, and the map stays at the part.
  const isLeft = wasNarrowed && !isNarrowed && hasPinsOutside
  return { inSight, setInSight, isElsewhere: isMoved || isLeft, setIsMoved, isNarrowed }
}
