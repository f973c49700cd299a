import { useEffect, useRef, useState } from 'react'
import { readBox, readOutline } from '#contract/list/map-area.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { makeResultsMap, type ResultsLeaflet, type View } from './leaflet-results.ts'

type Handlers = Parameters<typeof makeResultsMap>[1]

/** The map in its box, with what is found; it goes where the results are when it opens, and then where the visitor moves it. */
export function useResultsLeaflet(
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
export function useLifted(leaflet: ResultsLeaflet | undefined) {
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
