import { SlidersHorizontal } from 'lucide'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { chosenArea, chosenBudget, chosenDeal, chosenUnit } from './active-filters.ts'
import { AreaFilter } from './area-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { budgetLabel } from './budget-label.ts'
import { dealLabel, sizeIn } from './filter-labels.ts'
import { DealFilter, LocationFilter } from './filter-panel.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { chosenCategories, toggleCategory } from './list-query.ts'
import { SortField } from './sort-field.tsx'
import type { WideBarProps } from './wide-bar.tsx'

const words = messages.filterPanel
const labels = messages.activeFilters

/** Checkboxes for the types, popovers for the most used filters, a button for all filters, and the sort order. */
export function WideFilters({ reading, onOpen, ...props }: WideBarProps) {
  const { params, onChange } = props
  const types = chosenCategories(params)
  const deal = chosenDeal(params)
  return (
    <aside aria-label={messages.filters.title} className="flex min-h-16 items-center gap-2 wrap">
      <fieldset className="mr-3 flex min-w-0 gap-4">
        <legend className="sr-only">{words.type}</legend>
        {FILTER_CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            className="!gap-2"
            checked={types.includes(category)}
            onChange={() => onChange((query) => toggleCategory(query, category))}
          >
            {messages.words.stored(category)}
          </Checkbox>
        ))}
      </fieldset>
      <FilterPopover
        {...props}
        title={words.deal}
        chosen={deal && dealLabel(deal)}
        keys={['deal']}
        of={DealFilter}
        className="max-xl:hidden"
      />
      <FilterPopover
        {...props}
        title={words.budget}
        chosen={budgetLabel(chosenBudget(params))}
        keys={['price', 'minPrice', 'maxPrice']}
        of={BudgetFilter}
      />
      <FilterPopover
        {...props}
        title={words.area}
        chosen={areaLabel(params)}
        keys={['minArea', 'maxArea', 'areaUnit']}
        of={AreaFilter}
        className="max-xl:hidden"
      />
      <FilterPopover
        {...props}
        title={words.location}
        chosen={params.get('city')?.trim()}
        keys={['city']}
        of={LocationFilter}
        className="max-xl:hidden"
      />
      <Chip className="flex-none whitespace-nowrap" aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={SlidersHorizontal} />
        {messages.filters.all}
      </Chip>
      <SortField {...props} reading={reading} className="ml-auto w-40 flex-none" />
    </aside>
  )
}

function areaLabel(params: URLSearchParams): string | undefined {
  const unit = chosenUnit(params)
  const [min, max] = [chosenArea(params, 'minArea'), chosenArea(params, 'maxArea')]
  if (min && max) return labels.between(sizeIn(min, unit), sizeIn(max, unit))
  if (min) return labels.areaAtLeast(sizeIn(min, unit))
  return max ? labels.areaAtMost(sizeIn(max, unit)) : undefined
}
