import { Search } from 'lucide-react'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseBudget } from '#contract/list/budget.ts'
import { FILTER_CATEGORIES, type FilterCategory } from '#contract/properties/enums.ts'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { budgetLabel } from './filters/budget-label.ts'
import { keepSearch } from './suggestions/recent-searches.ts'
import { useSuggestions } from './suggestions/use-suggestions.tsx'

const home = messages.home
const ASKED = ['city', 'price', 'searchTerm'] as const

/**
 * The search on the home page: it only writes the address of the listing page. Without scripts the form does the
 * same, and what is typed before they are there stays, for the fields belong to the browser.
 */
export function HeroSearch() {
  const navigate = useNavigate()
  const lookingFor = useRef<HTMLInputElement>(null)
  const [category, setCategory] = useState<FilterCategory>()

  function choose(choice: FilterCategory) {
    setCategory(choice === category ? undefined : choice)
    if (choice !== category && lookingFor.current) lookingFor.current.value = ''
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    keepSearch(textOf(form.get('searchTerm')))
    const address = `/property?${queryOf(form, category)}`
    // A second click comes while the list is still on its way: it must not need a second Back.
    void navigate(address, { replace: location.pathname + location.search === address })
  }

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers do not know <search>
      role="search"
      action="/property"
      onSubmit={search}
      className="grid gap-3 rounded-court p-3.5 wall max-[24.3rem]:p-2.5 lg:gap-3.5 lg:p-4.5"
    >
      <TypeChips chosen={category} onChoose={choose} />
      <Fields lookingFor={lookingFor} />
    </form>
  )
}

function Fields({ lookingFor }: { lookingFor: Ref<HTMLInputElement> }) {
  const [price, setPrice] = useState('')
  const { comboboxOf, rowOf } = useSuggestions()
  return (
    <div className="pairs items-end gap-2.5 [--pair:6.75rem] lg:grid-cols-[1.2fr_1fr_1fr]">
      <TextField
        label={home.lookingFor}
        name="searchTerm"
        placeholder={home.lookingForExample}
        autoComplete="off"
        className="col-span-full lg:col-span-1"
        ref={lookingFor}
        {...comboboxOf('anything')}
      />
      {rowOf('anything')}
      <TextField
        label={home.price}
        name="price"
        placeholder={home.priceExample}
        autoComplete="off"
        onInput={({ currentTarget }) => setPrice(currentTarget.value.trim())}
      />
      <TextField
        label={home.location}
        name="city"
        placeholder={home.locationExample}
        autoComplete="off"
        {...comboboxOf('places')}
      />
      {rowOf('places')}
      <input type="hidden" name="autoScroll" value="true" />
      <output className="col-span-full text-small leading-snug text-ink-700 empty:absolute lg:order-1">
        {readingOf(price)}
      </output>
      <Button type="submit" className="col-span-full lg:order-2">
        <Icon of={Search} />
        {home.search}
      </Button>
    </div>
  )
}

/** What was filled in, as the listing page reads it; the rest is left out. */
function queryOf(form: FormData, category: FilterCategory | undefined): URLSearchParams {
  const asked = [...ASKED.map((name) => [name, textOf(form.get(name))]), ['category', category ?? '']]
  return new URLSearchParams([...asked, ['autoScroll', 'true']].filter(([, value]) => value !== ''))
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

/** How the list will read the price: one line from the first letter on, so that the button below moves only once. */
function readingOf(price: string): string | undefined {
  if (price === '') return undefined
  const budget = parseBudget(price)
  return (budget && budgetLabel(budget)) ?? home.budgetExamples
}

function TypeChips({
  chosen,
  onChoose,
}: {
  chosen?: FilterCategory
  onChoose: (choice: FilterCategory) => void
}) {
  return (
    <fieldset className="pairs min-w-0 gap-2 [--pair:6.75rem] lg:flex">
      <legend className="sr-only">{home.typeOfProperty}</legend>
      {FILTER_CATEGORIES.map((choice) => (
        <Chip
          key={choice}
          isOn={choice === chosen}
          onClick={() => onChoose(choice)}
          className="max-[24.3rem]:px-2 lg:flex-auto lg:justify-center lg:px-2.5"
        >
          <Icon of={CATEGORY_ICONS[choice]} className="max-[24.3rem]:hidden lg:max-[78rem]:hidden" />
          {messages.words.stored(choice)}
        </Chip>
      ))}
    </fieldset>
  )
}
