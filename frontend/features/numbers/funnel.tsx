import type { ReactNode } from 'react'
import { href } from '#contract/paths.ts'
import { isCompared } from '#contract/numbers/compared.ts'
import type { ListingNumbers, NumbersReply } from '#contract/numbers/numbers.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import { Plate } from '#frontend/ui/plate.tsx'
import { type FoldMark, useFold } from '#frontend/ui/use-fold.ts'
import { useWide } from '#frontend/lib/browser/use-media.ts'
import { ARROW, grouped, LOOKS, UsualBar } from './bars.tsx'
import { ShowAll } from './number-box.tsx'

const STEPS = ['shown', 'opened', 'pictures', 'enquired', 'sent', 'called'] as const
/** On phones a row is a block. */
const AT_ONCE = { wide: 10, narrow: 5 }

type FunnelProps = Pick<NumbersReply, 'listings' | 'usual'>

/** The way from a result to a call, of each listing, beside the median of its kind. */
export function Funnel({ listings, usual, children }: FunnelProps & { children: ReactNode }) {
  const { seen, isFolded, unfold, markOf } = useFold(listings, AT_ONCE[useWide() ? 'wide' : 'narrow'])
  return (
    <section className="box">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3.5 sm:px-5">
        <h2 className="text-h3">{words.funnel}</h2>
        {children}
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-2.5 text-small text-ink-700 sm:px-5">
        <KeyEntry look={LOOKS.good} label={words.key.good} />
        <KeyEntry look="!w-0.5 bg-ink-900" label={words.key.usual} />
        <KeyEntry look={LOOKS.less} label={words.key.less} />
        <KeyEntry look={LOOKS.low} label={words.key.low} />
        <KeyEntry look={`!h-4 !w-3 ${ARROW}`} label={words.key.over} />
      </p>
      <table className="border-collapse w-full max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="text-left text-small text-ink-700">
            <th scope="col" className="px-5 py-1.5 font-medium">
              {words.listing}
            </th>
            {STEPS.map((name) => (
              <th key={name} scope="col" className="w-[11%] py-1.5 pr-5 font-medium">
                {words.names[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {seen.map((listing, at) => (
            <Row
              key={listing.propertyId}
              mark={markOf(at)}
              listing={listing}
              usual={
                isCompared(listing) ? usual.find(({ category }) => category === listing.category) : undefined
              }
            />
          ))}
        </tbody>
      </table>
      {isFolded && <ShowAll all={listings.length} onPress={unfold} />}
    </section>
  )
}

function KeyEntry({ look, label }: { look: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <i aria-hidden className={`inline-block h-2.5 w-6 ${look}`} />
      {label}
    </span>
  )
}

type RowProps = {
  mark: FoldMark
  listing: ListingNumbers
  usual: NumbersReply['usual'][number] | undefined
}

function Row({ listing, usual, mark }: RowProps) {
  return (
    <tr
      {...mark}
      className="border-t border-mist-200 max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3"
    >
      <th
        scope="row"
        className="w-[34%] max-w-0 px-5 py-2.5 text-left align-top leading-snug font-text max-lg:col-span-3 max-lg:w-auto max-lg:max-w-none max-lg:p-0"
      >
        <ListingName listing={listing} />
      </th>
      {STEPS.map((name) => {
        const median = usual?.[name] ?? 0
        return (
          <td key={name} className="py-2.5 pr-5 align-top leading-snug max-lg:self-start max-lg:p-0">
            <span className="text-small text-ink-500 lg:hidden">{words.names[name]} </span>
            <b className="tabular">{grouped(listing[name])}</b>
            <UsualBar count={listing[name]} usual={median} />
            {median > 0 && (
              <span className="text-micro text-ink-500 tabular">{words.usual(grouped(median))}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Its number, its title on one line as the way to it, and its kind. */
export function ListingName({
  listing: { propertyId, number, title, category },
}: {
  listing: Pick<ListingNumbers, 'propertyId' | 'number' | 'title' | 'category'>
}) {
  return (
    <span className="relative grid min-h-11 min-w-0 flex-1 grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] content-center items-start gap-x-2 leading-snug">
      <Plate className="justify-self-start">{number}</Plate>
      <Link
        to={href(PANEL.property, { id: propertyId })}
        title={title}
        className="after:absolute after:inset-0 after:content-[''] hover:underline"
      >
        <ListingTitle title={title} className="line-clamp-2 wrap-anywhere" />
      </Link>
      <span className="col-start-2 text-small text-ink-500">{category}</span>
    </span>
  )
}
