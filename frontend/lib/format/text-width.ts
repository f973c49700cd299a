const [LATIN, SPACE, LETTER, JOINED, SIGN] = [0.5, 0.25, 0.68, 0.2, 0.31]

/**
 * About how wide a text is in our fonts, in times its size. In Indian scripts signs above and below a letter take no room and
 * a letter joined to the one before takes little (fitted to 5,000 words of the site: 9 in 10 are within 17 %).
 */
export function widthOf(text: string): number {
  let width = 0
  let before = ''
  for (const letter of text) {
    width += letterWidth(letter, before)
    before = letter
  }
  return width
}

function letterWidth(letter: string, before: string): number {
  if (/\s/.test(letter)) return SPACE
  if (letter < '\u0900') return LATIN
  if (/[\p{Mn}\p{Cf}]/u.test(letter)) return 0
  if (/\p{Mc}/u.test(letter)) return SIGN
  return /[\u094d\u09cd]/.test(before) ? JOINED : LETTER
}
