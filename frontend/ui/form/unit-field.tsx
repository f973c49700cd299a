import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { Select } from './select-field.tsx'

type UnitFieldProps = FieldFrame & {
  input: Omit<ComponentProps<'input'>, 'id' | 'className'>
  unit: Omit<ComponentProps<typeof Select>, 'className' | 'aria-label'>
  unitLabel: string
}

/** An input for a number, joined to a choice of its unit. */
export function UnitField({ input, unit, unitLabel, ...frame }: UnitFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_7.4rem]">
          <input type="text" {...input} {...control} className={`${controlLook} rounded-r-none`} />
          <Select
            {...unit}
            aria-label={unitLabel}
            className="-ml-[1.5px] !w-[calc(100%+1.5px)] rounded-l-none !bg-mist-100"
          />
        </div>
      )}
    </Field>
  )
}
