import { type CSSProperties, type ReactNode, useRef } from 'react'
import { SHARP_ON_PHONES } from '#contract/pictures/files.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import creeper from '#frontend/assets/art/creeper-upright.svg'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { type GalleryProps, OpenPicture } from './gallery.tsx'
import type { Stop } from './walk-stops.ts'

const words = messages.walk
const CREEPER: CSSProperties = { background: `url("${creeper}") repeat-y center top / 30px 96px` }
const PAIR_SIZES = `(min-width: 82rem) 403px, (min-width: 62rem) 28vw, (min-width: 40rem) 40vw, ${SHARP_ON_PHONES}`
const WHOLE_SIZES = `(min-width: 82rem) 830px, (min-width: 62rem) 60vw, (min-width: 40rem) 94vw, ${SHARP_ON_PHONES}`

/** The creeper stands still while the edge that hides it moves down: two transforms against each other, which nothing is painted for. */
const DRAWN = 'transition-transform duration-600 ease-settle'
/** So much of the walk is in sight before its creeper draws itself. */
const SEEN_PX = 120

/** What a listing has at a place, in few words. */
export type Feature = { key: string; words: ReactNode }

type WalkProps = GalleryProps & {
  stops: readonly Stop[]
  features: (place: PicturePlace) => readonly Feature[]
}

/**
 * A walk through a listing, along a creeper that draws itself once it is seen: at each stop a place, what staff say
 * of it, what it has and its picture, two beside each other on wide screens.
 */
export function Walk({ stops, features, ...gallery }: WalkProps) {
  const walk = useRef<HTMLElement>(null)
  const isSeen = useNear(walk, -SEEN_PX)
  const shown = stops.filter(({ index }) => index !== undefined)
  return (
    <section ref={walk} aria-label={words.title} className="relative min-w-0 sm:pl-14">
      <div
        aria-hidden
        className={classNames(
          'absolute inset-y-0 left-0 w-7.5 overflow-hidden max-sm:hidden',
          DRAWN,
          !isSeen && 'motion-safe:not-print:-translate-y-full',
        )}
      >
        <div
          style={CREEPER}
          className={classNames('size-full', DRAWN, !isSeen && 'motion-safe:not-print:translate-y-full')}
        />
      </div>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2">
        {stops.map((stop, at) => {
          const shownAt = shown.indexOf(stop)
          const isAlone = shownAt < 0 || (shownAt === shown.length - 1 && shownAt % 2 === 0)
          return (
            <Place
              key={stop.place}
              {...{ stop, isAlone }}
              isBeside={shownAt % 2 === 1}
              number={at + 1}
              features={features(stop.place)}
            >
              {stop.index !== undefined && <StopPicture {...gallery} index={stop.index} isAlone={isAlone} />}
            </Place>
          )
        })}
      </ol>
    </section>
  )
}

type PlaceProps = {
  stop: Stop
  number: number
  isAlone: boolean
  /** In the second column, where no creeper goes by: its number stands in the column. */
  isBeside: boolean
  features: readonly Feature[]
  children: ReactNode
}

function Place({ stop, number, isAlone, isBeside, features, children }: PlaceProps) {
  const { place, words: said } = stop
  return (
    <li className={classNames('flex min-w-0 flex-col gap-2.5', isAlone && 'sm:col-span-full')}>
      <h2
        className={classNames(
          'relative flex items-center gap-3 text-[1.375rem]',
          !isBeside && 'sm:-ml-14 sm:gap-6.5',
        )}
      >
        <span
          aria-hidden
          className="grid size-7.5 flex-none place-items-center bg-oxide-700 font-sans text-small font-semibold text-lime-0"
        >
          {words.number(number)}
        </span>
        {words.places[place]}
      </h2>
      {said && <p className="max-w-[52ch] leading-snug">{said}</p>}
      {features.length > 0 && (
        <ul className="dotted flex flex-wrap text-small leading-snug wrap-anywhere">
          {features.map((feature) => (
            <li key={feature.key}>{feature.words}</li>
          ))}
        </ul>
      )}
      {children && (
        <div data-no-print className="mt-auto pt-1.5">
          {children}
        </div>
      )}
    </li>
  )
}

type StopPictureProps = GalleryProps & { index: number; isAlone: boolean }

function StopPicture({ index, isAlone, ...gallery }: StopPictureProps) {
  const picture = gallery.pictures[index]
  if (!picture) return null
  return (
    <div
      className={classNames(
        'grid aspect-4/3 max-sm:-mx-(--gutter)',
        isAlone ? 'sm:aspect-16/9' : 'sm:aspect-3/2',
      )}
    >
      <OpenPicture {...gallery} picture={picture} index={index} sizes={isAlone ? WHOLE_SIZES : PAIR_SIZES} />
    </div>
  )
}
