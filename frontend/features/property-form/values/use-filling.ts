import type { Category } from '#contract/properties/enums.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { ListingForm } from '#frontend/features/property-form/use-listing-form.ts'
import { fillBlanks } from './fill-blanks.ts'
import type { FormValues } from './form-values.ts'
import { copiedValues, placeValues, readValues } from './values-of-property.ts'

type Filling = { isAdmin: boolean; onCategory: (category: Category) => void }

/** What can be filled in at once: the place of another listing, all of it, or what a message says. */
export function useFilling(
  { form, category }: ListingForm,
  start: FormValues,
  { isAdmin, onCategory }: Filling,
) {
  function samePlace(property: Property) {
    form.reset({ ...form.getValues(), ...placeValues(property) })
  }

  function copy(property: Property) {
    form.reset(copiedValues(property, { isAdmin }))
    form.setValue('confirm', false, { shouldDirty: true })
    onCategory(property.category)
  }

  function fill(fields: FromTextReply['fields']) {
    const kind = fields.category ?? category
    const { filled, left } = fillBlanks(readValues(kind, fields), { now: form.getValues(), start })
    const untouchedDefaults = form.getValues('untouchedDefaults').filter((name) => !(name in filled))
    form.reset({ ...form.getValues(), ...filled, untouchedDefaults })
    form.setValue('untouchedDefaults', untouchedDefaults, { shouldDirty: true })
    onCategory(kind)
    return left
  }

  return { samePlace, copy, fill }
}
