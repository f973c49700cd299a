import type { ComponentProps } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

type RenderedPictureProps = Pick<ComponentProps<typeof Picture>, 'picture' | 'sizes' | 'className'>

/** A picture of the site's own that a computer made, in its colours; it says so. */
export function RenderedPicture(props: RenderedPictureProps) {
  return (
    <Picture {...props} missingAlt={messages.card.noPicture}>
      <Tag className="absolute right-2 bottom-2 !min-h-0 px-2">{messages.card.rendered}</Tag>
    </Picture>
  )
}
