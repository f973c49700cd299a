import { Share2 } from 'lucide-react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/toast.tsx'

const detail = messages.detail

/** The device's own share sheet; without one, the address is copied. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button look="quiet" size="small" isWide onClick={() => void share(title)}>
      <Icon of={Share2} />
      {detail.share}
    </Button>
  )
}

async function share(title: string) {
  const url = location.origin + location.pathname
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast('success', detail.linkCopied)
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) showToast('info', detail.linkNotCopied(url))
  }
  return undefined
}
