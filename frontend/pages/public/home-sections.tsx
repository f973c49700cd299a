import { Suspense, useRef } from 'react'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { LineDrawing } from '#frontend/features/home/line-drawing.tsx'
import { PopularPlaces } from '#frontend/features/home/popular-places.tsx'
import { Testimonials } from '#frontend/features/home/testimonials.tsx'
import { askForHomeAgain, useHome } from '#frontend/features/home/use-home.ts'
import { NewestSection } from '#frontend/features/properties/newest-section.tsx'
import { WarehouseSection } from '#frontend/features/properties/warehouse-section.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'
import type { Home, HomePlace } from '#contract/home.ts'
import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { ArrowRight } from 'lucide'
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
    <div
      ref={box}
      className="h-105 bg-mist-100 max-sm:-mx-(--gutter) max-sm:h-110 sm:sticky sm:top-24 sm:rounded-court"
    >
      {isNear && (
        <ErrorBoundary resetKey="" fallback={() => null}>
          <Suspense>
            <PlacesMap places={places} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const { title, verified, local, transparent } = messages.promises

const SEAL =
  'M26 4l5 4 6-1 2 6 6 2-1 6 4 5-4 5 1 6-6 2-2 6-6-1-5 4-5-4-6 1-2-6-6-2 1-6-4-5 4-5-1-6 6-2 2-6 6 1zM17 27l6 6 12-13'
const OFFICE = 'M6 46h40M10 46V24L26 12l16 12v22M20 46V32h12v14M26 20v4'
const SCALES = 'M26 8v36M10 14h32M16 44h20M10 14 4 30h12zM42 14l-6 16h12z'

const PROMISES = [
  { ...verified, strokes: SEAL },
  { ...local, strokes: OFFICE },
  { ...transparent, strokes: SCALES },
]

/** Three promises, each beside a drawing. The first says how many of the listings that are shown it holds for. */
function Promises({ home }: { home: Pick<Home, 'checked' | 'total'> | undefined }) {
  const counted = home?.checked
    ? verified.counted(String(home.checked), groupDigits(String(home.total)))
    : undefined
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={title} />
      <ul className="grid grid-cols-1 gap-4.5 md:grid-cols-3 md:gap-8">
        {PROMISES.map(({ title: promise, text, strokes }, index) => (
          <li key={promise} className="flex flex-wrap gap-3 lg:gap-4">
            <LineDrawing strokes={strokes} box={52} className="size-11 flex-none lg:size-13" />
            <div className="flex-[1_1_8rem]">
              <h3>{promise}</h3>
              <p className="mt-1 leading-normal text-ink-700">{(index === 0 && counted) || text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const { land, warehouse } = messages.showcase

const OFFERS = [
  { ...land, searchTerm: 'land' },
  { ...warehouse, searchTerm: 'warehouse' },
] as const

/** The two things most visitors come for, beside one picture. */
function Showcase() {
  return (
    <div className="pb-(--space-section) wrap">
      <div className="grid overflow-hidden box sm:grid-cols-2">
        <Picture
          picture={{ src: land640, srcSet: `${land640} 640w, ${land960} 960w`, alt: land.alt }}
          missingAlt={messages.card.noPicture}
          sizes="(min-width: 82rem) 656px, (min-width: 40rem) 50vw, 100vw"
          className="h-38 !rounded-none sm:h-full sm:min-h-80"
        />
        <ul className="grid content-center px-4 pb-1.5 sm:px-6 lg:px-9 lg:py-2">
          {OFFERS.map(({ title: offer, text, link, searchTerm }) => (
            <li key={offer} className="relative border-mist-200 py-3 not-first:border-t lg:py-4.5">
              <h2 className="!text-h3">{offer}</h2>
              <p className="mt-1 leading-normal text-ink-700">{text}</p>
              <Link
                to={`/property?searchTerm=${searchTerm}&autoScroll=true`}
                className={`${MORE_LINK} after:absolute after:inset-0`}
              >
                {link}
                <Icon of={ArrowRight} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
