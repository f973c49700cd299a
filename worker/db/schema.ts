/** The whole data model; each table stands in a file of its own. */
export { auditLog } from './tables/audit-log.ts'
export {
  listingCounts,
  listingPlaces,
  listingWords,
  meta,
  placeCounts,
  placeList,
} from './tables/counters.ts'
export { images } from './tables/images.ts'
export { confirmationLinks } from './tables/confirmation-links.ts'
export { contactMessages } from './tables/contact-messages.ts'
export { oneTimeCodes, tryCounts } from './tables/one-time-codes.ts'
export { outbox } from './tables/outbox.ts'
export { properties } from './tables/properties.ts'
export { knownNetworks, sessions } from './tables/sessions.ts'
export { users } from './tables/users.ts'
