import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LIMITS } from '#contract/limits.ts'
import { FIRST_CARDS } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { WaitBar } from '#frontend/ui/feedback/skeleton.tsx'
import { CardGrid } from './cards/card-grid.tsx'
import { CardSkeleton } from './cards/card-skeleton.tsx'
import type { FoundProperties } from './found-properties.ts'
import { PropertyCard } from './cards/property-card.tsx'
import { usePortions } from './cards/use-portions.ts'

const list = messages.list
const PLACES = Array.from({ length: LIMITS.pageSize / 4 }, (_, index) => index)

/** '29 properties', '1,000+ properties', '1 property'. */
export function countLabel({ total }: FoundProperties): string {
  return list.count(total, total === '1')
}

export function ResultsSkeleton() {
  return (
    <>
      <WaitBar />
      <CardGrid isBusy>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    </>
  )
}

type ResultsProps = {
  found: FoundProperties
  /** Whether the list was shown before: then all cards render at once, so that the scroll position can be restored. */
  isRevisit: boolean
  more: 'idle' | 'loading' | 'failed'
  onShowMore: () => void
  onEnquire: (property: Property) => void
} & Pick<ComponentProps<typeof PropertyCard>, 'Corner' | 'Mark'>

export function Results({ found, isRevisit, more, onShowMore, ...cards }: ResultsProps) {
  const { properties } = found
  const drawn = useDrawn(properties.length, isRevisit)
  const box = useRef<HTMLDivElement>(null)
  const { asked, said } = useGoingOn(box, drawn)

  function showMore({ detail }: MouseEvent) {
    asked(detail === 0)
    onShowMore()
  }

  return (
    <>
      <Pages box={box} properties={properties} drawn={drawn} {...cards} />
      <output className="sr-only">{said !== undefined && list.more(said, found.total)}</output>
      <Room for={properties.length - drawn} />
      {found.next && (
        <div
          className="mt-8 flex flex-wrap items-center justify-center gap-x-4 gap-y-3"
          style={drawn < properties.length ? HIDDEN : undefined}
        >
          <p className="text-small text-ink-700 tabular">{list.more(properties.length, found.total)}</p>
          <Button
            look="secondary"
            isBusy={more === 'loading'}
            busyLabel={list.loadingMore}
            onClick={showMore}
          >
            {list.showMore}
          </Button>
          {more === 'failed' && <p className="text-small font-medium text-crimson-700">{list.moreFailed}</p>}
        </div>
      )}
    </>
  )
}

/** Cards that are still drawn above would move it from under the finger. */
const HIDDEN = { visibility: 'hidden' } as const

/**
 * The focus goes on at the first card that 'Show more' brought; by a key the page scrolls there, by a pointer it stays. `said`: how
 * many cards there are since.
 */
function useGoingOn(box: RefObject<HTMLDivElement | null>, drawn: number) {
  const pressed = useRef<{ at: number; isByKey: boolean }>(undefined)
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    if (!pressed.current || drawn <= pressed.current.at) return
    const { at, isByKey } = pressed.current
    pressed.current = undefined
    setSaid(drawn)
    const card = box.current?.querySelectorAll('article')[at]
    card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: !isByKey })
  }, [box, drawn])
  const asked = (isByKey: boolean) => {
    pressed.current = { at: drawn, isByKey }
  }
  return { asked, said }
}

type PagesProps = Pick<ResultsProps, 'onEnquire' | 'Corner' | 'Mark'> & {
  box: RefObject<HTMLDivElement | null>
  properties: Property[]
  drawn: number
}

/** The first `drawn` cards, those of each 'Show more' in a grid of their own: a grid out of sight is skipped whole. */
const Pages = memo(({ box, properties, drawn, ...each }: PagesProps) => {
  const pages = useMemo(() => pagesOf(properties, drawn), [properties, drawn])
  useLaidOut(box, pages)
  return (
    <div ref={box} className="skip-unseen grid gap-4 sm:gap-y-6">
      {pages.map((page) => (
        <CardGrid key={page.start} isBusy={page.isGrowing}>
          {page.cards.map((property, index) => (
            <PropertyCard
              key={property._id}
              property={property}
              isFirst={page.start + index < FIRST_CARDS}
              {...each}
            />
          ))}
        </CardGrid>
      ))}
    </div>
  )
})

function pagesOf(properties: Property[], drawn: number) {
  const starts = Array.from(
    { length: Math.ceil(drawn / LIMITS.pageSize) },
    (_, page) => page * LIMITS.pageSize,
  )
  return starts.map((start) => {
    const whole = properties.slice(start, start + LIMITS.pageSize)
    return { start, cards: whole.slice(0, drawn - start), isGrowing: drawn < start + whole.length }
  })
}

/** As high as cards that are still to be drawn, so that the footer stays out of sight with all that it would fetch. */
function Room({ for: cards }: { for: number }) {
  return cards > 0 && <div style={{ height: `calc(${cards} * var(--card-height))` }} />
}

const PHONE = '(max-width: 39.99rem)'
/** At first as many cards as the document showed, which are more than fit on a phone's screen. */
const PORTIONS = { first: 8, step: 3 }
const AT_ONCE = { first: Infinity, step: 0 }

/** How many of `total` cards to draw: on phones a few more with every task. */
function useDrawn(total: number, isRevisit: boolean): number {
  const [portions] = useState(() => (isRevisit || !matchMedia(PHONE).matches ? AT_ONCE : PORTIONS))
  return Math.min(total, usePortions(total, portions))
}
