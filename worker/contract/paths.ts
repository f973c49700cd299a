/** The address of every call, written once. `:name` marks a parameter. */
export const PATHS = {
  home: '/api/home',
  properties: '/api/properties',
  property: '/api/properties/:id',
  nearestProperties: '/api/properties/nearest',
  propertiesToConfirm: '/api/properties/to-confirm',
  confirmProperty: '/api/properties/:id/confirm',
  confirmLink: '/api/confirm/:token',
  similarProperties: '/api/properties/:id/similar',
  allProperties: '/api/properties/view-all-properties',
  warehouseProperties: '/api/properties/view-warehouse-properties',
  plotProperties: '/api/properties/view-plot-properties',
  addProperty: '/api/properties/add-property',
  editProperty: '/api/properties/edit-property/:id',
  deleteProperty: '/api/properties/delete-property/:id',
  undoBulk: '/api/properties/undo-bulk',
  bulkProperties: '/api/properties/bulk',
  propertiesCsv: '/api/properties/csv',
  allowRemoval: '/api/images/removal',
  restorePictures: '/api/properties/restore-pictures/:id',
  uploadImage: '/api/images/:form/:filename',
  picture: '/property-images/:form/:filename',
  subscribe: '/api/subscribe',
  reports: '/api/reports',
  messages: '/api/messages',
  message: '/api/messages/:id',
  dashboard: '/api/dashboard',
  audit: '/api/audit',
  openapi: '/api/openapi.json',
  login: '/api/auth/login',
  register: '/api/auth/register',
  verifyOtp: '/api/auth/verifyOTP',
  forgotPassword: '/api/auth/forgotPassword',
  validateForgotPasswordOtp: '/api/auth/validateForgotPasswordOTP',
  resetPassword: '/api/auth/resetPassword',
  askOn: '/api/auth/askOn',
  logout: '/api/auth/logout',
  password: '/api/auth/password',
  sessions: '/api/auth/sessions',
  session: '/api/auth/sessions/:id',
  me: '/api/auth/me',
  users: '/api/users',
  user: '/api/users/:id',
  health: '/api/health',
  devOutbox: '/api/dev/outbox',
  viewPage: '/view/:id',
  listPage: '/property',
  confirmPage: '/confirm/:token',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:number',
  robots: '/robots.txt',
} as const

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Fills the parameters of an address, each percent-encoded. */
export function href<Path extends string>(path: Path, params: Record<Params<Path>, string>): string {
  return Object.entries<string>(params).reduce<string>(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(value)),
    path,
  )
}
