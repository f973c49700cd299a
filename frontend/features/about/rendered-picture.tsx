import type { ComponentProps } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

type RenderedPictureProps = Pick<ComponentProps<typeof Picture>, 'picture' | 'sizes' | 'className'>

/** A picture of the site's own that a computer made, in its colours; it says so. */
export function RenderedPicture(props: RenderedPictureProps) {
  return (
    <Picture {...props} missingAlt={messages.card.noPicture}>
      <Tag tone="rendered" className="absolute right-3 bottom-3 whitespace-nowrap">
        {messages.card.renderedOnCard}
      </Tag>
    </Picture>
  )
}

/** Such a picture where no heading says what it shows. */
export function CaptionedPicture({ caption, ...picture }: RenderedPictureProps & { caption: string }) {
  return (
    <figure className="grid gap-2">
      <RenderedPicture {...picture} />
      <figcaption className="text-small leading-snug text-ink-700">{caption}</figcaption>
    </figure>
  )
}
