import { Search } from 'lucide'
import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { parseBudget } from '#contract/list/budget.ts'
import { LIMITS } from '#contract/limits.ts'
import { FILTER_CATEGORIES, type FilterCategory } from '#contract/properties/enums.ts'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Field } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { budgetLabel } from './filters/budget-label.ts'
import { keepSearch } from './suggestions/recent-searches.ts'
import { useSuggestions } from './suggestions/use-suggestions.tsx'

const home = messages.home
const ASKED = ['city', 'price', 'searchTerm'] as const

/**
 * The search on the home page: it leads to the address of the listing page. Without scripts the form does the same, and
 * what is typed before they load stays, as the browser holds the fields' values. `children` are shown below it.
 */
export function HeroSearch({ children }: { children?: ReactNode }) {
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
    // A second click while the list loads must not add a history entry.
    void navigate(address, { replace: location.pathname + location.search === siteHref(address) })
  }

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers do not know <search>
      role="search"
      action={siteHref('/property')}
      onSubmit={search}
    >
      <TypeChoice chosen={category} onChoose={choose} />
      <Fields lookingFor={lookingFor}>{children}</Fields>
    </form>
  )
}

/** Below the text of its field, on wide screens below all fields; only with suggestions: an empty one would leave as Search is pressed. */
const ROW = 'px-3 mt-2 lg:order-1 lg:px-4 hidden has-[[role=option]]:block'

function Fields({ lookingFor, children }: { lookingFor: Ref<HTMLInputElement>; children: ReactNode }) {
  const [price, setPrice] = useState('')
  const { comboboxOf, rowOf } = useSuggestions()
  return (
    <>
      <div className="grid grid-cols-2 rounded-sill p-1 wall lg:grid-cols-[1.25fr_1fr_1fr_auto] lg:p-2">
        <Cell
          label={home.lookingFor}
          name="searchTerm"
          placeholder={home.lookingForExample}
          className="col-span-full max-lg:border-b lg:col-span-1 lg:border-r"
          ref={lookingFor}
          {...comboboxOf('anything')}
        />
        {rowOf('anything', ROW)}
        <Cell
          label={home.price}
          name="price"
          placeholder={home.priceExample}
          className="border-r"
          onInput={({ currentTarget }) => setPrice(currentTarget.value.trim())}
        />
        <Cell
          label={home.location}
          name="city"
          placeholder={home.locationExample}
          {...comboboxOf('places')}
        />
        {rowOf('places', ROW)}
        <input type="hidden" name="autoScroll" value="true" />
        <Button type="submit" className="col-span-full max-lg:mt-1.5 min-h-13 lg:col-span-1 lg:min-h-15">
          <Icon of={Search} />
          {home.search}
        </Button>
      </div>
      <div className="mt-2 flex min-h-[1lh] flex-wrap justify-between gap-x-6 gap-y-1 text-small leading-snug lg:mt-3">
        {children}
        <output className="empty:hidden lg:ml-auto">{readingOf(price)}</output>
        {price === '' && <p className="max-lg:hidden lg:ml-auto">{home.priceHint}</p>}
      </div>
    </>
  )
}

type CellProps = { label: string; className?: string } & ComponentProps<'input'>

/** A field of the search bar; the focus ring is drawn around label and input. */
function Cell({ label, className, onInput, ...input }: CellProps) {
  const [isFull, setIsFull] = useState(false)
  return (
    <Field
      label={label}
      hint={isFull ? messages.site.onlyFirst(LIMITS.maxSearchLetters) : undefined}
      className={classNames('search-cell', className)}
    >
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          maxLength={LIMITS.maxSearchLetters}
          onInput={(event) => {
            setIsFull(event.currentTarget.value.length >= LIMITS.maxSearchLetters)
            onInput?.(event)
          }}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}

/** What was filled in, as the query of the listing page; empty fields are left out. */
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

function TypeChoice({
  chosen,
  onChoose,
}: {
  chosen?: FilterCategory
  onChoose: (choice: FilterCategory) => void
}) {
  return (
    <fieldset className="mb-2.5 flex flex-wrap gap-1.5 lg:mb-3 lg:justify-center lg:gap-2">
      <legend className="sr-only">{home.typeOfProperty}</legend>
      {FILTER_CATEGORIES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className="inline-flex min-h-11 flex-auto basis-2/5 items-center justify-center gap-2 rounded-sill border-[1.5px] border-[#d9b9ac] px-0.5 min-[22.5rem]:basis-auto lg:flex-none py-1 text-base leading-head font-medium press hover:bg-oxide-800 aria-pressed:border-paste aria-pressed:bg-paste aria-pressed:text-band lg:px-4.5"
        >
          <Icon of={CATEGORY_ICONS[choice]} className="max-lg:hidden" />
          {messages.words.kind(choice)}
        </button>
      ))}
    </fieldset>
  )
}
