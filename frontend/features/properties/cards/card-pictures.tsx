import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, type RefObject, Suspense, use, useRef, useState } from 'react'
import { CARD_PICTURE_PX, PICTURE_SIZES } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { type BadgeTone, badgeToneOf } from '#contract/properties/rules.ts'
import { isSeenFromAbove } from '#contract/site/drawings.ts'
import { pictureAddress, pictureSource } from '#frontend/lib/format/pictures.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { BADGE, PriceLowered } from './price-lowered.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture, type PictureSource } from '#frontend/ui/picture.tsx'
import { BADGE_TONES, Tag } from '#frontend/ui/tag.tsx'
import { cardBadge, landSize } from './card-facts.ts'
import { CardPlan } from './card-plan.ts'

const MOST = 5

type CardPicturesProps = {
  property: Property
  address: string
  isFirst?: boolean
  /** Stands in the upper corner, in a row of a list in the lower one. */
  corner?: ReactNode
  /** Stands after the badge. */
  mark?: ReactNode
}

/** The pictures of a card, to be swiped through; those after the first load when the card is first touched or pointed at. */
export function CardPictures({ property, address, isFirst, corner, mark }: CardPicturesProps) {
  const row = useRef<HTMLSpanElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [shown, setShown] = useState(0)
  const [first, ...others] = sourcesOf(property)
  const isGone = property.isSold || property.isRented
  const touch = () => setIsTouched(true)

  function count() {
    touch()
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }

  return (
    <div className="card-picture" onPointerEnter={touch} onPointerDown={touch}>
      <Link to={address} tabIndex={-1} aria-hidden>
        <span
          ref={row}
          // Chromium leads Tab to what scrolls, which has no name here.
          tabIndex={-1}
          onScroll={count}
          data-over={isGone || undefined}
          className="card-slides scroll-row flex"
        >
          {first || !isSeenFromAbove(property) ? (
            <FirstPicture source={first} isFirst={isFirst} />
          ) : (
            <Plan property={property} />
          )}
          {others.map((source) =>
            isTouched ? (
              <Picture
                key={source.src}
                picture={source}
                missingAlt=""
                sizes={PICTURE_SIZES.card}
                className={SLIDE}
              />
            ) : (
              <span key={source.src} className={`${SLIDE} shutter`} />
            ),
          )}
        </span>
      </Link>
      <span className={BADGES}>
        <CardBadge badge={cardBadge(property)} tone={badgeToneOf(property)} />
        {mark}
        {property.status === 'available' && <PriceLowered property={property} />}
      </span>
      {property.pictures[0]?.isRendered && !isGone && (
        <Tag tone="rendered" className={RENDERED}>
          {messages.card.renderedOnCard}
        </Tag>
      )}
      {corner && <span className={CORNER}>{corner}</span>}
      {isGone && <Stamp word={cardBadge(property)} />}
      {others.length > 0 && (
        <Position
          row={row}
          shown={shown}
          count={others.length + 1}
          isTouched={isTouched}
          isAside={property.pictures[0]?.isRendered === true}
        />
      )}
    </div>
  )
}

/** What a listing is offered for, and what is news about it. */
export const BADGES = 'card-badges pointer-events-none absolute flex flex-wrap'
const CORNER = 'card-buttons pointer-events-none absolute'
const RENDERED = 'card-rendered pointer-events-none absolute'
const SLIDE = 'card-slide w-full'

/** Data embedded in the document has the paths of a card's pictures, and what else is known of the first one without its path. */
function sourcesOf({ pictures, images }: Property): PictureSource[] {
  return images.slice(0, MOST).map((path, index) => {
    const picture = pictures[index]
    return picture
      ? { ...pictureSource({ ...picture, url: path }, CARD_PICTURE_PX), alt: '' }
      : { src: pictureAddress(path), alt: '' }
  })
}

type FirstPictureProps = { source: PictureSource | undefined; isFirst?: boolean }

export function FirstPicture({ source, isFirst }: FirstPictureProps) {
  return (
    <Picture
      picture={source}
      missingAlt={messages.card.noPicture}
      sizes={PICTURE_SIZES.card}
      isFirst={isFirst}
      className={SLIDE}
    />
  )
}

function Plan({ property }: { property: Property }) {
  const drawn = use(CardPlan)
  const size = landSize(property)
  const none = <FirstPicture source={undefined} />
  if (!drawn || !size) return none
  return (
    <span className={`${SLIDE} grid overflow-hidden bg-[#eef0e4] *:size-full`}>
      <ErrorBoundary resetKey="" fallback={() => none}>
        <Suspense>{drawn(property, size)}</Suspense>
      </ErrorBoundary>
    </span>
  )
}

export function CardBadge({ badge, tone }: { badge: string; tone: BadgeTone }) {
  return <span className={`${BADGE} ${BADGE_TONES[tone]}`}>{badge}</span>
}

/** Where the picture is wide enough: in a row the badge says it alone, and the hearts stay free. */
function Stamp({ word }: { word: string }) {
  return (
    <span aria-hidden className="stamp pointer-events-none in-row:hidden">
      {word}
    </span>
  )
}

type PositionProps = {
  row: RefObject<HTMLElement | null>
  shown: number
  count: number
  isTouched: boolean
  /** What the picture is stands at the left. */
  isAside: boolean
}

/** Which picture is shown, and arrows for mouse users; the listing's own page shows all pictures to everybody. */
function Position({ row, shown, count, isTouched, isAside }: PositionProps) {
  const step = (by: number) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' })
  const arrows = [
    { by: -1, icon: ChevronLeft, isOff: shown === 0 },
    { by: 1, icon: ChevronRight, isOff: shown === count - 1 },
  ]
  return (
    <span aria-hidden>
      <span
        hidden={isAside && isTouched}
        data-aside={isAside || undefined}
        className="card-dots pointer-events-none absolute flex in-row:hidden"
      >
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-shown={index === shown || undefined} />
        ))}
      </span>
      {isTouched && (
        <Tag tone="picture" className="card-count pointer-events-none absolute tabular in-row:hidden">
          {shown + 1} / {count}
        </Tag>
      )}
      {arrows.map(({ by, icon, isOff }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          hidden={isOff}
          onClick={() => step(by)}
          className="card-arrow absolute"
        >
          <Icon of={icon} />
        </button>
      ))}
    </span>
  )
}
