import type { ReactNode } from 'react'
import type { Category } from '#contract/property-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { fieldColumns, FormSection } from '#frontend/ui/form/form-section.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'
import { OwnFields } from './own-fields.tsx'
import { type MapSlot, PlaceFields } from './place-fields.tsx'
import { labelOf } from '#frontend/features/property-form/plan.ts'
import { PriceInput } from './price-input.tsx'
import { TermsFields } from './terms-fields.tsx'
import { DescriptionInput, TextInput } from './text-input.tsx'
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
        <DescriptionInput />
      </FormSection>
      <FormSection title={sections.place}>
        <PlaceFields category={category} mode={mode} map={map} />
      </FormSection>
      <FormSection title={sections.own[category]}>
        <OwnFields key={category} category={category} mode={mode} />
      </FormSection>
      <FormSection title={sections.terms}>
        <TermsFields isAdmin={isAdmin} />
      </FormSection>
      <FormSection title={sections.pictures}>{pictures}</FormSection>
      <FormSection title={sections.contact}>
        <p className="text-small text-ink-500">{forms.hints.contact}</p>
        <div className={fieldColumns}>
          <TextInput name="company" />
          <TextInput name="phone" type="tel" inputMode="tel" />
        </div>
      </FormSection>
    </>
  )
}
