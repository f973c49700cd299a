/** A text as it is read, and where each of its letters stands in what was typed. */
export type PlainMessage = { text: string; typedAt: readonly number[] }

const KEYCAP = '\u20e3'
const EMPHASIS = /[*_~`•●▪►➤✅☑✔★☆⭐]/u
const JOINED = /\u200b|\ufe0e|\ufe0f/u
const FEET = /['’′]/u
/** 'x 60': a mark of feet before it belongs to the side of a piece of land. */
const SIDE = /^ ?[xX×s]/u
const DECORATED = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u{1f130}-\u{1f189}]/u
const PICTURE = /\p{Extended_Pictographic}/u

/** A message without bold letters, stars and emoji; 'plot' in mathematical bold is 'plot', a keycap 5 is 5). */
export function plainMessage(typed: string): PlainMessage {
  let text = ''
  const typedAt: number[] = []
  let at = 0
  for (const letter of typed) {
    const isFeet = FEET.test(letter) && /\d$/.test(text) && !SIDE.test(typed.slice(at + 1, at + 4))
    const plain = isFeet ? ' ft ' : plainLetter(letter)
    for (let unit = 0; unit < plain.length; unit += 1) typedAt.push(at)
    text += plain
    at += letter.length
  }
  typedAt.push(at)
  return { text, typedAt }
}

function plainLetter(letter: string): string {
  if (letter === KEYCAP) return ')'
  if (letter >= ' ' && letter <= ')') return letter
  if (JOINED.test(letter)) return ''
  if (DECORATED.test(letter)) return letter.normalize('NFKC')
  if (EMPHASIS.test(letter)) return ' '
  return letter > '\u00ff' && PICTURE.test(letter) ? '\n' : letter
}

/** Where listings begin in a message that numbers them: '1) 4 katha ... 2) 7 katha ...'. */
const NUMBERED = /(?:^|[\s])\(?(\d{1,2})\s?[).](?=\s*\D|\s+\d)/gu
const MOST_LISTINGS = 30

/**
 * The listings of a message, each with the line above the first one and, where a blank line or a number to call follows the last,
 * what stands below it. A message that numbers nothing is one listing.
 */
export function listingsIn(typed: string): string[] {
  const starts: number[] = []
  let end = 0
  const { text, typedAt } = plainMessage(typed)
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match[1]) !== starts.length + 1 || starts.length === MOST_LISTINGS) continue
    starts.push(typedAt[match.index] ?? 0)
    end = Math.max(end, match.index)
  }
  const [first] = starts
  if (starts.length < 2 || first === undefined) return [typed]
  const last = starts.at(-1) ?? first
  const foot = footAt(typed, last)
  const head = typed.slice(0, first).trim()
  const below = typed.slice(foot).trim()
  return starts.map((start, at) =>
    [
      head,
      typed
        .slice(start, starts[at + 1] ?? foot)
        .trim()
        .replace(NUMBER_BEFORE, ''),
      below,
    ]
      .filter((part) => part !== '')
      .join('\n'),
  )
}

const NUMBER_BEFORE = /^\(?\d{1,2}(?:\ufe0f?\u20e3|\s?[).])\s*/u
const FOOT = /\n\s*\n|\n(?=[^\n]*(?:\+?91)?[6-9]\d{4}[ -]?\d{5})/u

function footAt(typed: string, last: number): number {
  const found = FOOT.exec(typed.slice(last))
  return found ? last + found.index : typed.length
}
