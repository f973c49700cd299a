import { Suspense } from 'react'
import { groupDigits } from '#contract/units/money.ts'
import panoramaPhone from '#frontend/assets/pictures/home/panorama-phone.avif'
import panorama960 from '#frontend/assets/pictures/home/panorama-960.avif'
import panorama1600 from '#frontend/assets/pictures/home/panorama-1600.avif'
import panoramaWide from '#frontend/assets/pictures/home/panorama-wide.avif'
import panoramaOld from '#frontend/assets/pictures/home/panorama-old.webp'
import { PrerenderedPart } from '#frontend/features/errors/part.tsx'
import { Doors } from '#frontend/features/home/doors.tsx'
import { useHome } from '#frontend/features/home/use-home.ts'
import { HeroSearch } from '#frontend/features/properties/hero-search.tsx'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'

export const HomeSections = chunk(async () => (await import('./home-sections.tsx')).HomeSections, {
  neverFails: true,
  isStyled: () => hasStylesOf('/'),
})

const home = messages.home

/** The longer sentences of Hindi and Nepali, a little smaller, take no more lines than the others. */
const TITLE_SIZE = ['hi', 'ne'].includes(import.meta.env.LANGUAGE)
  ? '!text-[length:min(7.4vw,var(--text-display))] sm:!text-[length:min(5vw,var(--text-display),3.125rem)]'
  : '!text-display'

/** The search over the lower edge of the panorama, four links with pictures below it, then the other parts. */
export function HomePage() {
  useHead({ title: home.pageTitle, description: home.description })
  return (
    <>
      <div className="hero-house">
        <Panorama />
        <section className="hero-court floor">
          <h1 className={`text-center !leading-display text-white ${TITLE_SIZE}`}>{home.title}</h1>
          <p className="mx-auto mt-1.5 mb-3 text-center text-base text-balance lg:mt-2 lg:mb-5 lg:text-lead leading-normal">
            {home.lead}
          </p>
          <HeroSearch>
            <PropertiesToday />
            <Link
              to="/sell"
              className="order-last -my-3 inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4"
            >
              {messages.footer.sell}
            </Link>
          </HeroSearch>
        </section>
      </div>
      <Doors />
      <PrerenderedPart of={HomeSections}>
        <Suspense fallback={<div style={{ minHeight: '300vh' }} />}>
          <HomeSections />
        </Suspense>
      </PrerenderedPart>
    </>
  )
}

/** Spaces as wide as digits. */
const TWO_DIGITS = '\u2007\u2007'

/** A drawing of plain, river and foothills; its sky fades into the top bar. Phones get a crop of their own. */
function Panorama() {
  return (
    <picture className="panorama">
      <source media="(max-width: 39.99rem)" type="image/avif" srcSet={panoramaPhone} />
      <source
        type="image/avif"
        srcSet={`${panorama960} 960w, ${panorama1600} 1600w, ${panoramaWide} 2400w`}
        sizes="100vw"
      />
      <img src={panoramaOld} alt="" width={1600} height={800} fetchPriority="high" />
    </picture>
  )
}

/** How many listings the search goes through; until that is known its line has its room, as two digits would. */
function PropertiesToday() {
  const { status, home: listed } = useHome()
  if (status === 'loading') return <p className="invisible font-semibold">{home.today(TWO_DIGITS)}</p>
  if (!listed || listed.total === 0) return null
  return <p className="font-semibold text-white">{home.today(groupDigits(String(listed.total)))}</p>
}
