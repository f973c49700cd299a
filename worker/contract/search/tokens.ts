import { LIMITS } from '#contract/limits.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { lookupKey } from './lookup-key.ts'

/** A piece of a text: a number, a run of letters, or one of the few signs that mean something. */
export type Token = {
  /** Lower case in NFC, digits in ASCII, without joiners. */
  word: string
  /** Its key in the vocabulary (lookupKey): other spellings of the word have the same. */
  key: string
  /** The key without the ending of Bengali, Hindi or Nepali that is joined to the word. */
  stem?: string
  /**
   * Another spelling than the typed one, guessed: it may name a place or be looked for. Only a slip may name a kind
   * too; nothing else is read from either.
   */
  guess?: 'slip' | 'other word'
  /** A plain decimal number without its commas; undefined for all others. */
  decimal: string | undefined
  isSign: boolean
  from: number
  to: number
  /** Which word of the text it is a piece of: '3bhk' is one word in two tokens. */
  wordAt: number
}

const WORD = /[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]+/gu
const PIECE =
  /([0-9০-৯०-९]+(?:,[0-9০-৯०-९]{2,3})*(?:\.[0-9০-৯०-९]+)?)|([xX,](?<=[0-9০-৯०-९]['’′]? ?[xX,])(?= ?[0-9০-৯०-९])|\/(?<=[0-9০-৯०-९] ?\/)(?= ?[\p{L}\p{N}])|[-‐-―−~](?<!\/.)|[+&<>≤≥₹×*])|[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}][\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}\u200c\u200d]*/gu
const GROUPED = /^\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d+)?$/
const ASCII = /^[ -~]*$/
const DASH = /^[‐-―−~]$/

/** The words of a text as the search index cuts them: letters, numbers and marks, in lower case. */
export const allWordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

/** Those of a search, which looks for so many at most. */
export const wordsOf = (text: string): string[] => allWordsOf(text).slice(0, LIMITS.maxSearchWords)

export const hasWord = (text: string): boolean => /[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]/u.test(text)

/**
 * The pieces of a text with their places in it. A number is cut off from what follows it ('3bhk', '50L'), never from what
 * stands before it ('NH27').
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let wordAt = -1
  for (const match of text.slice(0, LIMITS.maxSearchLetters).matchAll(PIECE)) {
    const [piece, number, sign] = match
    const from = match.index
    const before = tokens.at(-1)
    const isSign = sign !== undefined
    const isGoingOn = before?.to === from && before.decimal !== undefined && number === undefined && !isSign
    if (!isGoingOn) wordAt += 1
    const word = ASCII.test(piece) ? piece.toLowerCase() : asciiDigits(composed(piece))
    const decimal = number !== undefined && GROUPED.test(word) ? word.replaceAll(',', '') : undefined
    const said = isSign ? signOf(word) : word
    tokens.push({
      word: said,
      key: lookupKey(said),
      decimal,
      isSign,
      from,
      to: from + piece.length,
      wordAt,
    })
  }
  return tokens
}

/** One sign for all that mean the same: '–' is '-', and the comma of '2, 3 bhk' is '/'. */
const signOf = (sign: string) => (DASH.test(sign) ? '-' : sign === ',' ? '/' : sign)

const composed = (piece: string) =>
  piece
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
