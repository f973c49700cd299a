import { useFormContext, useFormState } from 'react-hook-form'
import { bhkOf, roomsOf } from '#contract/properties/bedrooms.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import type { FieldName, FormValues } from '#frontend/features/property-form/values/form-values.ts'

/** A field of the listing form: the props of its control, and its error, which is cleared when the field changes. */
export function useField<Name extends FieldName>(name: Name) {
  const { register, clearErrors, getValues, setValue } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ name, exact: true })
  const found = errors[name]
  const error = found && 'message' in found && typeof found.message === 'string' ? found.message : undefined

  function onChange() {
    clearErrors(name)
    const twin = twinOf(name, getValues())
    if (twin) setValue(twin.name, twin.value, { shouldDirty: true })
    const untouched = getValues('untouchedDefaults')
    const left = untouched.filter((other) => other !== name && other !== twin?.name)
    if (left.length < untouched.length) setValue('untouchedDefaults', left, { shouldDirty: true })
  }

  return { control: register(name, { onChange }), error }
}

type Twin = { name: 'bedrooms' | 'bhk'; value: string }

/** Bedrooms and BHK state the same fact: the value that the other one of them gets. */
function twinOf(name: FieldName, { bedrooms, bhk }: FormValues): Twin | undefined {
  const digits = asciiDigits(bedrooms.trim())
  if (name === 'bhk') return { name: 'bedrooms', value: bhk && String(roomsOf(bhk, Number(digits))) }
  if (name !== 'bedrooms' || !/^\d*$/.test(digits)) return undefined
  return { name: 'bhk', value: bhkOf(Number(digits)) ?? '' }
}
