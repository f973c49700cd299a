import { foundSentence } from '#contract/list/found-sentence.ts'
import { FIRM } from '#contract/firm.ts'

export const list = {
  pageTitle: `Property in ${FIRM.city} and ${FIRM.surroundings} | ${FIRM.productName}`,
  description: `Warehouses, plots, villas and homes for sale and for rent in and around ${FIRM.city}, with prices and sizes.`,
  title: `Property in ${FIRM.city} and ${FIRM.surroundings}`,
  lead: 'Warehouses, plots, villas and homes, with the price and both sizes written down.',
  explorePlots: 'Explore Plots',
  allProperties: 'All Properties',
  slides: 'Pictures, 3 slides',
  slide: (number: number) => `Slide ${number}`,
  slideAlt: [
    'A street of villas in evening light with hills behind',
    'Marked plots between a tea garden and a river, seen from above',
    'A warehouse park with docks and trucks at dawn',
  ],
  loading: 'Loading properties',
  loadingMore: 'Loading more properties',
  count: (total: string, isOne: boolean) => (isOne ? '1 property' : `${total} properties`),
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest',
    'price-asc': 'Lowest price',
    'price-desc': 'Highest price',
    'area-desc': 'Largest area',
    best: 'Best match',
  },
  windowed: 'Sorted within the 500 newest matches of your search.',
  showMore: 'Show more',
  moreFailed: 'The next properties could not be loaded.',
  emptyTitle: 'No Properties Found',
  emptySentences: [
    "Sorry, we couldn't find any properties matching your search criteria.",
    'Try adjusting your filters or search terms.',
  ],
  clearAll: 'Clear all',
  failed: 'The list could not be loaded. Check your connection and try again.',
  retry: 'Retry',
  more: (shown: number, total: string) => `${shown} of ${total}`,
  /** '7 villas for sale in Siliguri'. */
  found: foundSentence,
  selling: {
    question: 'Selling land?',
    tellUs: 'Tell us on WhatsApp',
    text: `Hello ${FIRM.productName}, I would like to sell land.`,
  },
}

export const filters = {
  title: 'Filters',
  all: 'All filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count}`),
}
