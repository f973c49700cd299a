const JOINERS = '\u200c\u200d'
const UNSEEN = new RegExp(`(?![${JOINERS}\\n])[\\p{Cc}\\p{Cf}\\p{Cs}]`, 'gu')
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
  return composed(withoutEdges(lines.replace(UNSEEN, '')))
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

/** Without spaces and joiners around it. By a loop: a pattern for the end would start again at every space inside. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isEdge(text.charAt(start))) start += 1
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isEdge = (letter: string) => JOINERS.includes(letter) || letter.trim() === ''
