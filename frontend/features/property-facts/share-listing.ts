import type { Property } from '#contract/properties/replies.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { copyText } from '#frontend/ui/overlay/copy-text.ts'

const words = messages.share

/** Of the page that is open, without what was searched. */
export const addressHere = () => location.origin + location.pathname

/** Shares the listing that is open by the device's share sheet; where there is none or it fails its address is copied. */
export async function shareListing(property: Property): Promise<void> {
  const url = addressHere()
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title: titleOf(property), url })
    countEvent('shared', url)
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) await copyLink(url)
  }
}

async function copyLink(url: string) {
  const isCopied = await copyText(url, { copied: words.linkCopied, notCopied: words.linkNotCopied })
  if (isCopied) countEvent('shared', url)
}
