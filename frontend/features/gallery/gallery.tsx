import { Images } from 'lucide'
import { type ReactNode, type UIEvent, useState } from 'react'
import { PICTURE_SIZES } from '#contract/pictures/files.ts'
import type { Picture as StoredPicture } from '#contract/properties/replies.ts'
import noPicture from '#frontend/assets/art/no-picture.svg'
import { pictureSource } from '#frontend/lib/format/pictures.ts'
import { altOf } from '#frontend/lib/format/alt-of.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { CardPictureHere } from './card-picture-here.tsx'

const words = messages.detail.gallery
/** On wide screens the price card stands beside it, so that Enquire is visible without scrolling. */
export const GALLERY_BOX =
  'max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto scroll-row sm:grid sm:gap-2 sm:aspect-1312/560 lg:aspect-2/1'

export type GalleryProps = {
  pictures: readonly StoredPicture[]
  /** Describes pictures that have no alt text of their own. */
  title: string
  onOpen: (index: number) => void
  /** Called when a visitor is about to open one. */
  onIntent: () => void
}

type WholeGalleryProps = GalleryProps & {
  plan?: ReactNode
  /** What stands below the plan where it takes the place of the pictures. */
  planCaption?: ReactNode
  stamp?: string
  /** Where pictures are asked for while there are none. */
  askHref?: string | undefined
}

/**
 * The first picture large, the next two beside it. On phones one row to swipe through, which tells how many there are and, once
 * swiped, which of them is seen; its later pictures load when it is first touched, focused or scrolled. `plan` comes after the
 * last picture; `stamp` is written across them.
 */
export function Gallery({ plan, planCaption, stamp, askHref, ...gallery }: WholeGalleryProps) {
  const { pictures } = gallery
  const [isTouched, setIsTouched] = useState(false)
  const [shown, setShown] = useState(1)
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches)
  const [first, ...others] = pictures
  if (!first)
    return plan ? (
      <PlanAlone caption={planCaption} ask={askHref && <AskBelow href={askHref} />}>
        {plan}
      </PlanAlone>
    ) : (
      <NoPicture>{askHref && <AskForPictures href={askHref} />}</NoPicture>
    )
  const tiles = pictures.length + (plan ? 1 : 0)
  const sides = tiles > 2 ? 2 : tiles - 1
  const touch = () => setIsTouched(true)

  function count({ currentTarget: row }: UIEvent<HTMLElement>) {
    setIsTouched(true)
    setShown(Math.round(row.scrollLeft / row.clientWidth) + 1)
  }

  return (
    <div className="relative max-sm:-mx-(--gutter)" onPointerDown={touch} onFocus={touch}>
      <div className={classNames(GALLERY_BOX, GALLERY_LAYOUTS[sides])} onScroll={count}>
        <OpenPicture
          {...gallery}
          picture={first}
          index={0}
          sizes={sides === 0 ? PICTURE_SIZES.only : PICTURE_SIZES.main}
          isFirst
          className={MAIN}
        />
        {others.map((picture, index) => (
          <OpenPicture
            key={picture.url}
            {...gallery}
            picture={picture}
            index={index + 1}
            sizes={sides === 1 ? PICTURE_SIZES.loneSide : PICTURE_SIZES.side}
            isLoaded={isTouched || !isPhone}
            className={classNames(sides === 1 ? LONE_SIDE : SIDE, index > 1 && 'sm:hidden')}
          />
        ))}
        {plan && <PlanTile className={sides === 1 ? LONE_SIDE : SIDE}>{plan}</PlanTile>}
      </div>
      {stamp && (
        <span aria-hidden className="pointer-events-none stamp sm:left-1/3 sm:text-[2.5rem]">
          {stamp}
        </span>
      )}
      <Tag className={classNames(COUNT, tiles === 1 && 'max-sm:hidden')}>
        <Icon of={Images} size={16} />
        {shown > 1 ? words.position(shown, tiles) : words.all(pictures.length)}
      </Tag>
    </div>
  )
}

function PlanTile({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <div
      className={classNames(
        '@container grid min-h-0 min-w-0 overflow-hidden border-mist-200 bg-[#eef0e2] *:size-full *:min-h-0 sm:rounded-court sm:border',
        className,
      )}
    >
      {children}
    </div>
  )
}

