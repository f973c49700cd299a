import { type ReactNode, useSyncExternalStore } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Category, FACINGS } from '#contract/properties/enums.ts'
import { CARD_FACTS, DRAWINGS, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { Picture as StoredPicture } from '#contract/properties/replies.ts'
import { dealOf } from '#contract/properties/rules.ts'
import type { DrawnProperty } from '#contract/site/drawings.ts'
import { formatArea, toSqFt } from '#contract/units/area.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import type { FormValues } from './values/form-values.ts'
import { typedArea } from './values/typed-area.ts'
import { normalizedTerms } from './values/normalized-terms.ts'
import { priceOf, sizeOf } from './values/said-values.ts'

const words = forms.live

/** Draws the plan of a plot; passed in by the page. */
export type PlanSlot = (
  plot: Pick<DrawnProperty<'plan'>, 'plotSizeSqFt' | 'areaSqFt' | 'dimension' | 'facing' | 'roadWidth'>,
  size: { value: string; more: string | undefined },
) => ReactNode

type LiveCardProps = { category: Category; cover: StoredPicture | undefined; plan: PlanSlot }

/**
 * A preview of the listing's card, and of a plot's plan, beside the form where there is room: what visitors will see,
 * without its buttons.
 */
export function LiveCard(props: LiveCardProps) {
  const isRoomy = useSyncExternalStore(watchRoom, () => matchMedia(ROOMY).matches)
  return isRoomy ? <Card {...props} /> : null
}

const ROOMY = '(min-width: 75rem)'

function watchRoom(notify: () => void): () => void {
  const room = matchMedia(ROOMY)
  room.addEventListener('change', notify)
  return () => room.removeEventListener('change', notify)
}

function Card({ category, cover, plan }: LiveCardProps) {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const values = getValues()
  const facts = factsOf(category, values)
  const price = priceOf(values)
  const place = [values.locality, values.city].filter(Boolean).join(', ')
  return (
    <aside aria-label={words.name} className="sticky top-22 grid content-start gap-2 self-start">
      <p aria-hidden className="text-small font-semibold">
        {words.name}
      </p>
      <div className="overflow-hidden box">
        <div className="relative">
          <Picture picture={silentSource(cover)} missingAlt="" sizes="284px" className="aspect-4/3 w-full" />
          <Tag className="absolute top-3 left-3">
            {words.deals[dealOf(normalizedTerms(values)) ?? 'sale']}
          </Tag>
        </div>
        <div className="grid gap-1.5 px-4 pt-3 pb-4">
          <p className="font-display text-price leading-tight font-semibold wrap-anywhere">
            {price !== undefined && (
              <span className="font-sans text-small font-text text-ink-500">{words.price} </span>
            )}
            {price ?? words.noPrice}
          </p>
          <p className="min-h-12 leading-snug">
            <ListingTitle title={values.title || words.noTitle} className="line-clamp-2 wrap-anywhere" />
          </p>
          <p className="text-small text-ink-700 wrap-anywhere">{facts.join(' \u00b7 ')}</p>
          {place && <p className="text-small text-ink-500 wrap-anywhere">{place}</p>}
        </div>
      </div>
      {DRAWINGS[category] === 'plan' && planOf(values, plan)}
    </aside>
  )
}

/** The plan of a plot as far as its size, sides, facing and road are entered. */
function planOf(values: FormValues, plan: PlanSlot) {
  const area = typedArea(values.plotSizeSqFt, values.plotSizeSqFtUnit)
  const roadWidth = Number.parseFloat(values.roadWidth)
  const drawn = plan(
    {
      plotSizeSqFt: area ? toSqFt(area.value, area.unit) : null,
      areaSqFt: null,
      dimension: values.dimension || null,
      facing: FACINGS.find((facing) => facing === values.facing) ?? null,
      roadWidth: Number.isFinite(roadWidth) ? roadWidth : null,
    },
    { value: area ? formatArea(area.value, area.unit) : '', more: undefined },
  )
  return <div className="overflow-hidden rounded-court border border-mist-200 empty:hidden">{drawn}</div>
}

/** The facts on a card of this category, as far as they are entered. */
function factsOf(category: Category, values: FormValues): string[] {
  const name = SIZE_FIELD[category]
  const size = sizeOf(values[name], values[`${name}Unit`])
  return [...factsOfKind(), values.ownershipType].filter(Boolean)

  function factsOfKind(): string[] {
    const fact = CARD_FACTS[category]
    switch (fact) {
      case 'bedRooms':
        return [values.bedrooms && words.bedrooms(values.bedrooms), size]
      case 'facing':
        return [size, values.facing]
      case 'ceilingHeight':
        return [values.ceilingHeight && words.ceiling(values.ceilingHeight), size]
      default:
        return fact satisfies never
    }
  }
}
