import { LIMITS } from '#contract/limits.ts'

type Wishing = { words: string; looksFor: string | null; offer: unknown }

/** What a lead looks for: as staff wrote it, else in the person's own words; nothing where somebody offers. */
export const wishOf = ({ words, looksFor, offer }: Wishing): string =>
  looksFor ?? (offer ? '' : words.slice(0, LIMITS.maxSearchLetters))
