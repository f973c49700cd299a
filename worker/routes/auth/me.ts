import type { StoredUser } from '#contract/accounts/users.ts'
import { storedUser } from '#worker/db/queries/accounts/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const me = handlers((c) => c.json<StoredUser>(storedUser(signedIn(c))))
