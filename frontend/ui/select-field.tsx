import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

type Option = { value: string; label: string }
type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] }

export function Select({ options, className, ...select }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...select}
        className={classNames(controlLook, 'appearance-none !border-solid pr-10', className ?? '!bg-lime-0')}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </span>
  )
}

type SelectFieldProps = FieldFrame & Omit<SelectProps, 'id' | 'className'>

export function SelectField({
  label,
  hint,
  error,
  note,
  isLabelHidden,
  errorId,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, note, isLabelHidden, errorId, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}
