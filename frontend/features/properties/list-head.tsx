import { type TouchEvent, useRef, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import landPhone from '#frontend/assets/pictures/hero/hero-land-phone.webp'
import land640 from '#frontend/assets/pictures/hero/hero-land-640.webp'
import land960 from '#frontend/assets/pictures/hero/hero-land-960.webp'
import land1600 from '#frontend/assets/pictures/hero/hero-land-1600.webp'
import villasPhone from '#frontend/assets/pictures/hero/hero-villas-phone.webp'
import villas640 from '#frontend/assets/pictures/hero/hero-villas-640.webp'
import villas960 from '#frontend/assets/pictures/hero/hero-villas-960.webp'
import villas1600 from '#frontend/assets/pictures/hero/hero-villas-1600.webp'
import warehousePhone from '#frontend/assets/pictures/hero/hero-warehouse-phone.webp'
import warehouse640 from '#frontend/assets/pictures/hero/hero-warehouse-640.webp'
import warehouse960 from '#frontend/assets/pictures/hero/hero-warehouse-960.webp'
import warehouse1600 from '#frontend/assets/pictures/hero/hero-warehouse-1600.webp'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const list = messages.list
const card = messages.card
const SWIPE_PX = 40
const SLIDES = [
  [villasPhone, villas640, villas960, villas1600],
  [landPhone, land640, land960, land1600],
  [warehousePhone, warehouse640, warehouse960, warehouse1600],
].map(([phone, small, middle, large], index) => ({
  src: middle ?? '',
  srcSet: `${small} 640w, ${middle} 960w, ${large} 1600w`,
  phoneSrc: phone,
  alt: list.slideAlt[index] ?? '',
}))

/** The floor with the way in, beside it three pictures. */
export function ListHead() {
  return (
    <section className="grid gap-3 pt-3 wrap lg:grid-cols-[1fr_1.25fr]">
      <div className="isolate grid grid-cols-1 content-center gap-2 overflow-hidden px-4 py-3.5 floor floor-band max-[23rem]:px-2 sm:gap-3 sm:px-5 sm:py-7 lg:px-11 lg:py-9">
        <div
          className="absolute -right-48 -bottom-49 -z-1 hidden w-85 opacity-30 alpona sm:block"
          aria-hidden
        />
        <h1 className="text-white">{list.title}</h1>
        <p className="hidden sm:block">{list.lead}</p>
        <div className="mt-1.5 flex flex-wrap gap-2 sm:gap-2.5">
          <Link to="/property?category=plot&autoScroll=true" className={LINK + buttonLook({ look: 'floor' })}>
            {list.explorePlots}
          </Link>
          <Link to="/property" className={LINK + buttonLook({ look: 'floorOutline' })}>
            {list.allProperties}
          </Link>
        </div>
      </div>
      <Slides />
    </section>
  )
}

const LINK = 'max-sm:flex-1 max-sm:!px-1 max-sm:whitespace-nowrap '

function Slides() {
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
      className="relative"
      onTouchStart={({ touches }) => (touchedAt.current = touches[0]?.clientX ?? 0)}
      onTouchEnd={swipe}
    >
      <Picture
        picture={SLIDES[shown]}
        missingAlt={card.noPicture}
        sizes="(min-width: 62rem) 720px, 100vw"
        isFirst
        className="aspect-3/1 sm:aspect-video lg:aspect-auto lg:h-full lg:min-h-75"
      />
      <Dots shown={shown} onChoose={setShown} />
    </section>
  )
}

function Dots({ shown, onChoose }: { shown: number; onChoose: (index: number) => void }) {
  return (
    <div className="absolute right-3 bottom-3 flex gap-0.5 rounded-sill bg-lime-0/94">
      {SLIDES.map((slide, index) => (
        <button
          key={slide.src}
          type="button"
          aria-label={list.slide(index + 1)}
          aria-current={index === shown || undefined}
          onClick={() => onChoose(index)}
          className="group grid size-[44px] place-items-center"
        >
          <i className="size-3 rotate-45 border-2 border-ink-900 group-aria-[current]:border-oxide-700 group-aria-[current]:bg-oxide-700" />
        </button>
      ))}
    </div>
  )
}
