import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { keptNow, toggleKept } from './kept.ts'

/** Keeps a listing, or lets it go; says so where a hundred are kept already. */
export function pressHeart(listing: Property): void {
  if (!toggleKept({ ...listing, title: titleOf(listing) })) showToast('info', messages.kept.full)
}

/** Keeps a listing whose heart was pressed before it knew what is kept: it looked off, so who presses it wants it on. */
export function pressHeartAhead(listing: Property): void {
  if (!keptNow().some(({ id }) => id === listing._id)) pressHeart(listing)
}
