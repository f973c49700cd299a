import { Suspense, useRef } from 'react'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { placeAddress, PopularPlaces } from '#frontend/features/home/popular-places.tsx'
import { Testimonials } from '#frontend/features/home/testimonials.tsx'
import { askForHomeAgain, useHome } from '#frontend/features/home/use-home.ts'
import { NewestSection } from '#frontend/features/properties/newest-section.tsx'
import { WarehouseSection } from '#frontend/features/properties/warehouse-section.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'
import office from '#frontend/assets/pictures/home/scene-office-640.webp'
import street from '#frontend/assets/pictures/home/scene-street-640.webp'
import survey from '#frontend/assets/pictures/home/scene-survey-640.webp'
import type { Home, HomePlace } from '#contract/home.ts'
import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { ArrowRight } from 'lucide'
import hall640 from '#frontend/assets/pictures/home/show-hall-640.webp'
import hall960 from '#frontend/assets/pictures/home/show-hall-960.webp'
import land640 from '#frontend/assets/pictures/home/show-land-640.webp'
import land960 from '#frontend/assets/pictures/home/show-land-960.webp'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { Heart } from './card-corner.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

/** The home page below its first screen. In the HTML from the start; its code loads once the first screen works. */
export function HomeSections() {
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  const { status, home } = useHome()
  const isFailed = status === 'failed'
  const sections = useRef<HTMLDivElement>(null)
  useLaidOut(sections)
  return (
    <>
      <div ref={sections} className="skip-unseen">
        <NewestSection
          home={isFailed ? 'failed' : home}
          onRetry={askForHomeAgain}
          onEnquire={enquireAbout}
          Corner={Heart}
        />
        <PopularPlaces map={(places) => <MapOfPlaces places={places} />} />
        <WarehouseSection
          warehouses={isFailed ? 'failed' : home?.warehouses}
          onEnquire={enquireAbout}
          Corner={Heart}
        />
        <Showcase />
        <Promises home={home} />
        <Testimonials />
      </div>
      <Enquiry {...enquiry} />
    </>
  )
}

const PlacesMap = chunk(async () => (await import('#frontend/features/map/places-map.tsx')).PlacesMap)

/** The map comes when it is near: nothing on the first screen waits for it. */
function MapOfPlaces({ places }: { places: readonly HomePlace[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, 600)
  return (
    <div ref={box} className="aspect-19/20 w-full rounded-court bg-mist-100 max-lg:max-w-120">
      {isNear && (
        <ErrorBoundary resetKey="" fallback={() => null}>
          <Suspense>
            <PlacesMap places={places} addressOf={placeAddress} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const { title, verified, local, transparent } = messages.promises

const PROMISES = [
  { ...verified, src: survey },
  { ...local, src: office },
  { ...transparent, src: street },
]

/** Three promises, each below a scene. The first says how many of the listings that are shown it holds for. */
function Promises({ home }: { home: Pick<Home, 'checked' | 'total'> | undefined }) {
  const counted = home?.checked
    ? verified.counted(String(home.checked), groupDigits(String(home.total)))
    : undefined
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={title} />
      <ul className="grid gap-7 lg:grid-cols-3 lg:gap-8">
        {PROMISES.map(({ title: promise, text, src, alt }, index) => (
          <li key={promise}>
            <img
              src={src}
              alt={alt}
              width={640}
              height={427}
              loading="lazy"
              decoding="async"
              className="mb-4 h-auto w-full rounded-court"
            />
            <h3>{promise}</h3>
            <p className="mt-1 text-ink-700">{(index === 0 && counted) || text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const { land, warehouse } = messages.showcase

const CARDS = [
  { ...land, searchTerm: 'land', src: land640, srcSet: `${land640} 640w, ${land960} 960w` },
  { ...warehouse, searchTerm: 'warehouse', src: hall640, srcSet: `${hall640} 640w, ${hall960} 960w` },
] as const

/** The two things most visitors come for. */
function Showcase() {
  return (
    <ul className="grid grid-cols-1 gap-4 pb-(--space-section) wrap lg:grid-cols-2 lg:gap-5">
      {CARDS.map(({ title, text, link, alt, searchTerm, src, srcSet }) => (
        <li
          key={title}
          className="relative flex flex-col rounded-court border border-mist-200 bg-lime-0 lift"
        >
          <Picture
            picture={{ src, srcSet, alt }}
            missingAlt={messages.card.noPicture}
            sizes="(min-width: 62rem) 46vw, 100vw"
            className="-mx-px -mt-px aspect-16/9 !rounded-b-none lg:aspect-21/9"
          />
          <div className="px-4 pt-4 pb-3 lg:px-6 lg:pt-5">
            <h2 className="!text-h3">{title}</h2>
            <p className="mt-1 text-ink-700">{text}</p>
            <Link
              to={`/property?searchTerm=${searchTerm}&autoScroll=true`}
              className={`${MORE_LINK} after:absolute after:inset-0`}
            >
              {link}
              <Icon of={ArrowRight} />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
