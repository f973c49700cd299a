/** What is chosen, as its chips say it. */
export const activeFilters = {
  deals: { sale: 'Sale', rent: 'Rent', lease: 'Lease' },
  priceNotUnderstood: (text: string) =>
    `We did not understand “${text}” as a budget, so all prices are shown. Try “50 lakh” or “20-40 lakh”.`,
  bedroomsCount: (count: string) => (count === '1' ? '1 bedroom' : `${count} bedrooms`),
  remove: (filter: string) => `Remove ${filter}`,
  upTo: (price: string) => `Up to ${price}`,
  atLeast: (price: string) => `From ${price}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  areaAtLeast: (area: string) => `From ${area}`,
  areaAtMost: (area: string) => `Up to ${area}`,
}
