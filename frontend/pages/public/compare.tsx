import { isId } from '#contract/ids.ts'
import { Check, X } from 'lucide'
import { type Ref, type UIEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { OptionalPart } from '#frontend/features/errors/part.tsx'
import { useKept } from '#frontend/features/kept/kept.ts'
import { useListings } from '#frontend/lib/api/use-listings.ts'
import { cardPrice } from '#frontend/features/properties/cards/card-facts.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { BackLink } from '#frontend/ui/back-link.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { type Row, comparisonRows } from './compare-rows.ts'
import { ListingPicture } from './listing-picture.tsx'

const words = messages.compare
const ListingsMap = chunk(async () => (await import('#frontend/features/map/listings-map.tsx')).ListingsMap)

const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
)

/** Two to four listings side by side. */
export function ComparePage() {
  useHead({ title: words.pageTitle, description: words.lead })
  const [query, setQuery] = useSearchParams()
  const ids = [...new Set((query.get('ids') ?? '').split(',').filter((id) => isId(id)))]
  const shown = ids.slice(0, LIMITS.comparedProperties)
  const { byId, status, retry } = useListings(shown)
  const listed = shown.flatMap((id) => byId.get(id) ?? [])
  const [isShort, setIsShort] = useState(false)
  const canCompare = status === 'ready' && listed.length >= 2
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button goes with its column. */
  function takeOut(id: string) {
    setQuery({ ids: shown.filter((one) => one !== id).join() }, { replace: true })
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-4 pt-3 pb-(--space-section) wrap">
      <nav>
        <BackLink to="/kept">{messages.kept.title}</BackLink>
      </nav>
      <header className="-mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {words.title}
        </h1>
        {canCompare && <Controls {...{ listed, isShort }} onShort={setIsShort} />}
      </header>
      {status === 'loading' && <output className="min-h-dvh">{messages.site.loading}</output>}
      {status === 'failed' && (
        <p role="alert">
          {messages.kept.failed} <Button onClick={retry}>{messages.detail.retry}</Button>
        </p>
      )}
      {status === 'ready' && !canCompare && <TooFew />}
      {canCompare && <ComparisonTable {...{ listed, isShort }} onTakeOut={takeOut} />}
    </div>
  )
}

/** `isShort`: only the rows in which they differ. */
type ShownProps = { listed: readonly Property[]; isShort: boolean }

function Controls({ listed, isShort, onShort }: ShownProps & { onShort: (isShort: boolean) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <Checkbox checked={isShort} onChange={({ target }) => onShort(target.checked)}>
        {words.onlyDiffering}
      </Checkbox>
      <a
        href={whatsAppLink('', [...listed.map(titleOf), location.href].join('\n'))}
        {...NEW_TAB}
        className={buttonLook({ look: 'secondary', size: 'small' })}
      >
        <WhatsAppIcon />
        {words.share}
      </a>
    </div>
  )
}

type ComparisonTableProps = ShownProps & { onTakeOut: (id: string) => void }

function ComparisonTable({ listed, isShort, onTakeOut }: ComparisonTableProps) {
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  return (
    <>
      <OptionalPart>
        <PrintHead address={location.href} />
      </OptionalPart>
      <Table listed={listed} isShort={isShort} onTakeOut={onTakeOut} onEnquire={enquireAbout} />
      <p className="text-small text-ink-500">
        {words.lead} {messages.map.straight}
      </p>
      <OptionalPart meanwhile={<div className="h-114" />}>
        <ListingsMap title={words.where} listings={listed} />
      </OptionalPart>
      <Enquiry {...enquiry} />
    </>
  )
}

function TooFew() {
  return (
    <EmptyState ornament="basket" title={words.tooFew} sentences={[messages.kept.compareHow]}>
      <Link to="/kept" className={buttonLook({ className: 'mt-2' })}>
        {messages.kept.title}
      </Link>
    </EmptyState>
  )
}

type TableProps = ComparisonTableProps & { onEnquire: (property: Property) => void }

