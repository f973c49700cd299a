/** Joiners, with which Bengali and Hindi spell, selectors, which give a picture its look, and the break of a line. */
const KEPT = '\u200c\u200d\ufe00-\ufe0f\\n'

/**
 * Matches what shows nothing or turns the reading, what is no letter at all, and what only the typeface of whoever typed it has.
 */
export const UNSEEN = new RegExp(
  `(?![${KEPT}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
)

/** What an address says, as a page may say it again. */
export const seenIn = (text: string): string => text.replace(UNSEEN, '')
