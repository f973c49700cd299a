import { type TouchEvent, useRef, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import landPhone from '#frontend/assets/pictures/hero/hero-land-phone.avif'
import land640 from '#frontend/assets/pictures/hero/hero-land-640.webp'
import land1280 from '#frontend/assets/pictures/hero/hero-land-1280.webp'
import villasPhone from '#frontend/assets/pictures/hero/hero-villas-phone.avif'
import villas640 from '#frontend/assets/pictures/hero/hero-villas-640.webp'
import villas1280 from '#frontend/assets/pictures/hero/hero-villas-1280.webp'
import warehousePhone from '#frontend/assets/pictures/hero/hero-warehouse-phone.avif'
import warehouse640 from '#frontend/assets/pictures/hero/hero-warehouse-640.webp'
import warehouse1280 from '#frontend/assets/pictures/hero/hero-warehouse-1280.webp'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const list = messages.list
const card = messages.card
const SWIPE_PX = 40
const SLIDES = [
  [villasPhone, villas640, villas1280],
  [landPhone, land640, land1280],
  [warehousePhone, warehouse640, warehouse1280],
].map(([phone, small, large], index) => ({
  src: large ?? '',
  srcSet: `${small} 640w, ${large} 1280w`,
  phoneSrc: phone,
  alt: list.slideAlt[index] ?? '',
}))

/** The banner with its links, and three pictures beside it. */
export function ListHead() {
  return (
    <section className="floor">
      <div className="list-banner grid wrap">
        <div className="banner-words">
          <h1 className="text-white">{list.title}</h1>
          <div>
            <BannerLinks isFirst />
          </div>
        </div>
        <Slides className="banner-slides" />
      </div>
      <div className="creeper" />
    </section>
  )
}

/**
 * The banner of a filtered list: its heading says what was found, and the pictures are below the results. An area's own page
 * leads to no kind here: it names those that it has.
 */
export function FoundHead({ found, isArea }: { found: string; isArea?: boolean }) {
  return (
    <section className="floor">
      <div className="flex min-h-24 flex-wrap content-center items-center gap-x-6 py-3 wrap">
        <h1 className="found-heading min-w-0 text-white">{found}</h1>
        <BannerLinks isArea={isArea} />
      </div>
      <div className="creeper" />
    </section>
  )
}

export function BannerLinks({ isFirst, isArea }: { isFirst?: boolean; isArea?: boolean | undefined }) {
  return (
    <div className="banner-links flex flex-wrap gap-2.5">
      {!isArea && (
        <Link
          to="/property?category=plot&autoScroll=true"
          className={buttonLook({ look: isFirst ? 'floor' : 'floorOutline', size: 'small' })}
        >
          {list.explorePlots}
        </Link>
      )}
      <Link to="/property" className={buttonLook({ look: 'floorOutline', size: 'small' })}>
        {list.allProperties}
      </Link>
    </div>
  )
}

export function Slides({ className, isLate = false }: { className: string; isLate?: boolean }) {
  const [shown, setShown] = useState(0)
  const touchedAt = useRef(0)

  function swipe({ changedTouches }: TouchEvent) {
    const distance = (changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current
    if (Math.abs(distance) < SWIPE_PX) return
    setShown((shown + (distance < 0 ? 1 : SLIDES.length - 1)) % SLIDES.length)
  }

  return (
    <section
      aria-label={list.slides}
      className={`relative ${className}`}
      onTouchStart={({ touches }) => (touchedAt.current = touches[0]?.clientX ?? 0)}
      onTouchEnd={swipe}
    >
      <Picture
        picture={SLIDES[shown]}
        missingAlt={card.noPicture}
        sizes={isLate ? 'min(100vw, 82rem)' : '40vw'}
        isFirst={!isLate}
        className="size-full !rounded-none"
      />
      <Dots shown={shown} onChoose={setShown} />
    </section>
  )
}

function Dots({ shown, onChoose }: { shown: number; onChoose: (index: number) => void }) {
  return (
    <div className="slide-dots absolute flex print:hidden">
      {SLIDES.map((slide, index) => (
        <button
          key={slide.src}
          type="button"
          aria-label={list.slide(index + 1)}
          aria-current={index === shown || undefined}
          onClick={() => onChoose(index)}
        >
          <i />
        </button>
      ))}
    </div>
  )
}
