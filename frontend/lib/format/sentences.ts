const SENTENCE = /[^.!?।]+(?:[.!?।]+(?!\s)[^.!?।]*)*[.!?।]*\s*/g

/** The sentences of a line, each with the space behind it. */
export const sentencesOf = (line: string): string[] => line.match(SENTENCE) ?? []

/** A sentence however its words are spaced, with or without its stop. */
export const senseOf = (sentence: string) =>
  sentence
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?।]+$/, '')

/** The sentences of a text that none of the others says, as they stand. */
export function unsaidIn(text: string, others: readonly string[]): string[] {
  const said = new Set(others.flatMap(sentencesOf).map(senseOf))
  return text
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => senseOf(sentence) !== '' && !said.has(senseOf(sentence)))
}
