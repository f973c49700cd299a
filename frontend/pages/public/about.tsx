import { unbroken } from '#contract/languages/english-title.ts'
import { FIRM } from '#contract/firm.ts'
import veranda640 from '#frontend/assets/pictures/about/about-veranda-640.webp'
import veranda960 from '#frontend/assets/pictures/about/about-veranda-960.webp'
import office640 from '#frontend/assets/pictures/about/about-office-640.webp'
import office960 from '#frontend/assets/pictures/about/about-office-960.webp'
import brick640 from '#frontend/assets/pictures/about/place-brick-villa-640.webp'
import brick960 from '#frontend/assets/pictures/about/place-brick-villa-960.webp'
import plots640 from '#frontend/assets/pictures/about/place-plots-640.webp'
import plots960 from '#frontend/assets/pictures/about/place-plots-960.webp'
import town640 from '#frontend/assets/pictures/about/place-town-house-640.webp'
import town960 from '#frontend/assets/pictures/about/place-town-house-960.webp'
import warehouse640 from '#frontend/assets/pictures/about/place-warehouse-640.webp'
import warehouse960 from '#frontend/assets/pictures/about/place-warehouse-960.webp'
import { AboutHero } from '#frontend/features/about/about-hero.tsx'
import { LatePeople } from '#frontend/features/people/late-people.tsx'
import { Stats } from '#frontend/features/about/stats.tsx'
import { CaptionedPicture, RenderedPicture } from '#frontend/features/about/rendered-picture.tsx'
import { PictureSlider } from '#frontend/features/about/picture-slider.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import type { PictureSource } from '#frontend/ui/picture.tsx'
import { ChevronDown } from 'lucide'
import land from '#frontend/assets/pictures/about/guide-land-640.webp'
import ownership from '#frontend/assets/pictures/about/guide-ownership-640.webp'
import warehouse from '#frontend/assets/pictures/about/guide-warehouse-640.webp'
import { Icon } from '#frontend/ui/icon.tsx'

const about = messages.about
const places = messages.aboutPlaces
const VERANDA = picture(veranda640, veranda960, about.houseAlt)
const OFFICE = picture(office640, office960, about.officeAlt)
const PLACES = [
  { ...picture(brick640, brick960, places.alt.brickVilla), caption: places.caption.brickVilla },
  { ...picture(town640, town960, places.alt.townHouse), caption: places.caption.townHouse },
  { ...picture(warehouse640, warehouse960, places.alt.warehouse), caption: places.caption.warehouse },
  { ...picture(plots640, plots960, places.alt.plots), caption: places.caption.plots },
]

export function AboutPage() {
  useHead({ title: about.pageTitle, description: about.description })
  return (
    <>
      <h1 className="sr-only">{about.title}</h1>
      <AboutHero />
      <Stats facts={FIRM.datedFacts} />
      <AboutUs />
      <PictureSlider pictures={PLACES} />
      <section className="bg-mist-100 section">
        <div className="grid gap-7 wrap lg:grid-cols-2 lg:gap-18">
          <h2 className="!text-[clamp(1.75rem,1.4rem+1.8vw,2.75rem)]">{about.mission}</h2>
          <p className="max-w-[56ch] text-lead leading-normal text-ink-700">{about.missionText}</p>
        </div>
      </section>
      <Guides />
      <LatePeople
        meanwhile={<div className="h-60 sm:h-35" />}
        className="wrap not-empty:pb-(--space-section)"
      />
    </>
  )
}

function AboutUs() {
  return (
    <section className="grid items-center gap-7 pt-4 wrap sm:grid-cols-2 lg:gap-18">
      <div className="grid grid-cols-[1.3fr_1fr] items-end gap-3 sm:max-lg:grid-cols-[16fr_15fr] sm:max-lg:items-start">
        <CaptionedPicture picture={VERANDA} caption={about.house} sizes={THIRD} className="aspect-4/5" />
        <CaptionedPicture picture={OFFICE} caption={about.office} sizes={THIRD} className="aspect-3/4" />
      </div>
      <div className="grid gap-3.5">
        <h2>{about.aboutUs}</h2>
        <p className="text-lead leading-normal text-ink-700">{about.aboutLead}</p>
        <p>{about.aboutText}</p>
        <Link to="/contact" className={buttonLook({ look: 'secondary', className: 'justify-self-start' })}>
          {about.contactUs}
        </Link>
      </div>
    </section>
  )
}

const THIRD = '(min-width: 62rem) 40vw, 75vw'

function picture(small: string, large: string, alt: string): PictureSource {
  return { src: large, srcSet: `${small} 640w, ${large} 960w`, alt }
}

const words = messages.guides
const GUIDES = [
  { ...words.land, src: land },
  { ...words.ownership, src: ownership },
  { ...words.warehouse, src: warehouse },
]

/** Three guides, complete in the page but collapsed until opened. */
function Guides() {
  return (
    <section className="grid gap-7 section wrap">
      <div className="grid gap-2">
        <h2>{words.title}</h2>
        <p className="max-w-[66ch] text-ink-700">{words.lead}</p>
      </div>
      <ul className="grid items-start gap-x-5 gap-y-10 sm:grid-cols-3">
        {GUIDES.map(({ title, alt, paragraphs, src }) => (
          <li
            key={src}
            className="group/guide grid content-start gap-x-10 gap-y-3 sm:row-span-3 sm:grid-rows-subgrid sm:has-[[open]]:col-span-full lg:has-[[open]]:grid-cols-[1fr_2fr]"
          >
            <RenderedPicture
              picture={{ src, alt }}
              sizes="(min-width: 40rem) 33vw, 100vw"
              className="aspect-3/2 self-start lg:group-has-[[open]]/guide:row-span-2"
            />
            <h3 className="leading-tight">{title}</h3>
            <details className="group">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2">
                <span className="group-open:hidden">{words.read}</span>
                <span className="not-group-open:hidden">{words.close}</span>
                <span className="sr-only">{words.of(title)}</span>
                <Icon of={ChevronDown} className="group-open:rotate-180" />
              </summary>
              <div className="grid max-w-[66ch] gap-3 pt-2 text-ink-700">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{unbroken(paragraph)}</p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
