/** The address of every screen of the panel, written once: mails and calendars lead there too. `:name` marks a parameter; `href` fills it in. */
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

/** The accounts of a role. */
export const accountsOf = (role: string) => `/admin/users/${role}`
