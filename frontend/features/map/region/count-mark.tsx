import type { Point } from '#contract/list/map-area.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import type { MapMark } from './region-picture.tsx'

/** The side of a square, in pixels. */
export const SQUARE = 28

type Counted = { key: string; at: Point; count: string; to: string; title?: string }

/** How many listings lie at a point, as a square that leads to them. */
export const countMark = ({ key, at, count, to, title }: Counted): MapMark => ({
  key,
  at,
  width: SQUARE,
  height: SQUARE,
  gap: 0,
  sides: ['over'],
  node: (
    <Link
      to={to}
      tabIndex={-1}
      title={title}
      className="grid h-7 min-w-7 place-items-center rounded-tag bg-oxide-700 px-1 pt-0.5 text-micro leading-none font-bold text-white"
    >
      {messages.words.amount(count)}
    </Link>
  ),
})
