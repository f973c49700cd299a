import { UNSEEN } from './unseen.ts'

const JOINERS = '\u200c\u200d'
/** What gives the letter before it its look, as in pictures: behind nothing it shows nothing. */
const SELECTORS = '\ufe00-\ufe0f'
/** Letters that look like a space and are none. */
const BLANKS = '\u115f\u1160\u2800\u3164\uffa0'
const BLANK = new RegExp(`[${BLANKS}]`, 'gu')
/** Matches a letter that shows nothing, and no space, in a name of one line. */
export const INVISIBLE = new RegExp(`[${BLANKS}\\n\\p{Zl}\\p{Zp}]|${UNSEEN.source}`, 'u')
const SELECTOR = new RegExp(`[${SELECTORS}]`)
const MARK = /\p{M}/u

/**
 * How much longer than its limit a raw text may be: composing shortens it, and so does trimming. What is longer is refused
 * unread.
 */
const ROOM = 4

/** Marks on one letter; composing a text takes as long as the square of this (Unicode, annex 15, stream-safe text). */
const MOST_MARKS = 30

/** The raw length that a text of this limit may have. */
export const rawLetters = (maxLetters: number) => maxLetters * ROOM

/**
 * A text as its readers see it: without control characters, direction marks and other letters that show nothing, so
 * that no title is blank and none reads backwards. Joiners inside stay, Bengali and Hindi spell with them.
 */
export function plainText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')
  return composed(withoutEdges(lines.replace(BLANK, ' ').replace(UNSEEN, '')))
}

/** The same in one line: line breaks become spaces. */
export function plainLine(text: string): string {
  const lines = plainText(text)
    .split('\n')
    .map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** A text in composed letters (NFC), without the marks that nobody could read any more. */
export function composed(text: string): string {
  return readableMarks(text).normalize('NFC')
}

function readableMarks(text: string): string {
  if (text.length <= MOST_MARKS) return text
  let [kept, marks, start, at] = ['', 0, 0, 0]
  for (const letter of text) {
    marks = MARK.test(letter) ? marks + 1 : 0
    if (marks > MOST_MARKS) {
      kept += text.slice(start, at)
      start = at + letter.length
    }
    at += letter.length
  }
  return kept + text.slice(start)
}

/**
 * Without spaces and joiners around it, and selectors of nothing before it. By a loop: a pattern for the end would start again at
 * every space inside.
 */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && (isEdge(text.charAt(start)) || SELECTOR.test(text.charAt(start)))) start += 1
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isEdge = (letter: string) => JOINERS.includes(letter) || letter.trim() === ''
