type Said = readonly [label: string, words: readonly string[]]

/** What a private file has no field for, as its notes say it: a line for each label. */
export const noteLines = (said: readonly Said[]): string[] =>
  said.flatMap(([label, words]) => (words.length > 0 ? [`${label}: ${words.join(', ')}`] : []))
