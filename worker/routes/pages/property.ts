import { handlers } from '#worker/lib/app.ts'
import { servePage } from '#worker/services/pages.ts'

export const listPage = handlers((c) => servePage(c.env.ASSETS, 'shell-property', c.req.url, 200))
