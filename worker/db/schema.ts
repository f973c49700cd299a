/** The whole data model. */
export { areaPages } from './tables/area-pages.ts'
export { landmarks } from './tables/landmarks.ts'
export { alertFinds, alertRounds, alerts, listingNews } from './tables/alerts.ts'
export { auditLog } from './tables/audit-log.ts'
export {
  listingCounts,
  listingPlaces,
  listingWords,
  meta,
  placeCounts,
  placeList,
  searchWords,
} from './tables/counters.ts'
export { images } from './tables/images.ts'
export { importedListings } from './tables/imports.ts'
export { confirmationLinks } from './tables/confirmation-links.ts'
export { contactMessages } from './tables/contact-messages.ts'
export { calendarKeys, leadLines, leads } from './tables/leads.ts'
export { seenAsked, seenCounts, seenFlushes, seenKeys, seenNames } from './tables/numbers.ts'
export { people } from './tables/people.ts'
export { outbox } from './tables/outbox.ts'
export { sharedListComments, sharedListItems, sharedLists, sharedListVotes } from './tables/shared-lists.ts'
export { taughtWords } from './tables/taught-words.ts'
export { properties } from './tables/properties.ts'
export { knownNetworks, oneTimeCodes, sessions, tryCounts, users } from './tables/accounts.ts'
