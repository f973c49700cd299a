import { Check } from 'lucide'
import { useSearchParams } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { isInBox } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import { CHECKS, JURISDICTIONS } from '#contract/properties/enums.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { useListings } from '#frontend/features/kept/use-listings.ts'
import { cardBadge, cardPrice, cardRate, plotSize } from '#frontend/features/properties/cards/card-facts.ts'
import { shortPlaceOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { kilometresBetween } from '#contract/search/region.ts'
import { AIRPORT, REGION_BOX, STATIONS } from '#contract/site/region-data.ts'
import { formatArea } from '#contract/units/area.ts'
import { purchaseCosts, repayment } from '#contract/units/costs.ts'
import { formatInr, formatLakhCrore } from '#contract/units/money.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { rememberedLoan } from '#frontend/lib/remembered-loan.ts'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { comparedRate } from '#contract/units/rates.ts'

const words = messages.compare

/** Two to four listings side by side. */
export function ComparePage() {
  useHead({ title: words.pageTitle, description: words.lead })
  const [query] = useSearchParams()
  const ids = [...new Set((query.get('ids') ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id)))]
  const shown = ids.slice(0, LIMITS.comparedProperties)
  const { byId, status, retry } = useListings(shown)
  const listed = shown.flatMap((id) => byId.get(id) ?? [])
  return (
    <div className="grid grid-cols-1 gap-5 pt-9 pb-(--space-section) wrap lg:pt-16">
      <header className="grid gap-2">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{words.lead}</p>
      </header>
      {status === 'loading' && <output>{messages.site.loading}</output>}
      {status === 'failed' && (
        <p role="alert">
          {messages.kept.failed} <Button onClick={retry}>{messages.detail.retry}</Button>
        </p>
      )}
      {status === 'ready' && (listed.length < 2 ? <TooFew /> : <Compared listed={listed} />)}
    </div>
  )
}

function Compared({ listed }: { listed: readonly Property[] }) {
  return (
    <>
      <Table listed={listed} />
      <a
        href={whatsAppLink('', [...listed.map(titleOf), location.href].join('\n'))}
        {...NEW_TAB}
        className={buttonLook({ look: 'secondary', className: 'justify-self-start print:hidden' })}
      >
        <WhatsAppIcon />
        {words.share}
      </a>
      <p className="text-small text-ink-500">{messages.map.straight}</p>
    </>
  )
}

function TooFew() {
  return (
    <EmptyState title={words.tooFew} sentences={[messages.kept.compareHow]}>
      <Link to="/kept" className={buttonLook({ className: 'mt-2' })}>
        {messages.kept.title}
      </Link>
    </EmptyState>
  )
}

/** What a row says of each listing; `worth` of two that can be compared, the higher is plainly the better one. */
type Row = { label: string; values: (string | undefined)[]; worths?: (number | undefined)[] }

