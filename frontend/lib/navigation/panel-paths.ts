import { PANEL } from '#contract/panel-paths.ts'

export { accountsOf, PANEL } from '#contract/panel-paths.ts'

/** The form of a new listing that starts from another one. */
export const COPY_OF = 'from'
export const duplicateOf = (id: string) => `${PANEL.addProperty}?${COPY_OF}=${id}`
/** The state of the form of a stored listing over which a new one was laid. */
export const BROUGHT = 'brought'
/** The form of a new listing that starts from what somebody offers. */
export const OFFERED = 'offered'
export const listingOfOffer = (leadId: string) => `${PANEL.addProperty}?${OFFERED}=${leadId}`
/** Everything that a text finds: listings, near ones and people. */
export const SEARCHED = 'q'
export const searchFor = (text: string) => `${PANEL.search}?${new URLSearchParams({ [SEARCHED]: text })}`
/** The table of what waits for approval. */
export const PENDING_TABLE = `${PANEL.viewTable}?status=pending`
/** The table of what lacks a visit of the site or a look at the title deed. */
export const PAPERS_TABLE = `${PANEL.viewTable}?missing=papers`

/** A part of a listing's form, as an address names it. */
export const formPart = (section: string) => `form-${section}`
