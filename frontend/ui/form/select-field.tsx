import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field, type FieldFrame, frameAndControl } from './field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** Neighbouring options with the same `group` stand under one heading. */
type Option = { value: string; label: string; group?: string }
type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] }

export function Select({ options, className, ...select }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...select}
        className={classNames(controlLook, 'appearance-none pr-10', className ?? '!bg-lime-0')}
      >
        {grouped(options).map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              {members.map(toOption)}
            </optgroup>
          ) : (
            members.map(toOption)
          ),
        )}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </span>
  )
}

const toOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

function grouped(options: readonly Option[]): [group: string | undefined, members: Option[]][] {
  const groups = new Map<string | undefined, Option[]>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return [...groups]
}

type SelectFieldProps = FieldFrame & Omit<SelectProps, 'id' | 'className'>

export function SelectField(props: SelectFieldProps) {
  const { frame, control: select } = frameAndControl(props)
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>
}