function Table({ listed }: { listed: readonly Property[] }) {
  const rows = rowsOf(listed).filter(({ values }) => values.some((value) => value !== undefined))
  return (
    <section
      aria-label={words.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className="relative overflow-x-auto rounded-court border border-mist-200 bg-lime-0 print:overflow-visible"
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            <td className={FIRST}>{words.pageTitle}</td>
            {listed.map((property) => (
              <th key={property._id} scope="col" className={`${CELL} align-bottom`}>
                <Link
                  to={href(PATHS.viewPage, { id: property._id })}
                  className="underline underline-offset-4"
                >
                  {titleOf(property)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CELL = 'min-w-33.5 border-t border-mist-200 px-3 py-3 lg:min-w-50'
const FIRST =
  'sticky left-0 w-26 min-w-26 border-t border-mist-200 bg-mist-100 px-3 py-3 text-small font-medium lg:w-50'

function TableRow({ row: { label, values, worths = [] } }: { row: Row }) {
  const differs = new Set(values).size > 1
  const known = worths.filter((worth) => worth !== undefined)
  const best = known.length > 1 && new Set(known).size > 1 ? Math.max(...known) : undefined
  return (
    <tr>
      <th scope="row" className={FIRST}>
        {label}
      </th>
      {values.map((value, index) => {
        const isBest = best !== undefined && worths[index] === best
        return (
          <td
            key={index}
            className={`${CELL} ${differs ? 'font-semibold' : ''} ${isBest ? 'bg-tea-100' : ''}`}
          >
            {value ?? <span className="font-text text-ink-500">{words.notGiven}</span>}
            {isBest && (
              <span className="ml-1.5 inline-flex align-middle text-tea-800">
                <Icon of={Check} size={16} />
                <span className="sr-only">{words.best}</span>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Only what can be compared is: rates of the same unit and deal, roads, checks. */
function rowsOf(listed: readonly Property[]): Row[] {
  const known: readonly OfAnyKind[] = listed
  const stored = (word: string | null | undefined) => (word ? messages.words.stored(word) : undefined)
  const rates = listed.map(comparedRate)
  const areLike = new Set(rates.map((rate, index) => rate && `${rate.per} ${listed[index]?.deal}`)).size === 1
  const perSqFt = listed.map(({ price, areaSqFt }) => (price > 0 && areaSqFt ? price / areaSqFt : undefined))
  return [
    { label: words.price, values: listed.map((property) => cardPrice(property).join('')) },
    { label: words.state, values: listed.map((property) => cardBadge(property)) },
    {
      label: words.rate,
      values: listed.map(cardRate),
      ...(areLike && { worths: perSqFt.map((rate) => rate && -rate) }),
    },
    {
      label: words.size,
      values: listed.map((property) => {
        const land = property.category === 'Plot' ? plotSize(property) : undefined
        if (land) return `${land.value}, ${land.more}`
        return property.areaSqFt ? messages.words.amount(formatArea(property.areaSqFt, 'sq ft')) : undefined
      }),
    },
    { label: words.place, values: listed.map(shortPlaceOf) },
    {
      label: words.road,
      values: known.map(({ roadWidth }) => (roadWidth ? words.feet(roadWidth) : undefined)),
      worths: known.map(({ roadWidth }) => roadWidth ?? undefined),
    },
    {
      label: messages.card.bedroomsLabel,
      values: listed.map(({ bedRooms }) => (bedRooms ? messages.card.bedrooms(bedRooms) : undefined)),
    },
    { label: messages.card.facingLabel, values: known.map(({ facing }) => stored(facing)) },
    {
      label: messages.card.ceilingLabel,
      values: known.map(({ ceilingHeight }) =>
        ceilingHeight ? messages.card.ceiling(ceilingHeight) : undefined,
      ),
      worths: known.map(({ ceilingHeight }) => ceilingHeight ?? undefined),
    },
    { label: messages.card.ownershipLabel, values: listed.map(({ ownershipType }) => stored(ownershipType)) },
    ...costRows(known),
    ...checkRows(known),
    {
      label: words.checks,
      values: listed.map(({ checks }) => words.checked(checks?.length ?? 0)),
      worths: listed.map(({ checks }) => checks?.length ?? 0),
    },
    ...distanceRows(listed),
  ]
}

/** Of what is for sale with a price: all that is to pay, and a month of the loan that was last set on this device. */
function costRows(listed: readonly OfAnyKind[]): Row[] {
  const loan = rememberedLoan()
  const forSale = listed.map((property) =>
    property.deal === 'sale' && property.price > 0 ? property : undefined,
  )
  const inAll = forSale.map((property) => property && inAllOf(property))
  const instalments = forSale.map(
    (property) =>
      property && repayment({ ...loan, amountInr: Math.round(property.price * loan.part) }).instalmentInr,
  )
  const areLike = new Set(listed.map(({ category }) => category)).size === 1
  const label = words.loan(String(Math.round(loan.part * 100)), String(loan.percent), String(loan.years))
  return [
    {
      label: words.inAll,
      values: inAll.map((amounts) => amounts && [...new Set(amounts)].map(shortInr).join(' – ')),
      ...(areLike && { worths: inAll.map((amounts) => amounts && -Math.max(...amounts)) }),
    },
    {
      label,
      values: instalments.map((amount) =>
        amount === undefined ? undefined : messages.words.amount(`₹${formatInr(amount)}`),
      ),
      ...(areLike && { worths: instalments.map((amount) => amount && -amount) }),
    },
  ]
}

const shortInr = (inr: number) => messages.words.amount(formatLakhCrore(inr))

/** With duty and registration; the lowest and the highest where it is not known whose they are. */
function inAllOf({ price, jurisdiction }: OfAnyKind): number[] {
  const all = (jurisdiction ? [jurisdiction] : JURISDICTIONS).map((one) => purchaseCosts(price, one).inAll)
  return [Math.min(...all), Math.max(...all)]
}

/** A row for each paper that was seen for one of them. */
function checkRows(listed: readonly OfAnyKind[]): Row[] {
  return CHECKS.filter((name) =>
    listed.some(({ checks }) => checks?.some(({ check }) => check === name)),
  ).map((name) => ({
    label: messages.checks.names[name],
    values: listed.map(({ checks }) => {
      const seen = checks?.find(({ check }) => check === name)
      return seen && words.checkedOn(messages.words.day(dayOf(seen.checkedAt)))
    }),
  }))
}

const FAR_POINTS = [STATIONS.junction, STATIONS.njp, AIRPORT]

/** In a straight line, to the stations that people ask about and the airport; to half a kilometre where a place is told only about. */
function distanceRows(listed: readonly Property[]): Row[] {
  const points = listed.map(({ googleMap }) => (googleMap ? parseMapLocation(googleMap) : undefined))
  return FAR_POINTS.map(({ names, ...point }) => {
    const kilometres = points.map((at, index) => {
      if (!at || !('lat' in at) || !isInBox(at, REGION_BOX)) return undefined
      const step = listed[index]?.placeIsApproximate ? 0.5 : 0.1
      return Math.max(step, Math.round(kilometresBetween(at, point) / step) * step)
    })
    return {
      label: words.from(names[import.meta.env.LANGUAGE]),
      values: kilometres.map((km) => (km === undefined ? undefined : distanceOf(km))),
      worths: kilometres.map((km) => km && -km),
    }
  })
}

const distanceOf = (km: number) =>
  messages.words.amount(
    km < 1 ? messages.map.metres(String(Math.round(km * 1000))) : messages.map.km(km.toFixed(1)),
  )
