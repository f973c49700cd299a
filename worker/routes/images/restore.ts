import type { RestoreReply } from '#contract/dashboard.ts'
import { filesOf } from '#contract/pictures/files.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { reclaimRestored } from '#worker/db/queries/images/removal.ts'
import { handlers } from '#worker/lib/app.ts'
import { storedProperty } from '#worker/features/properties/stored-property.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { moveFromTrash } from '#worker/services/pictures/store.ts'

/** For after a mistake: the listing names its pictures, whatever the rows of the pictures say by now. */
export const restorePictures = handlers(async (c) => {
  const listing = await storedProperty(c)
  const pictures = listing.pictures.map(({ url, widths }) => ({
    key: url.slice(1),
    widths,
    hasPreview: true,
  }))
  const files = await moveFromTrash(c.env.IMAGES, pictures.flatMap(filesOf))
  const keys = pictures.map(({ key }) => key)
  await reclaimRestored(c.var.db, keys, { actor: signedIn(c), listing, nowMs: Date.now() })
  const message = files > 0 ? SERVER_MESSAGES.picturesRestored : SERVER_MESSAGES.picturesNotInTrash
  return c.json<RestoreReply>({ message, files })
})
