import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FILTER_CATEGORIES, type FilterCategory } from '#contract/property-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { TextField } from '#frontend/ui/text-field.tsx'
import { FILTER_ICONS } from './filter-icons.ts'
import { LocalityList } from './locality-list.tsx'

const home = messages.home
const EMPTY = { lookingFor: '', price: '', location: '' }

/** The search on the home page: it only writes the address of the listing page. Without scripts the form does the same. */
export function HeroSearch() {
  const navigate = useNavigate()
  const [fields, setFields] = useState(EMPTY)
  const [category, setCategory] = useState<FilterCategory>()
  const typed = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  })

  function choose(choice: FilterCategory) {
    setCategory(choice === category ? undefined : choice)
    if (choice !== category) setFields({ ...fields, lookingFor: '' })
  }

  function search(event: FormEvent) {
    event.preventDefault()
    const query = new URLSearchParams()
    const asked = {
      city: fields.location,
      price: fields.price,
      searchTerm: fields.lookingFor,
      category: category ?? '',
    }
    for (const [key, value] of Object.entries(asked)) if (value.trim()) query.set(key, value.trim())
    query.set('autoScroll', 'true')
    void navigate(`/property?${query}`)
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
      <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[1.2fr_1fr_1fr]">
        <TextField
          label={home.lookingFor}
          name="searchTerm"
          placeholder={home.lookingForExample}
          autoComplete="off"
          className="col-span-full lg:col-span-1"
          {...typed('lookingFor')}
        />
        <TextField
          label={home.price}
          name="price"
          placeholder={home.priceExample}
          autoComplete="off"
          {...typed('price')}
        />
        <TextField
          label={home.location}
          name="city"
          placeholder={home.locationExample}
          autoComplete="off"
          list="hero-localities"
          {...typed('location')}
        />
        <LocalityList id="hero-localities" />
        <input type="hidden" name="autoScroll" value="true" />
        <Button type="submit" className="col-span-full">
          <Icon of={Search} />
          {home.search}
        </Button>
      </div>
    </form>
  )
}

function TypeChips({
  chosen,
  onChoose,
}: {
  chosen?: FilterCategory
  onChoose: (choice: FilterCategory) => void
}) {
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 lg:flex">
      <legend className="sr-only">{home.typeOfProperty}</legend>
      {FILTER_CATEGORIES.map((choice) => (
        <Chip
          key={choice}
          isOn={choice === chosen}
          onClick={() => onChoose(choice)}
          className="max-[21rem]:px-2 lg:flex-auto lg:justify-center lg:px-2.5"
        >
          <Icon of={FILTER_ICONS[choice]} className="max-[24.3rem]:hidden lg:max-[78rem]:hidden" />
          {choice}
        </Chip>
      ))}
    </fieldset>
  )
}
