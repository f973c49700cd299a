import { RotateCw } from 'lucide'
import { useAgainOnline } from '#frontend/lib/browser/use-again-online.ts'
import { isChunkFailure } from '#frontend/lib/browser/chunk.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Court } from '#frontend/ui/feedback/court.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const broken = messages.broken

/** Shown when a page throws while it renders, or its chunk does not load. */
export function Broken({ error }: { error: unknown }) {
  const isChunk = isChunkFailure(error)
  useAgainOnline(isChunk, reload)
  return (
    <Court
      ornament="lamp"
      title={isChunk ? broken.chunkTitle : broken.title}
      text={isChunk ? broken.chunkText : broken.text}
    >
      <Button look="floor" onClick={reload}>
        <Icon of={RotateCw} />
        {broken.reload}
      </Button>
    </Court>
  )
}

const reload = () => location.reload()
