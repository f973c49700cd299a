import { Check, Copy, ExternalLink } from 'lucide'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { href } from '#contract/paths.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import type { Category } from '#contract/properties/enums.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { findLike } from '#frontend/features/property-form/saving/property-calls.ts'
import { detailsOf } from '#frontend/features/property-form/values/details-of-values.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { priceOf, sizeOf } from '#frontend/features/property-form/values/said-values.ts'
import { valuesOf } from '#frontend/features/property-form/values/values-of-property.ts'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { NEW_TAB, phoneSaid } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = forms.sameAgain
const TYPING_MS = 1000

type SameAgainProps = {
  category: Category
  pictures: readonly (Picture & { look?: string })[]
  /** Brings what is typed into a stored listing. */
  onBring: (id: string) => Promise<void>
}

/** Asks quietly whether a listing that looks the same is this one; saving is never stopped. */
export function SameAgain({ category, pictures, onBring }: SameAgainProps) {
  const looks = pictures.flatMap(({ url, look }) => (look === undefined ? [] : [{ url, look }]))
  const compared = useSettled(useCompared(category, looks))
  const [answered, setAnswered] = useState<string>()
  const { getValues } = useFormContext<FormValues>()
  const { data = [] } = useQuery({
    queryKey: ['like', category, compared],
    queryFn: ({ signal }) => findLike(category, JSON.parse(compared), signal),
    enabled: compared !== '',
    retry: false,
  })
  const [likest, ...others] = data
  if (!likest || compared === '' || answered === compared) return null
  const { number, _id: id, title, createdAt, listedByName } = likest.property
  return (
    <div className="overflow-hidden rounded-court border border-brass-500 bg-lime-0">
      <output className="flex items-start gap-2.5 bg-brass-100 px-3.5 py-3 leading-snug wrap-anywhere">
        <Icon of={Copy} className="mt-px text-brass-800" />
        <span>
          <b className="font-semibold">{words.title(number)}</b> “<ListingTitle title={title} isBeside />
          ”, {words.listed(shortDayOf(createdAt), listedByName)} {words.why(likest.why)}
        </span>
      </output>
      <ComparedListings
        category={category}
        mine={{ values: getValues(), pictures: pictures.length }}
        theirs={{ values: valuesOf(likest.property), pictures: likest.property.pictures.length }}
        number={number}
      />
      {others.map(({ property, why }) => (
        <p key={property._id} className="border-t border-mist-200 px-3.5 text-small wrap-anywhere">
          <a
            href={href(PANEL.property, { id: property._id })}
            {...NEW_TAB}
            className="inline-flex min-h-11 items-center gap-x-1.5 font-medium underline underline-offset-2"
          >
            <span className="flex-none">{property.number}</span>
            <ListingTitle title={property.title} isBeside />
          </a>{' '}
          {words.why(why)}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-2 border-t border-mist-200 px-3.5 py-2.5">
        <BringButton number={number} onBring={() => onBring(id)} />
        <a
          href={href(PANEL.property, { id })}
          {...NEW_TAB}
          className={buttonLook({ look: 'secondary', size: 'small' })}
        >
          <Icon of={ExternalLink} />
          {words.open(number)}
        </a>
        <Button look="quiet" size="small" onClick={() => setAnswered(compared)}>
          {words.other}
        </Button>
        <p className="basis-full text-small text-ink-700">{words.bringHint(number)}</p>
      </div>
    </div>
  )
}

function BringButton({ number, onBring }: { number: string; onBring: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function bring() {
    setIsBusy(true)
    await onBring()
    setIsBusy(false)
  }

  return (
    <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void bring()}>
      {words.bring(number)}
    </Button>
  )
}

type Held = { values: FormValues; pictures: number }
type ComparedListingsProps = { category: Category; mine: Held; theirs: Held; number: string }

/** What both say, beside each other; what is the same has a tick. */
function ComparedListings({ category, mine, theirs, number }: ComparedListingsProps) {
  const theirsSaid = labelledValues(category, theirs)
  const rows = labelledValues(category, mine)
    .map(([label, own], index) => ({ label, own, other: theirsSaid[index]?.[1] ?? '' }))
    .filter(({ own, other }) => own !== '' || other !== '')
  const pins = pinsOf(mine.values.googleMap, theirs.values.googleMap)
  return (
    <table className="w-full table-fixed border-collapse text-left text-small leading-snug wrap-anywhere sm:text-base">
      <thead>
        <tr className="text-small">
          <th scope="col" className="w-[30%] px-3.5 py-1.5">
            <span className="sr-only">{words.what}</span>
          </th>
          <th scope="col" className="px-2 py-1.5 font-semibold">
            {words.yours}
          </th>
          <th scope="col" className="px-2 py-1.5 pr-3.5 font-semibold">
            {number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, own, other }) => (
          <tr key={label} className="border-t border-mist-200 align-top">
            <th scope="row" className="px-3.5 py-1.5 text-ink-700">
              <span className="text-small font-text">{label}</span>
            </th>
            <td className="px-2 py-1.5">
              <Said text={own} />
            </td>
            <td className="px-2 py-1.5 pr-3.5">
              <span className="flex items-start gap-1.5">
                {isSame(own, other) && (
                  <>
                    <Icon of={Check} size={16} className="mt-1 flex-none text-brass-800" />
                    <span className="sr-only">{words.same} </span>
                  </>
                )}
                <Said text={other} />
              </span>
            </td>
          </tr>
        ))}
        {pins && (
          <tr className="border-t border-mist-200 align-top">
            <th scope="row" className="px-3.5 py-1.5 text-ink-700">
              <span className="text-small font-text">{words.onMap}</span>
            </th>
            <td className="px-2 py-1.5">{pins.own}</td>
            <td className="px-2 py-1.5 pr-3.5">{pins.other}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** A number to call stands on one line, as it is said: '98320 44556'. */
const Said = ({ text }: { text: string }) => (
  <span className="min-w-0">
    {text === ''
      ? words.notSaid
      : text.split(/(\+?\d{10,13}\b)/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="whitespace-nowrap">
              {phoneSaid(part)}
            </span>
          ),
        )}
  </span>
)

/** Whether both are on the map, and how far apart. */
function pinsOf(own: string, other: string): { own: string; other: string } | undefined {
  const [one, two] = [own, other].map((text) => parseMapLocation(text))
  const said = (place: typeof one) => (place === undefined ? words.notSaid : words.pin)
  if (one === undefined && two === undefined) return undefined
  const areBoth = one && two && 'lat' in one && 'lat' in two
  const away = areBoth ? words.away(kilometresBetween(one, two)) : said(two)
  return { own: said(one), other: away }
}

const isSame = (own: string, other: string) => own !== '' && own.toLowerCase() === other.toLowerCase()

function labelledValues(category: Category, { values, pictures }: Held): [label: string, said: string][] {
  const size = SIZE_FIELD[category]
  const road = category === 'Warehouse' ? 'accessRoadWidth' : 'roadWidth'
  return [
    [words.place, [values.locality, values.city].filter(Boolean).join(', ')],
    [formLabelOf(size), sizeOf(values[size], values[`${size}Unit`])],
    [formLabelOf('price'), values.price === '' ? '' : (priceOf(values) ?? forms.live.noPrice)],
    [formLabelOf('ownerPhones'), values.ownerPhones],
    [formLabelOf(road), values[road] === '' ? '' : `${values[road]} ft`],
    [formLabelOf('facing'), values.facing],
    [formLabelOf('surveyNo'), values.surveyNo],
    [words.pictures, String(pictures)],
  ]
}

/** What is compared, as JSON; empty while too little is known. */
function useCompared(category: Category, pictures: readonly { url: string; look: string }[]): string {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const details = detailsOf(category, getValues())
  const size = SIZE_FIELD[category]
  const { price, locality, surveyNo = null, [size]: area } = details
  const isWhole = typeof price === 'number' && price > 0 && Boolean(locality) && Boolean(area)
  return isWhole || surveyNo !== null || pictures.length > 0
    ? JSON.stringify({ price: price ?? 0, locality, surveyNo, [size]: area, pictures })
    : ''
}

/** A value once it has stood for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : ''
}
