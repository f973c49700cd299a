import type { ReactNode } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { fieldColumns, FormSection } from '#frontend/ui/form/form-section.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'
import { OwnFields, SpecifiedFields } from './own-fields.tsx'
import { type MapSlot, PlaceFields } from './place-fields.tsx'
import { labelOf, otherFieldsIn } from '#frontend/features/property-form/plan.ts'
import { PriceInput } from './price-input.tsx'
import { TermsFields } from './terms-fields.tsx'
import { TextAreaInput, TextInput } from './text-input.tsx'
import { TitleInput } from './title-input.tsx'

type PropertyFieldsProps = {
  category: Category
  mode: Mode
  listedBy: string
  isAdmin: boolean
  map: (slot: MapSlot) => ReactNode
  pictures: ReactNode
}

/** Every field of a listing of this category, for adding and for editing it. */
export function PropertyFields({ category, mode, listedBy, isAdmin, map, pictures }: PropertyFieldsProps) {
  const { sections } = forms
  const others = (group: Parameters<typeof otherFieldsIn>[0]) => (
    <SpecifiedFields fields={otherFieldsIn(group)} category={category} mode={mode} />
  )
  return (
    <>
      <FormSection title={sections.basics}>
        <p className="text-small text-ink-500">{forms.requiredHint}</p>
        <TitleInput />
        <div className={fieldColumns}>
          <TextField label={labelOf('category')} value={category} readOnly />
          <TextField label={labelOf('listedBy')} value={listedBy} readOnly />
          <PriceInput />
          <TextInput name="propertyType" hint={forms.hints.propertyType} />
        </div>
        <TextAreaInput name="description" maxLength={LIMITS.descriptionLetters} />
        {others('basics')}
      </FormSection>
      <FormSection title={sections.place}>
        <PlaceFields category={category} mode={mode} map={map} />
        {others('place')}
      </FormSection>
      <FormSection title={sections.own[category]}>
        <OwnFields key={category} category={category} mode={mode} />
      </FormSection>
      <FormSection title={sections.terms}>
        <TermsFields category={category} isAdmin={isAdmin} />
        {others('terms')}
      </FormSection>
      <FormSection title={sections.pictures}>{pictures}</FormSection>
      <FormSection title={sections.contact}>
        <p className="text-small text-ink-500">{forms.hints.contact}</p>
        <div className={fieldColumns}>
          <TextInput name="company" />
          <TextInput name="phone" type="tel" inputMode="tel" />
        </div>
        {others('contact')}
      </FormSection>
    </>
  )
}
