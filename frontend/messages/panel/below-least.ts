/** A price below the least that the owner takes, as the private file says it. */
export const belowLeast = {
  title: 'Below the owner’s least?',
  text: (least: string) => `Below the owner’s least of ${least}. Set it all the same?`,
  back: 'Change the price',
  allTheSame: 'Set it all the same',
} as const
