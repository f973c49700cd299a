/** The sentences of the visitor's language: the build puts another catalogue in the place of the English one. A page loads those it shows and no others. */
export * as messages from '#frontend/messages/en.ts'
