import { useFormContext, useFormState } from 'react-hook-form'
import type { FieldName, FormValues } from '#frontend/features/property-form/values/form-values.ts'

/** A field of the listing form: what its control must carry, and its error, which goes when the field changes. */
export function useField<Name extends FieldName>(name: Name) {
  const { register, clearErrors } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ name, exact: true })
  const found = errors[name]
  const error = found && 'message' in found && typeof found.message === 'string' ? found.message : undefined
  return { control: register(name, { onChange: () => clearErrors(name) }), error }
}