/** On phones the name of a row stands above its values, so that three columns are in sight; with more it scrolls within its box. */
function Table({ listed, isShort, onTakeOut, onEnquire }: TableProps) {
  const notes = useKept()
  const noteOf = ({ _id }: Property) => notes.find(({ id }) => id === _id)?.note || undefined
  const rows = [...comparisonRows(listed), { label: messages.kept.note, values: listed.map(noteOf) }].filter(
    ({ values }) => values.some(Boolean) && !(isShort && new Set(values).size === 1),
  )
  const [wasShort, setWasShort] = useState(isShort)
  if (isShort && !wasShort) setWasShort(true)
  const heads = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLElement>(null)
  return (
    <div className="max-sm:-mx-(--gutter)">
      <ColumnHeads
        ref={heads}
        listed={listed}
        onTakeOut={onTakeOut}
        onScroll={(event) => scrollAlong(event, table.current)}
      />
      <section
        ref={table}
        aria-label={words.title}
        onScroll={(event) => scrollAlong(event, heads.current)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="relative overflow-x-auto rounded-b-court border border-t-0 border-mist-200 bg-lime-0 max-sm:rounded-none max-sm:border-x-0 print:overflow-visible"
      >
        <output className="sr-only">{wasShort && words.rows(rows.length)}</output>
        <table className="w-full table-fixed border-collapse text-left max-sm:grid" {...AS.table}>
          <thead className="max-sm:grid" {...AS.rowgroup}>
            <tr className={rowOf(listed.length)} {...AS.row}>
              <td className={`${FIRST} border-t-0 max-sm:sr-only`} {...AS.cell}>
                <span className="sr-only">{words.title}</span>
              </td>
              {listed.map((property) => (
                <th
                  key={property._id}
                  scope="col"
                  className={`${CELL} relative border-t-0 p-0 align-top`}
                  {...AS.columnheader}
                >
                  <Compare property={property} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:grid" {...AS.rowgroup}>
            {rows.map((row) => (
              <TableRow key={row.label} row={row} />
            ))}
            <tr
              className={`${rowOf(listed.length)} max-sm:border-t max-sm:border-mist-200 print:hidden`}
              {...AS.row}
            >
              <td className={`${FIRST} max-sm:sr-only`} {...AS.cell}>
                <span className="sr-only">{messages.card.enquire}</span>
              </td>
              {listed.map((property) => (
                <td key={property._id} className={`${CELL} px-3 py-3 max-sm:px-2`} {...AS.cell}>
                  <Button
                    look="secondary"
                    size="small"
                    isWide
                    aria-label={messages.card.enquireAbout(titleOf(property))}
                    onClick={() => onEnquire(property)}
                  >
                    {messages.card.enquire}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The table and the heads above it go sideways together, by whichever of them was scrolled: the focus may scroll the heads. */
function scrollAlong({ currentTarget }: UIEvent<HTMLElement>, other: HTMLElement | null): void {
  other?.scrollTo({ left: currentTarget.scrollLeft, behavior: 'instant' })
}

type ColumnHeadsProps = Pick<TableProps, 'listed' | 'onTakeOut'> & {
  ref: Ref<HTMLDivElement>
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Which column is which, and the way out of the comparison: stays in sight above the table. The table's own heads say the same to readers. */
function ColumnHeads({ ref, listed, onTakeOut, onScroll }: ColumnHeadsProps) {
  return (
    <div
      ref={ref}
      onScroll={onScroll}
      className="flex overflow-hidden border border-mist-200 bg-lime-0 below-bar max-sm:border-x-0 sm:rounded-t-court"
    >
      <span className={`${FIRST_WIDTH} sticky left-0 z-1 flex-none bg-lime-0 max-sm:hidden`} />
      {listed.map((property) => (
        <div
          key={property._id}
          className="relative min-w-31 flex-1 border-l border-mist-200 py-2 pl-3 max-sm:nth-2:border-l-0 sm:min-w-0 sm:pr-12"
        >
          <p aria-hidden className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="rounded-tag border border-mist-400 px-1.5 text-micro font-semibold">
              {property.number}
            </span>
            <b className="w-full font-display text-price leading-tight font-semibold max-lg:text-[1.0625rem] sm:w-auto">
              {cardPrice(property).join('')}
            </b>
          </p>
          <span className="absolute top-0 right-0 print:hidden">
            <IconButton
              label={words.takeOut(titleOf(property))}
              icon={X}
              onClick={() => onTakeOut(property._id)}
            />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Said again where the layout of phones is none of a table: some browsers then forget what it is. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
const FIRST_WIDTH = 'sm:w-44 lg:w-50'
/** The rows of so many listings on phones: as wide as the heads above the table. */
const ROWS = [
  '',
  '',
  'max-sm:grid-cols-[repeat(2,minmax(7.75rem,1fr))]',
  'max-sm:grid-cols-[repeat(3,minmax(7.75rem,1fr))]',
  'max-sm:grid-cols-[repeat(4,minmax(7.75rem,1fr))]',
]
const rowOf = (columns: number) => `max-sm:grid ${ROWS[columns] ?? ''}`
const CELL = 'min-w-0 border-l border-mist-200 max-sm:row-start-2 max-sm:nth-2:border-l-0 sm:border-t'
const FIRST = `${FIRST_WIDTH} border-t border-mist-200 bg-lime-0 pt-2 pr-1 pl-3 text-small sm:sticky sm:left-0 sm:z-1 sm:px-3 sm:py-2.5 font-text text-ink-500 max-sm:col-span-full`

/** The head of a column: what it looks like and which one it is. */
function Compare({ property }: { property: Property }) {
  return (
    <>
      <ListingPicture
        property={property}
        sizes="(min-width: 56rem) 400px, 144px"
        className="aspect-3/2"
        rendered="bottom-0 left-0"
      />
      <div className="px-3 pt-2.5 pb-3">
        <span className="sr-only">{[property.number, ...cardPrice(property)].join(' ')}</span>
        <Link
          to={href(PATHS.viewPage, { id: property._id })}
          className="py-1 leading-snug font-medium wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {/* A column out of sight does not make the others high. */}
          <span className="max-sm:line-clamp-4 max-sm:text-small">{titleOf(property)}</span>
        </Link>
      </div>
    </>
  )
}

function TableRow({ row: { label, values, worths = [], missing = words.notGiven } }: { row: Row }) {
  const differs = new Set(values.filter((value) => value !== null)).size > 1
  const known = worths.filter((worth) => worth !== undefined)
  const best = known.length > 1 && new Set(known).size > 1 ? Math.max(...known) : undefined
  return (
    <tr className={rowOf(values.length)} {...AS.row}>
      <th scope="row" className={FIRST} {...AS.rowheader}>
        <span className="max-sm:sticky max-sm:left-3 max-sm:inline-block max-sm:max-w-[calc(100vw-1.5rem)]">
          {label}
        </span>
      </th>
      {values.map((value, index) => {
        const isBest = best !== undefined && worths[index] === best
        return (
          <td
            key={index}
            {...AS.cell}
            className={`${CELL} px-3 py-2.5 text-balance wrap-anywhere max-sm:pt-1 max-sm:pr-1.5 max-sm:text-small ${differs && value !== null ? 'font-medium' : ''}`}
          >
            {isBest ? (
              <span className="inline-flex items-baseline gap-1.5 text-tea-800 max-sm:font-bold sm:-mx-2 sm:items-center sm:rounded-tag sm:bg-tea-100 sm:px-2 sm:py-0.5">
                <Icon of={Check} size={16} className="max-sm:translate-y-0.5" />
                {value}
              </span>
            ) : (
              (value ?? <Unsaid words={value === null ? undefined : missing} />)
            )}
            {isBest && <span className="sr-only">{words.best}</span>}
          </td>
        )
      })}
    </tr>
  )
}

/** Why there is no value; without words because there can be none. */
function Unsaid({ words: said }: { words: string | undefined }) {
  return (
    <span className="font-text text-ink-500">
      {said ?? (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">{words.doesNotApply}</span>
        </>
      )}
    </span>
  )
}
