import { Images } from 'lucide-react'
import { useRef } from 'react'
import { PHONE_WIDTH, PICTURE_SIZES } from '#contract/pictures/files.ts'
import type { Picture as StoredPicture } from '#contract/properties/replies.ts'
import noPicture from '#frontend/assets/art/no-picture.svg'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { pictureSource } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const words = messages.detail.gallery
const LOWER_SIZES = `(min-width: 82rem) 884px, (min-width: 62rem) 64vw, (min-width: 40rem) 100vw, ${PHONE_WIDTH}`
/** On wide screens so high that price and Enquire still stand below it without scrolling. */
export const GALLERY_BOX =
  'grid gap-1.5 max-sm:-mx-(--gutter) sm:aspect-1312/560 sm:gap-3 lg:max-h-[max(22rem,calc(100dvh-26rem))] lg:w-full'

export type GalleryProps = {
  pictures: readonly StoredPicture[]
  /** Names pictures that have no words of their own. */
  title: string
  onOpen: (index: number) => void
  /** Called when a visitor is about to open one. */
  onIntent: () => void
}

/** The first picture large, the next two beside it; phones show two beside each other below it or none. */
export function Gallery({ pictures, title, onOpen, onIntent }: GalleryProps) {
  const [first, second, third] = pictures
  if (!first) return <NoPicture />
  const sides = [second, third].filter((picture) => picture !== undefined)
  return (
    <div className={classNames('relative', GALLERY_BOX, GALLERY_LAYOUTS[sides.length])}>
      <OpenPicture
        picture={first}
        sizes={sides.length === 0 ? PICTURE_SIZES.only : PICTURE_SIZES.main}
        isFirst
        className={MAIN}
        {...{ pictures, title, onOpen, onIntent, index: 0 }}
      />
      {sides.map((picture, index) => (
        <OpenPicture
          key={picture.url}
          picture={picture}
          sizes={PICTURE_SIZES.side}
          className={sides.length === 1 ? LONE_SIDE : SIDE}
          {...{ pictures, title, onOpen, onIntent, index: index + 1 }}
        />
      ))}
      <Tag className="pointer-events-none absolute top-2.5 right-2.5 sm:top-auto sm:right-4 sm:bottom-4">
        <Icon of={Images} size={16} />
        {words.all(pictures.length)}
      </Tag>
    </div>
  )
}

/** Browsers load lazy pictures from up to 2,500 px away on a slow line, where most visitors never get to this one. */
const FOURTH_AHEAD_PX = 800

/** The fourth picture, lower down on the page. */
export function FourthPicture({ pictures, title, onOpen, onIntent }: GalleryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, FOURTH_AHEAD_PX)
  const picture = pictures[3]
  if (!picture) return null
  return (
    <div ref={box} className="grid aspect-3/2 sm:aspect-16/9">
      <OpenPicture
        picture={picture}
        sizes={LOWER_SIZES}
        isLoaded={isNear}
        {...{ pictures, title, onOpen, onIntent, index: 3 }}
      />
    </div>
  )
}

/** The boxes of the first picture and of those beside it. */
export const MAIN = 'max-sm:col-span-full max-sm:aspect-3/2 sm:row-span-2'
export const SIDE = 'max-sm:aspect-4/3'
export const LONE_SIDE = 'max-sm:hidden sm:row-span-2'

export const GALLERY_LAYOUTS = [
  'grid-cols-1 grid-rows-1',
  'sm:grid-cols-[2fr_1fr] sm:grid-rows-1',
  'grid-cols-2 sm:grid-cols-[2fr_1fr] sm:grid-rows-2',
] as const

type OpenPictureProps = GalleryProps & {
  picture: StoredPicture
  index: number
  sizes: string
  isFirst?: boolean
  /** False: its box only, until somebody comes near. */
  isLoaded?: boolean
  className?: string
}

function OpenPicture({
  picture,
  pictures,
  index,
  title,
  sizes,
  isFirst,
  isLoaded = true,
  className,
  onOpen,
  onIntent,
}: OpenPictureProps) {
  const alt = picture.alt || words.unnamed(title, index + 1)
  return (
    <button
      type="button"
      aria-label={words.open(index + 1, pictures.length, alt)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => onOpen(index)}
      className={classNames('block min-w-0 cursor-zoom-in', className)}
    >
      {isLoaded ? (
        <Picture
          picture={{ ...pictureSource(picture), alt }}
          missingAlt={messages.card.noPicture}
          sizes={sizes}
          isFirst={isFirst}
          className="size-full max-sm:rounded-none"
        />
      ) : (
        <SkeletonBox className="size-full max-sm:rounded-none" />
      )}
    </button>
  )
}

/** The closed shutters; wall and floor of the drawing go on to both sides. */
export function NoPicture() {
  return (
    <div
      className={classNames(
        GALLERY_BOX,
        'relative overflow-hidden max-sm:aspect-3/2 bg-[linear-gradient(#e9ebe2_81.7%,#1e1512_81.7%_83.9%,#7a2a1e_83.9%)] sm:rounded-court',
      )}
    >
      <img
        src={noPicture}
        alt={messages.card.noPicture}
        className="absolute inset-0 size-full object-contain"
      />
    </div>
  )
}

/** The boxes of a gallery that is on its way. */
export function GallerySkeleton() {
  return (
    <div className={classNames(GALLERY_BOX, GALLERY_LAYOUTS[2])}>
      <SkeletonBox className="max-sm:col-span-full max-sm:aspect-3/2 max-sm:rounded-none sm:row-span-2" />
      <SkeletonBox className="max-sm:aspect-4/3 max-sm:rounded-none" />
      <SkeletonBox className="max-sm:aspect-4/3 max-sm:rounded-none" />
    </div>
  )
}
