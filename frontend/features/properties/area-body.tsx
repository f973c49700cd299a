import type { ReactNode } from 'react'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { COUNT, RESULTS } from './results-head.tsx'

const words = messages.area

type AreaBodyProps = {
  /** The steps between the home page and this one. */
  crumbs: ReactNode
  picture: ReactNode
  /** The paragraphs of what is said of the place. */
  said: ReactNode
  /** Undefined while loading. */
  count: string | undefined
  /** The way to the list with its filters. */
  filters?: ReactNode
  /** What is offered of each kind, and for how much. */
  offers: ReactNode
  /** Undefined where its code is on its way; its room is kept. */
  map?: ReactNode
  /** What is said where there is no listing. */
  nothing: ReactNode
  kinds: ReactNode
  /** What is asked in this place and next to it. */
  rates?: ReactNode
  near?: ReactNode
  beside: ReactNode
  isBusy?: boolean
  /** The cards. */
  children: ReactNode
}

/** What an area's page shows below its heading: this page's own boxes and those that the Worker fills in. */
export function AreaBody({
  crumbs,
  picture,
  said,
  count,
  filters,
  offers,
  map,
  nothing,
  kinds,
  rates,
  near,
  beside,
  isBusy = false,
  children,
}: AreaBodyProps) {
  return (
    <div className="pt-6 wrap max-sm:has-data-area-picture:pt-0 sm:pt-10">
      <nav
        aria-label={words.trail}
        className="-mt-4 pb-1 text-small has-[li:only-child]:hidden sm:-mt-6 sm:pb-4"
      >
        <ol className="flex flex-wrap items-center gap-x-2">
          <Crumb address="/">{messages.nav.home}</Crumb>
          {crumbs}
        </ol>
      </nav>
      <div className="group/area grid grid-cols-1 gap-x-10 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:max-lg:gap-x-6 lg:grid-cols-[minmax(0,1fr)_38%] lg:has-data-area-picture:grid-cols-2">
        <div className="group-has-data-area-picture/area:sm:row-span-2">
          {picture}
          <div className="mb-6 grid max-w-[64ch] gap-3 leading-relaxed text-ink-700 empty:hidden">{said}</div>
        </div>
        <div className={OFFERS}>
          <ul className="grid grid-cols-2 gap-4 pb-1.5 empty:hidden sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
            {offers}
          </ul>
          <ul className="flex flex-wrap gap-2">{kinds}</ul>
        </div>
        <section
          aria-label={words.where}
          className="max-sm:mt-5 sm:col-start-2 sm:row-span-2 sm:row-start-1 group-has-data-area-picture/area:sm:row-auto group-has-data-area-picture/area:sm:mt-5"
        >
          {map ?? <AreaMapRoom />}
        </section>
      </div>
      <div className={RESULTS}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className={COUNT}>{count ?? '\u00a0'}</h2>
          {filters}
        </div>
        {nothing}
        <CardGrid isBusy={isBusy}>{children}</CardGrid>
        <div className="grid gap-x-14 lg:grid-cols-2">
          {rates}
          {near}
          <div>
            <h2 className="mt-8 mb-3 text-h3">{words.beside}</h2>
            <ul className="flex flex-wrap gap-2">{beside}</ul>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Below what is said of the place; beside its picture, above the map. */
const OFFERS = 'grid content-start gap-3 group-has-data-area-picture/area:sm:col-start-2'
/** The map at the right. */
export const MAP_ROOM = 'aspect-16/10 w-full'
export const AREA_SIZES = '(min-width: 82rem) 636px, (min-width: 40rem) 50vw, 100vw'
/** As high as the map beside it; on phones from edge to edge. */
export const AREA_PICTURE =
  'relative mb-3 max-sm:-mx-(--gutter) *:first:aspect-16/10 *:first:w-full *:first:object-cover sm:*:first:rounded-court'

type OfferFigureProps = { amounts: string; per: string; offer: string }

/** A figure under a line, a rent's time in small letters beside it, and what it is of. */
export function OfferFigure({ amounts, per, offer }: OfferFigureProps) {
  return (
    <li className="border-t-[3px] border-ink-900 pt-2 leading-snug max-sm:odd:last:col-span-2">
      <strong className="block font-display text-price leading-tight max-sm:text-[1.25rem]">
        {amounts}
        <span className="font-sans text-small font-medium">{per}</span>
      </strong>
      <span className="text-small text-ink-700">{offer}</span>
    </li>
  )
}

export const AreaMapRoom = () => <div className={MAP_ROOM} />

/** A link to a page above this one. */
export function Crumb({ address, children }: { address: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 not-last:after:text-ink-500 not-last:after:content-['›']">
      <a href={siteHref(address)} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {children}
      </a>
    </li>
  )
}

/** That there is no listing, above those that come nearest. */
export const NothingHere = () => (
  <p className="mb-4.5 leading-snug">
    <strong>{words.nothing}</strong> {words.nearest}
  </p>
)

/** A link to another area's page. */
export function AreaTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 font-medium text-tea-800 hover:border-tea-700 hover:bg-tea-50"
      >
        {children}
      </a>
    </li>
  )
}
