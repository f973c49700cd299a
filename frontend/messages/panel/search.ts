/** The sentences of the search in the panel's top bar. */
export const panelSearch = {
  label: 'Search properties',
  hint: 'A number, a title, a place, an owner',
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
} as const
