/** A text as it is read, and where each of its letters stands in what was typed. */
export type PlainMessage = { text: string; typedAt: readonly number[] }

const KEYCAP = '\u20e3'
const EMPHASIS = /[*_~`•●▪►➤✅☑✔★☆⭐]/u
const JOINED = /\u200b|\ufe0e|\ufe0f/u
const FEET = /['’′]/u
/** 'x 60': a mark of feet before it belongs to the side of a piece of land. */
const SIDE = /^ ?[xX×s]/u
const DECORATED = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u{1f130}-\u{1f189}]/u
const PIN = '\u{1f4cd}'
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
  if (letter === PIN) return '\nlocation: '
  return letter > '\u00ff' && PICTURE.test(letter) ? '\n' : letter
}
