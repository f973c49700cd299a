const JOINERS = '\u200c\u200d'
const UNSEEN = new RegExp(`(?![${JOINERS}\\n])[\\p{Cc}\\p{Cf}\\p{Cs}]`, 'gu')
const EDGES = new RegExp(`^[\\s${JOINERS}]+|[\\s${JOINERS}]+$`, 'gu')

/**
 * A text as its readers see it: without control characters, direction marks and other letters that show nothing, so
 * that no title is blank and none reads backwards. Joiners inside stay, Bengali and Hindi spell with them.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(EDGES, '')
    .normalize('NFC')
}

/** The same in one line: line breaks become spaces. */
export const plainLine = (text: string): string => plainText(text).replace(/\s*\n\s*/g, ' ')
