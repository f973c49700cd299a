import { FIRM } from '#contract/firm.ts'

/** The sentences of the search in the panel's top bar, and of its own screen. */
export const panelSearch = {
  label: 'Search properties',
  hint: 'Number, place or owner',
  clear: 'Clear search',
  shortcut: 'Ctrl K',
  results: 'Properties',
  loading: 'Searching...',
  failed: 'Failed to search properties',
  empty: 'No properties found',
  found: (count: number, term: string) => `${count} found for “${term}”`,
  firstFound: (count: number, term: string) => `First ${count} for “${term}”`,
  onRequest: 'Contact for Price',
  noPicture: 'No picture yet',
  everything: (term: string) => `Everything for “${term}”: listings, near ones, people`,
  asked: {
    above: (has: string, most: string) => `${has}, asked up to ${most}`,
    below: (has: string, least: string) => `${has}, asked from ${least}`,
  },
  page: {
    pageTitle: `Search | ${FIRM.productName}`,
    title: 'Search',
    intro: 'Listings in words as on the site, and people by name, phone or listing.',
    field: 'What is looked for',
    hint: '3 katha plot near Matigara under 50 lakh',
    understood: (pieces: string) => `Understood as: ${pieces}.`,
    leaveOut: (piece: string) => `Leave out ${piece}`,
    notUnderstood: (words: string) => `Not understood, and counted: “${words}”.`,
    listings: (count: number, isMore: boolean) =>
      count === 1 ? '1 listing fits' : `${isMore ? 'The first ' : ''}${count} listings fit`,
    near: (count: number) => `Nothing fits, ${count === 1 ? '1 comes' : `${count} come`} near`,
    nearly: (count: number) => (count === 1 ? '1 nearly fits' : `${count} nearly fit`),
    nothing: 'No listing fits, and none comes near',
    nothingText: 'Leave something out, or note the wish as a lead: it is not lost then.',
    people: (count: number, isMore: boolean) =>
      count === 1 ? '1 person' : `${isMore ? 'The first ' : ''}${count} people`,
    failed: 'The search did not work.',
    retry: 'Retry',
  },
} as const
