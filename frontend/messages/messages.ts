/**
 * The sentences of the visitor's language: the build of another language replaces the English catalogue by its own.
 * A page loads only the sentences it shows.
 */
export * as messages from '#frontend/messages/en.ts'
