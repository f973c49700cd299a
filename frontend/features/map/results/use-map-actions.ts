import type { RefObject } from 'react'
import { type Point, writeBox, writeOutline } from '#contract/list/map-area.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { ResultsLeaflet } from './leaflet-results.ts'
import { outlineOf } from './outline-of.ts'

type Actions = {
  onChange: (changes: Record<string, string>) => void
  leaflet: ResultsLeaflet | undefined
  found: PropertiesOnMap | undefined
  drawButton: RefObject<HTMLButtonElement | null>
  onLeft: () => void
  onArea: () => void
  closeCard: () => void
}

/** What the buttons on the map do. One that goes with what it did hands the focus on. */
export function useMapActions({ leaflet, found, onChange, drawButton, onLeft, onArea, closeCard }: Actions) {
  const focusMap = () => leaflet?.map.getContainer().focus({ preventScroll: true })

  function searchHere() {
    if (!leaflet) return
    const box = leaflet.box()
    onArea()
    closeCard()
    focusMap()
    onChange({ bbox: writeBox(box), outline: '' })
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
