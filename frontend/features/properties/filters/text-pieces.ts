import type { ReadingPart, SearchReading } from '#contract/search/reading.ts'

/** A part of the search text that narrows the list: one that was understood, or the remaining words. */
export type TextPiece = { part?: ReadingPart; text: string; without: string }

/**
 * The parts of a search text, each with the text without it. A part overruled by a filter in the address is left out.
 * Without a reading from the server, the whole text is one part.
 */
export function textPieces(text: string, reading: SearchReading | undefined): TextPiece[] {
  const typed = text.trim()
  if (typed === '') return []
  const parts = reading?.parts ?? []
  const shown = parts.filter(({ isOverruled }) => !isOverruled)
  if (shown.length === 0) return [{ text: typed, without: '' }]
  const pieces = shown.map((part) => ({
    part,
    text: typed.slice(part.from, part.to),
    without: tidy(`${typed.slice(0, part.from)} ${typed.slice(part.to)}`),
  }))
  if (!reading || reading.words.length === 0) return pieces
  const understood = parts.map(({ from, to }) => typed.slice(from, to)).join(' ')
  return [...pieces, { text: reading.words.join(' '), without: tidy(understood) }]
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
