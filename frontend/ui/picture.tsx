import { type ReactNode, useState } from 'react'
import noPicture from '#frontend/assets/art/no-picture.svg'
import { classNames } from './class-names.ts'

export type PictureSource = {
  src: string
  srcSet?: string
  /** Another crop as AVIF, for the lower boxes of phones. */
  phoneSrc?: string
  alt: string
  width?: number
  height?: number
  /** Shown in its place while it loads, '#rrggbb'. */
  colour?: string | null
}

type PictureProps = {
  /** Undefined shows the drawing that stands for 'no picture yet'. */
  picture: PictureSource | undefined
  /** What is read out when there is no picture. */
  missingAlt: string
  /** Shown instead of the drawing that stands for 'no picture yet'. */
  missing?: ReactNode
  sizes: string
  /** For a picture seen first: it loads at once and before others, and is in the first frame once it is there. */
  isFirst?: boolean
  className?: string
  children?: ReactNode
}

/** A picture in a box of fixed proportion, over its colour or a closed shutter; a missing or broken one becomes a drawing. */
export function Picture({
  picture,
  missingAlt,
  missing,
  sizes,
  isFirst = false,
  className,
  children,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const isShown = picture !== undefined && picture.src !== failedSrc
  return (
    <span
      className={classNames(
        'relative block overflow-hidden rounded-court shutter',
        className ?? 'aspect-4/3',
      )}
    >
      {isShown ? (
        <Cut phoneSrc={picture.phoneSrc}>
          <img
            key={picture.src}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet && sizes}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding={isFirst ? 'sync' : 'async'}
            onError={() => setFailedSrc(picture.src)}
            style={{ backgroundColor: picture.colour ?? undefined }}
            className={FILL}
          />
        </Cut>
      ) : (
        (missing ?? <img src={noPicture} alt={missingAlt} className={FILL} />)
      )}
      {children}
    </span>
  )
}

function Cut({ phoneSrc, children }: { phoneSrc?: string; children: ReactNode }) {
  if (!phoneSrc) return children
  return (
    <picture>
      <source media="(max-width: 39.99rem)" type="image/avif" srcSet={phoneSrc} />
      {children}
    </picture>
  )
}

const FILL = 'absolute inset-0 size-full object-cover'
