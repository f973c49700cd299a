/** The sentences of the visitor's language; English is the only one so far. A page loads those it shows and no others. */
export * as messages from './en.ts'
