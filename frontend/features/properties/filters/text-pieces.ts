import type { ReadingPart, SearchReading } from '#contract/search/reading.ts'

/** A piece of the search text that narrows the list: what was read in it, or the words that remained. */
export type TextPiece = { part?: ReadingPart; text: string; without: string }

/**
 * The pieces of a search text, each with the text without it. What a filter of the address overrules is none. The whole text is one
 * piece as long as nobody has said what was understood of it.
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
