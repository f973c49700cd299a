import { LayoutGrid, Map as MapIcon, SlidersHorizontal } from 'lucide'
import type { ComponentProps } from 'react'
import type { FilterNames } from '#contract/properties/filters.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { areaInOrder, chosenArea, chosenDeal, chosenPlace, chosenUnit } from './active-filters.ts'
import { chosenBudget } from './chosen-budget.ts'
import { AreaFilter } from './area-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { budgetLabel } from './budget-label.ts'
import { dealLabel, sizeIn } from './filter-labels.ts'
import { DealFilter, LocationFilter } from './filter-panel.tsx'
import { FilterPopover } from './filter-popover.tsx'
import type { FilterProps } from './list-query.ts'
import { SortField } from './sort-field.tsx'

const words = messages.filterPanel
const labels = messages.activeFilters

type Popover = Pick<ComponentProps<typeof FilterPopover>, 'title' | 'keys' | 'of' | 'className'> & {
  chosen: (params: URLSearchParams, reading: SearchReading | undefined) => string | undefined
}

const POPOVERS: Record<Exclude<FilterNames<{ chosen: 'bar' }>, 'category'>, Popover> = {
  deal: {
    title: words.deal,
    chosen: (params) => dealLabel(chosenDeal(params)),
    keys: ['deal'],
    of: DealFilter,
    className: 'max-xl:hidden',
  },
  price: {
    title: words.budget,
    chosen: (params, reading) => budgetLabel(chosenBudget(params, reading)),
    keys: ['price', 'minPrice', 'maxPrice'],
    of: BudgetFilter,
  },
  area: {
    title: words.area,
    chosen: areaLabel,
    keys: ['minArea', 'maxArea', 'areaUnit'],
    of: AreaFilter,
    className: 'max-[84rem]:hidden',
  },
  place: {
    title: words.location,
    chosen: chosenPlace,
    keys: ['city'],
    of: LocationFilter,
    className: 'max-xl:hidden',
  },
}

export type WideBarProps = FilterProps & {
  reading: SearchReading | undefined
  /** Opens all filters in a sheet. */
  onOpen: () => void
  /** The way from the list to the map, or back. */
  view: { other: string; onOther: () => void }
}

/** After the kinds: popovers for the most used filters, a button for all filters, and the sort order. */
export function WideFilters({ reading, onOpen, view, ...props }: WideBarProps) {
  const { params } = props
  return (
    <div className="flex flex-1 items-center gap-2">
      {Object.values(POPOVERS).map(({ chosen, ...popover }) => (
        <FilterPopover
          key={popover.title}
          {...props}
          {...popover}
          reading={reading}
          chosen={chosen(params, reading)}
        />
      ))}
      <Chip className="flex-none whitespace-nowrap" aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={SlidersHorizontal} />
        {messages.filters.all}
      </Chip>
      <Chip className="ml-auto flex-none" onClick={view.onOther}>
        <Icon of={params.get('view') === 'map' ? LayoutGrid : MapIcon} />
        {view.other}
      </Chip>
      <SortField {...props} reading={reading} className={SORT} />
    </div>
  )
}

function areaLabel(params: URLSearchParams): string | undefined {
  const unit = chosenUnit(params)
  const [min, max] = (['minArea', 'maxArea'] as const).map((key) => chosenArea(areaInOrder(params), key))
  if (min && max) return labels.between(sizeIn(min, unit), sizeIn(max, unit))
  if (min) return labels.areaAtLeast(sizeIn(min, unit))
  return max ? labels.areaAtMost(sizeIn(max, unit)) : undefined
}

/** As wide as what is chosen and as high as the buttons beside it, so that the kinds keep their room. */
const SORT = 'max-w-40 flex-none [&_select]:!min-h-11 [&_select]:field-sizing-content'
