import { useFormContext, useWatch } from 'react-hook-form'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import type { FormField, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Tag } from '#frontend/ui/tag.tsx'

/** Whether a field still has a default that nobody has confirmed. */
export function useIsUntouched(name: FormField): boolean {
  const untouched = useWatch<FormValues, 'untouchedDefaults'>({ name: 'untouchedDefaults' })
  return untouched.includes(name)
}

/** Asks to check a default; disappears when the field is changed or confirmed. */
export function PleaseCheck({ name, className }: { name: FormField; className?: string }) {
  const { getValues, setValue } = useFormContext<FormValues>()
  if (!useIsUntouched(name)) return null

  function confirm() {
    const others = getValues('untouchedDefaults').filter((other) => other !== name)
    setValue('untouchedDefaults', others, { shouldDirty: true })
  }

  return (
    <span className={classNames('flex flex-wrap items-center gap-x-2 text-small', className)}>
      <span id={`check-${name}`}>
        <Tag tone="waiting">{forms.untouched.mark}</Tag>
      </span>
      <button type="button" onClick={confirm} className="min-h-11 px-1 underline underline-offset-4">
        {forms.untouched.confirm}
        <span className="sr-only">{forms.untouched.of(formLabelOf(name))}</span>
      </button>
    </span>
  )
}
