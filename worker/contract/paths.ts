/** The address of every call, written once; `:name` marks a parameter. Constants of their own: a page loads those that it names. */
export * as PATHS from './paths.ts'

export const home = '/api/home'
export const properties = '/api/properties'
export const property = '/api/properties/:id'
export const propertiesMap = '/api/properties/map'
export const nearestProperties = '/api/properties/nearest'
export const propertiesToConfirm = '/api/properties/to-confirm'
export const confirmProperty = '/api/properties/:id/confirm'
export const confirmLink = '/api/confirm/:token'
export const similarProperties = '/api/properties/:id/similar'
export const pricesBeside = '/api/properties/:id/prices-beside'
export const allProperties = '/api/properties/view-all-properties'
export const warehouseProperties = '/api/properties/view-warehouse-properties'
export const plotProperties = '/api/properties/view-plot-properties'
export const addProperty = '/api/properties/add-property'
export const editProperty = '/api/properties/edit-property/:id'
export const deleteProperty = '/api/properties/delete-property/:id'
export const likeProperty = '/api/properties/:id/like'
export const likeUnsaved = '/api/properties/like'
export const fromText = '/api/properties/from-text'
export const undoBulk = '/api/properties/undo-bulk'
export const bulkProperties = '/api/properties/bulk'
export const propertiesCsv = '/api/properties/csv'
export const allowRemoval = '/api/images/removal'
export const restorePictures = '/api/properties/restore-pictures/:id'
export const uploadImage = '/api/images/:form/:filename'
export const picture = '/property-images/:form/:filename'
export const lists = '/api/lists'
export const list = '/api/lists/:code'
export const listReport = '/api/lists/:code/report'
export const listItem = '/api/lists/:code/items/:propertyId'
export const listVote = '/api/lists/:code/items/:propertyId/vote'
export const listComments = '/api/lists/:code/items/:propertyId/comments'
export const listComment = '/api/lists/:code/items/:propertyId/comments/:id'
export const subscribe = '/api/subscribe'
export const reports = '/api/reports'
export const messages = '/api/messages'
export const message = '/api/messages/:id'
export const dashboard = '/api/dashboard'
export const audit = '/api/audit'
export const openapi = '/api/openapi.json'
export const login = '/api/auth/login'
export const register = '/api/auth/register'
export const verifyOtp = '/api/auth/verifyOTP'
export const forgotPassword = '/api/auth/forgotPassword'
export const validateForgotPasswordOtp = '/api/auth/validateForgotPasswordOTP'
export const resetPassword = '/api/auth/resetPassword'
export const askOn = '/api/auth/askOn'
export const logout = '/api/auth/logout'
export const password = '/api/auth/password'
export const sessions = '/api/auth/sessions'
export const session = '/api/auth/sessions/:id'
export const me = '/api/auth/me'
export const users = '/api/users'
export const user = '/api/users/:id'
export const health = '/api/health'
export const devOutbox = '/api/dev/outbox'
export const viewPage = '/view/:id'
export const keptPage = '/kept'
export const sharedListPage = '/kept/:code'
export const listPage = '/property'
export const areaPage = '/area/:place'
export const areaKindPage = '/area/:place/:kind'
export const confirmPage = '/confirm/:token'
export const sitemap = '/sitemap.xml'
export const sitemapPart = '/sitemap/:number'
export const robots = '/robots.txt'
export const securityTxt = '/.well-known/security.txt'

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
