import { type ReactNode, type ToggleEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { unlikelyPriceAsked } from '#frontend/messages/panel/unlikely-price.ts'
import { DidYouMean } from '#frontend/ui/form/did-you-mean.tsx'
import { fieldColumns } from '#frontend/ui/form/form-section.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'
import { FoldedTitle } from './more-fields.tsx'
import { OwnFields, SpecifiedFields } from './own-fields.tsx'
import { PapersFields } from './papers-fields.tsx'
import { type MapSlot, PlaceFields } from './place-fields.tsx'
import { FormPart } from '#frontend/features/property-form/form-part.tsx'
import { formLabelOf, otherFieldsIn } from '#frontend/features/property-form/plan.ts'
import { SameAgain } from './same-again.tsx'
import { TakeOurs } from './take-ours.tsx'
import { TermsFields } from './terms-fields.tsx'
import { LineInput, MoneyInput, TextAreaInput, TextInput } from './text-input.tsx'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { formatInr, formatPrice, LAKH_INR } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { isRentPrice } from '#frontend/features/property-form/values/normalized-terms.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { useTerms } from './use-terms.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import { LANGUAGES, OTHER_LANGUAGES } from '#contract/languages/languages.ts'

type PropertyFieldsProps = {
  category: Category
  mode: Mode
  listedBy: string
  isAdmin: boolean
  map: (slot: MapSlot) => ReactNode
  pictures: ReactNode
  /** Those of `pictures` that are stored. */
  kept: readonly Picture[]
  /** Of a new listing: brings what is typed into a stored one. */
  onBring: ((id: string) => Promise<void>) | undefined
}

/** Every field of a listing of this category, for adding and for editing it. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { category, mode, listedBy, isAdmin, map, pictures, kept, onBring } = props
  const { sections } = forms
  const others = (group: Parameters<typeof otherFieldsIn>[0]) => (
    <SpecifiedFields fields={otherFieldsIn(group)} category={category} mode={mode} />
  )
  return (
    <>
      <FormPart section="basics" title={sections.basics}>
        <p className="text-small text-ink-500">{forms.requiredHint}</p>
        <TitleInput />
        <div className={fieldColumns}>
          <TextField label={formLabelOf('category')} value={category} readOnly />
          <TextField label={formLabelOf('listedBy')} value={listedBy} readOnly />
          <PriceInput />
          <TextInput name="propertyType" hint={forms.hints.propertyType} />
        </div>
        <TextAreaInput name="description" maxLength={LIMITS.descriptionLetters} />
        {others('basics')}
        {onBring && <SameAgain category={category} pictures={kept} onBring={onBring} />}
      </FormPart>
      <FormPart section="pictures" title={sections.pictures}>
        {pictures}
      </FormPart>
      <FormPart section="place" title={sections.place}>
        <PlaceFields category={category} mode={mode} map={map} />
        {others('place')}
      </FormPart>
      <FormPart section="own" title={sections.own[category]}>
        <OwnFields key={category} category={category} mode={mode} />
      </FormPart>
      <FormPart section="terms" title={sections.terms}>
        <TermsFields category={category} isAdmin={isAdmin} />
        {others('terms')}
      </FormPart>
      <FormPart section="papers" title={sections.papers}>
        <PapersFields category={category} />
        {others('papers')}
      </FormPart>
      <FormPart section="languages" title={sections.languages}>
        <LanguageFields category={category} />
      </FormPart>
      <FormPart section="contact" title={sections.contact}>
        <p className="text-small text-ink-500">{forms.hints.contact}</p>
        <div className={fieldColumns}>
          <TextInput name="company" />
          <TextInput name="phone" type="tel" inputMode="tel" />
        </div>
        {others('contact')}
      </FormPart>
      <FormPart section="private" title={sections.private}>
        <p className="text-small text-ink-500">{forms.hints.private}</p>
        {others('private')}
      </FormPart>
    </>
  )
}

/** The price in digits or in words; the hint below says how it was read, and one that is unlikely is asked about. */
function PriceInput() {
  const price = useWatch<FormValues, 'price'>({ name: 'price' })
  const perMonth = isRentPrice(useTerms())
  const { setValue, setFocus, clearErrors } = useFormContext<FormValues>()

  function write(meant: string) {
    setValue('price', meant, { shouldDirty: true })
    clearErrors('price')
    setFocus('price')
  }

  return (
    <div className="min-w-0">
      <MoneyInput name="price" required hint={priceReading(price, perMonth)} />
      <DidYouMean asked={unlikelyPriceAsked(price)} onAnswer={write} />
    </div>
  )
}

/** What a typed price means: '₹45 Lakh (45,00,000)', '₹38,000 / month', on request. */
function priceReading(typed: string, perMonth: boolean): string {
  const priceInr = parseInr(typed)
  if (priceInr === undefined) return forms.hints.price
  const short = formatPrice({ priceInr, perMonth })
  if (short === undefined) return forms.hints.priceOnRequest
  return priceInr >= LAKH_INR ? `${short} (${formatInr(priceInr)})` : short
}

const COUNTED_FROM = 240

/** The title; near its maximum length it says how many letters are left. */
function TitleInput() {
  const title = useWatch<FormValues, 'title'>({ name: 'title' })
  const left = LIMITS.titleLetters - title.length
  return (
    <LineInput
      name="title"
      required
      maxLength={LIMITS.titleLetters}
      hint={title.length >= COUNTED_FROM ? forms.hints.title(left) : undefined}
    />
  )
}

const words = forms.otherLanguages
const NAMES = OTHER_LANGUAGES.flatMap((language) => [
  fieldIn('title', language),
  fieldIn('address', language),
  fieldIn('description', language),
])

/** Title, street and description in each other language; collapsed until opened or until one of them has an error. */
function LanguageFields({ category }: { category: Category }) {
  const { control } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ control, name: NAMES })
  const filled = useWatch<FormValues>({ control, name: NAMES }).filter(Boolean).length
  const [isOpen, setIsOpen] = useState(false)
  const hasFault = NAMES.some((name) => errors[name])

  function toggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!hasFault) setIsOpen(currentTarget.open)
  }

  return (
    <details open={isOpen || hasFault} onToggle={toggle} className="group">
      <FoldedTitle>{words.filled(filled, NAMES.length)}</FoldedTitle>
      <div className="grid grid-cols-1 gap-6 pt-2">
        <p className="text-small text-ink-500">{words.hint}</p>
        <TakeOurs category={category} />
        {OTHER_LANGUAGES.map((language) => (
          <fieldset key={language} className="grid min-w-0 grid-cols-1 gap-3.5">
            <legend lang={language} className="mb-2 font-semibold">
              {LANGUAGES[language].name}
            </legend>
            <TextInput
              name={fieldIn('title', language)}
              lang={language}
              maxLength={LIMITS.titleLetters}
              note={forms.optional}
            />
            <TextInput
              name={fieldIn('address', language)}
              lang={language}
              maxLength={LIMITS.addressLetters}
              hint={words.street}
              note={forms.optional}
            />
            <TextAreaInput
              name={fieldIn('description', language)}
              lang={language}
              maxLength={LIMITS.descriptionLetters}
            />
          </fieldset>
        ))}
      </div>
    </details>
  )
}
