import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/properties/enums.ts'
import { CARD_FACTS, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { Picture as StoredPicture } from '#contract/properties/replies.ts'
import { dealOf } from '#contract/properties/rules.ts'
import { useMedia } from '#frontend/lib/browser/use-media.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import type { FormValues } from './values/form-values.ts'
import { type DrawnFromAbove, drawnFromAbove } from './values/drawn-from-above.ts'
import { normalizedTerms } from './values/normalized-terms.ts'
import { priceOf, sizeOf } from './values/said-values.ts'

const words = forms.live

/** Draws land on a card in the place of its picture, or with room of its own; passed in by the page. */
export type PlanSlot = (drawn: DrawnFromAbove, place: 'card' | 'alone') => ReactNode

type LiveCardProps = { category: Category; cover: StoredPicture | undefined; plan: PlanSlot }

/**
 * A preview of the listing's card beside the form where there is room: what visitors will see, without its buttons. The
 * plan of land stands below its picture, and in its place as long as there is none.
 */
export function LiveCard(props: LiveCardProps) {
  return useMedia(ROOMY) ? <Card {...props} /> : null
}

const ROOMY = '(min-width: 75rem)'

function Card({ category, cover, plan }: LiveCardProps) {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const values = getValues()
  const facts = factsOf(category, values)
  const price = priceOf(values)
  const place = [values.locality, values.city].filter(Boolean).join(', ')
  const drawn = drawnFromAbove(category, values)
  return (
    <aside aria-label={words.name} className="sticky top-22 grid content-start gap-2 self-start">
      <p aria-hidden className="text-small font-semibold">
        {words.name}
      </p>
      <div className="overflow-hidden box">
        <div className="relative">
          <Picture
            picture={silentSource(cover)}
            missingAlt=""
            missing={
              drawn && (
                <span className="absolute inset-0 grid bg-[#eef0e4] *:size-full">{plan(drawn, 'card')}</span>
              )
            }
            sizes="284px"
            className="aspect-4/3 w-full"
          />
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
      {cover && drawn && (
        <div className="overflow-hidden rounded-court border border-mist-200">{plan(drawn, 'alone')}</div>
      )}
    </aside>
  )
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
