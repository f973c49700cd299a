import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide'
import { type ComponentType, useRef } from 'react'
import type { Home } from '#contract/home.ts'
import type { Property } from '#contract/properties/replies.ts'
import { groupDigits } from '#contract/units/money.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { useEdges } from '#frontend/lib/browser/use-edges.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { CardSkeleton } from './cards/card-skeleton.tsx'
import { LateCard } from './cards/late-card.tsx'
import { usePortions } from './cards/use-portions.ts'

const words = messages.newest
const WEEK_MS = 7 * 86_400_000
/** With fewer listings from the last 7 days, the newest are shown, however old they are. */
const LEAST_OF_A_WEEK = 4
const SKELETONS = [1, 2, 3, 4]
const PORTIONS = { first: 2, step: 2 }

type NewestSectionProps = {
  home: Pick<Home, 'newest' | 'total'> | 'failed' | undefined
  onRetry: () => void
  onEnquire: (property: Property) => void
  Corner: ComponentType<{ property: Property }>
}

/** The listings of the last 7 days in a row, or else the newest; nothing where there is no listing at all. */
export function NewestSection({ home, onRetry, onEnquire, Corner }: NewestSectionProps) {
  const row = useRef<HTMLUListElement>(null)
  const drawn = usePortions(home === 'failed' ? 0 : (home?.newest.length ?? 0), PORTIONS)
  if (home === 'failed')
    return (
      <section className="pt-(--space-section) wrap">
        <Failed sentence={words.failed} retryLabel={words.retry} onRetry={onRetry} />
      </section>
    )
  if (home?.newest.length === 0) return null
  const week = (home?.newest ?? []).filter(isOfThisWeek)
  const isWeek = home === undefined || week.length >= LEAST_OF_A_WEEK
  const shown = isWeek ? week : (home?.newest ?? [])
  return (
    <section className="pt-(--space-section) wrap">
      <SectionHead title={isWeek ? words.week : words.newest}>
        <span className="flex items-center gap-2">
          <Link to="/property" className={MORE_LINK}>
            {messages.places.allProperties}
            <Icon of={ArrowRight} />
          </Link>
          <Steps row={row} key={shown.length} />
        </span>
      </SectionHead>
      {/* What scrolls must be reached by the keyboard. */}
      <ul
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={isWeek ? words.week : words.newest}
        aria-busy={!home || undefined}
        className="rail narrow-cards"
      >
        {home
          ? shown.map((property, index) => (
              <li key={property._id} className="grid">
                {index < drawn ? (
                  <LateCard property={property} onEnquire={onEnquire} Corner={Corner} />
                ) : (
                  <CardSkeleton />
                )}
              </li>
            ))
          : SKELETONS.map((place) => (
              <li key={place} className="grid">
                <CardSkeleton />
              </li>
            ))}
        {home && (
          <li className="grid">
            <Link
              to="/property"
              className="grid min-h-40 content-center justify-items-center gap-1 rounded-court p-5 text-center floor"
            >
              <b className="font-display text-h3 font-semibold text-white">
                {words.all(groupDigits(String(home.total)), home.total === 1)}
              </b>
              <span className="text-small">{words.newestFirst}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function isOfThisWeek({ publishedAt, createdAt }: Property): boolean {
  return Date.now() - Date.parse(publishedAt ?? createdAt) < WEEK_MS
}

function Steps({ row }: { row: { current: HTMLUListElement | null } }) {
  const { isFirst, isLast } = useEdges(row)
  const step = (by: 1 | -1) => {
    const card = row.current?.firstElementChild
    if (card) row.current?.scrollBy({ left: by * (card.clientWidth + 20), behavior: 'smooth' })
  }
  return (
    <span className="flex gap-2 max-lg:hidden">
      <IconButton
        label={words.previous}
        icon={ChevronLeft}
        disabled={isFirst}
        onClick={() => step(-1)}
        className={STEP}
      />
      <IconButton
        label={words.next}
        icon={ChevronRight}
        disabled={isLast}
        onClick={() => step(1)}
        className={STEP}
      />
    </span>
  )
}

const STEP =
  'border-[1.5px] border-tea-700 bg-lime-0 text-tea-800 press hover:bg-tea-100 disabled:border-mist-200 disabled:bg-transparent disabled:text-mist-400 disabled:cursor-default'
