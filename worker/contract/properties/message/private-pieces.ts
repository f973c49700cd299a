import { LIMITS } from '#contract/limits.ts'
import { phonesIn } from '#contract/properties/input-kinds.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import type { PlainMessage } from './plain-message.ts'

type Label = 'Phone' | 'Owner' | 'Key' | 'Commission' | 'Said, not checked'
/** What only staff may see: a number to call, who has the key; and what the sender claims and nobody has looked at. */
type PrivatePiece = { label: Label; words: string; from: number; to: number }

const END = String.raw`(?=$|[,;.|\n])`
const NAME = String.raw`(?:(?:mr|mrs|ms|md|dr|sri|shri|smt)\.? ?)(?:\p{Lu}[\p{L}\p{M}]+ ?){1,2}`
const DONE = String.raw`(?:done|complete[d]?|clear(?:ed)?|ok|ready|hoyeche|hoye gache|ho gaya|bhayeko)`

/** In this order: what one takes is no longer seen by the next. */
const PIECES: readonly (readonly [Label, RegExp])[] = [
  [
    'Phone',
    /(?<![\d.,])(?:\+?91[ -]?|0)?(?:[6-9]\d{4}[ -]?\d{5}|[6-9]\d\d[ -]\d{3}[ -]\d{4}|[6-9]\d{3}[ -]\d{3}[ -]\d{3}|[6-9]\d{3}[ -]\d{6}|[6-9]\d{3,8}[.…x*]{2,}\d*)(?!\d)/giu,
  ],
  ['Phone', /(?<!\d)0353[ -]?\d{6,7}(?!\d)/gu],
  ['Owner', new RegExp(String.raw`(?<!\p{L})owner(?:'s)?(?: name)?[ :-]{1,3}(?:is )?${NAME}`, 'giu')],
  [
    'Key',
    new RegExp(String.raw`(?<!\p{L})keys? (?:is )?(?:with|at|from)(?: [\p{L}\p{M}.]+){1,3}?${END}`, 'giu'),
  ],
  [
    'Commission',
    /(?<!\p{L})(?:(?:brokerage|commission)[ :-]{1,3}\d[\d.]* ?(?:%|percent)|\d[\d.]* ?(?:%|percent)(?: (?:brokerage|commission))?)/giu,
  ],
  ['Commission', /(?<!\p{L})(?:brokerage|commission) (?:extra|applicable|one month|1 month)/giu],
  [
    'Said, not checked',
    new RegExp(
      String.raw`(?<!\p{L})(?:clear title|title clear|clear deed|(?:mutation|registry|registration|conversion|namjari|khajna) ?(?:is |-|:)? ?${DONE}|(?:bank )?loan (?:available|ok|possible|approved|facility)|clear papers?|papers? clear|all papers? (?:clear|ok|ready)|dispute free|no dispute|vacant)(?![\p{L}\p{M}])`,
      'giu',
    ),
  ],
  [
    'Said, not checked',
    /(?<![\p{L}\p{M}])(?:মিউটেশন (?:করা|হয়েছে|সম্পূর্ণ)|নামজারি (?:করা|হয়েছে)|কাগজ(?:পত্র)? (?:পরিষ্কার|ঠিক)|নামসারি भएको|म्यूटेशन (?:हो गया|हुआ|पूरा)|दाखिल खारिज (?:हो गया|हुआ)|कागज(?:ात)? (?:साफ|क्लियर|ठीक)|नामसारी (?:भएको|भयो))(?![\p{L}\p{M}])/gu,
  ],
]

const CUE =
  /(?:(?<!\p{L})(?:call|contact|phone|ph|mob(?:ile)?|whats ?app|wa|no|number|me|at|on|now|us|or|karun|korun|kare|karein)(?!\p{L})[ .:/-]*)+$/iu
const LONGEST_CUE = 40

/** The private pieces of a message, and the message with a line's end in their place, so that no field is read from them. */
export function withoutPrivate({ text }: PlainMessage): { text: string; pieces: PrivatePiece[] } {
  let left = asciiDigits(text)
  const pieces: PrivatePiece[] = []
  for (const [label, pattern] of PIECES)
    for (const { 0: words, index } of left.matchAll(pattern)) {
      const cue =
        label === 'Phone'
          ? (CUE.exec(left.slice(Math.max(0, index - LONGEST_CUE), index))?.[0].length ?? 0)
          : 0
      pieces.push({
        label,
        words: text.slice(index, index + words.length).trim(),
        from: index,
        to: index + words.length,
      })
      left = left.slice(0, index - cue) + '\n'.repeat(cue + words.length) + left.slice(index + words.length)
    }
  return { text: left, pieces: pieces.toSorted((one, other) => one.from - other.from) }
}

/** The pieces as a private file takes them; what it has no field for stands in the notes, a line for each label. */
export function privateFileOf(pieces: readonly PrivatePiece[]): Record<string, string | string[]> {
  const said = (label: Label) => [
    ...new Set(pieces.flatMap((piece) => (piece.label === label ? [withoutLabel(piece.words)] : []))),
  ]
  const phones = said('Phone')
  const whole = phones.filter((phone) => phonesIn(phone)).slice(0, LIMITS.ownerPhones)
  const [owner, ...otherOwners] = said('Owner')
  const [key, ...otherKeys] = said('Key')
  const lines = [
    ['Phone', phones.filter((phone) => !whole.includes(phone))],
    ['Owner', otherOwners],
    ['Key', otherKeys],
    ['Said, not checked', said('Said, not checked')],
  ] as const
  const notes = lines.flatMap(([label, words]) => (words.length > 0 ? [`${label}: ${words.join(', ')}`] : []))
  const commission = said('Commission').join(', ')
  return {
    ...(owner !== undefined && { ownerName: owner }),
    ...(whole.length > 0 && { ownerPhones: whole }),
    ...(key !== undefined && { keyWith: key }),
    ...(commission !== '' && { commission }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
  }
}

const withoutLabel = (words: string) =>
  words.replace(/^(?:owner(?:'s)?(?: name)?|keys?|brokerage|commission)[ :-]{1,3}(?:is )?(?:with )?/iu, '')
