/** The address of every screen of the panel, written once. `:name` marks a parameter; `href` fills it in. */
export const PANEL = {
  dashboard: '/admin/dashboard',
  properties: '/admin/properties',
  viewTable: '/admin/properties/view',
  updateTable: '/admin/properties/update',
  deleteTable: '/admin/properties/delete',
  property: '/admin/properties/view/:id',
  addProperty: '/admin/properties/add',
  editProperty: '/admin/properties/edit/:id',
  confirmListings: '/admin/properties/confirm',
  importProperties: '/admin/properties/import',
  areas: '/admin/areas',
  sentLists: '/admin/lists',
  landmarks: '/admin/landmarks',
  search: '/admin/search',
  leads: '/admin/leads',
  lead: '/admin/leads/:id',
  visits: '/admin/visits',
  numbers: '/admin/numbers',
  messages: '/admin/messages',
  activity: '/admin/activity',
  password: '/admin/password',
  devices: '/admin/devices',
  mails: '/admin/mails',
  ownPerson: '/admin/person',
  person: '/admin/person/:id',
  help: '/admin/help',
} as const

/** The form of a new listing that starts from another one. */
export const COPY_OF = 'from'
export const duplicateOf = (id: string) => `${PANEL.addProperty}?${COPY_OF}=${id}`
/** The state of the form of a stored listing over which a new one was laid. */
export const BROUGHT = 'brought'
/** The form of a new listing that starts from what somebody offers. */
export const OFFERED = 'offered'
/** Everything that a text finds: listings, near ones and people. */
export const SEARCHED = 'q'
export const searchFor = (text: string) => `${PANEL.search}?${new URLSearchParams({ [SEARCHED]: text })}`
/** The accounts of a role. */
export const accountsOf = (role: string) => `/admin/users/${role}`
/** The table of what waits for approval. */
export const PENDING_TABLE = `${PANEL.viewTable}?status=pending`
/** The table of what lacks a visit of the site or a look at the title deed. */
export const PAPERS_TABLE = `${PANEL.viewTable}?missing=papers`

/** A part of a listing's form, as an address names it. */
export const formPart = (section: string) => `form-${section}`