type PlanAloneProps = { ask?: ReactNode; caption?: ReactNode; children?: ReactNode }

/** The plan where there are no pictures, and below it the way to ask for some. */
export function PlanAlone({ ask, caption, children }: PlanAloneProps) {
  return (
    <figure>
      <div className="max-sm:-mx-(--gutter)">
        <div className={classNames(GALLERY_BOX, GALLERY_LAYOUTS[0])}>
          <PlanTile className={MAIN}>{children}</PlanTile>
        </div>
      </div>
      <figcaption className="pt-2.5 text-small leading-snug text-pretty text-ink-700">
        {ask}
        <p className="min-h-[2lh] lg:min-h-lh">{caption}</p>
      </figcaption>
    </figure>
  )
}

/** The boxes of the first picture and of those beside it; on phones each is as wide as the screen. */
const SLIDE = 'max-sm:w-full max-sm:flex-none max-sm:snap-center max-sm:aspect-13/10'
export const MAIN = `${SLIDE} sm:row-span-2`
export const SIDE = SLIDE
export const LONE_SIDE = MAIN

export const GALLERY_LAYOUTS = [
  'sm:grid-cols-1 sm:grid-rows-1',
  'sm:grid-cols-[2fr_1fr] sm:grid-rows-1',
  'sm:grid-cols-[2fr_1fr] sm:grid-rows-2 lg:grid-cols-[3fr_1fr]',
] as const

const COUNT =
  'absolute bottom-3 left-3 max-sm:left-4 pointer-events-none tabular max-sm:min-h-9 max-sm:px-3 max-sm:text-small'
type OpenPictureProps = GalleryProps & {
  picture: StoredPicture
  index: number
  sizes: string
  isFirst?: boolean
  /** False: only a placeholder. */
  isLoaded?: boolean
  className?: string
}

export function OpenPicture({
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
  const alt = altOf(picture.alt, title) ?? words.unnamed(title, index + 1)
  return (
    <button
      type="button"
      data-press={`picture ${index}`}
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
        >
          {isFirst && <CardPictureHere />}
          {picture.isRendered && (
            <Tag tone="rendered" className="rendered-beside-count">
              {messages.card.rendered}
            </Tag>
          )}
        </Picture>
      ) : (
        <SkeletonBox className="size-full max-sm:rounded-none" />
      )}
    </button>
  )
}

/** A drawing of closed shutters; on the floor below them that there is no picture yet, and the way to ask for some. */
export function NoPicture({ children }: { children?: ReactNode }) {
  return (
    <div className="max-sm:-mx-(--gutter) overflow-hidden bg-[#e9ebe2] sm:rounded-court">
      <img src={SHUTTERS} alt={messages.card.noPicture} className="h-40 w-full pt-5 sm:h-64 lg:h-76" />
      <p className="flex min-h-14 flex-wrap items-center justify-center gap-x-4 border-t-8 border-band bg-oxide-700 px-4 py-1 text-paste">
        <span aria-hidden>{words.none}</span>
        {children}
      </p>
    </div>
  )
}
/** The window alone. */
const SHUTTERS = `${noPicture}#svgView(viewBox(335,168,290,336))`

type AskProps = { href: string; className?: string }

export function AskForPictures({ href, className = 'text-white' }: AskProps) {
  return (
    <a
      href={href}
      {...NEW_TAB}
      className={`inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden ${className}`}
    >
      {words.ask}
    </a>
  )
}

/** Below a plan that stands for the pictures. */
export function AskBelow({ href }: AskProps) {
  return (
    <p className="-mt-2.5 flex flex-wrap items-center gap-x-1.5 text-body text-ink-900 print:hidden">
      {words.none}
      <AskForPictures href={href} className="text-tea-700" />
    </p>
  )
}

/** Placeholders while the gallery loads. */
export function GallerySkeleton() {
  return (
    <div className={classNames(GALLERY_BOX, GALLERY_LAYOUTS[2], 'max-sm:-mx-(--gutter)')}>
      <div className={classNames('relative', MAIN)}>
        <SkeletonBox className="size-full max-sm:rounded-none" />
        <CardPictureHere />
      </div>
      <SkeletonBox className="max-sm:hidden" />
      <SkeletonBox className="max-sm:hidden" />
    </div>
  )
}
