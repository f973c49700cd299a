import { ChevronDown } from 'lucide'
import { type ReactNode, type ToggleEvent, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FormField, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const KEY = 'form-more-fields'
const FOLDED = 'folded'

/**
 * Seldom used fields in a collapsible group, whose summary says how many there are and how many are filled. It is open
 * until it is closed on this device, and always while a field in it has an error.
 */
export function MoreFields({ names, children }: { names: FormField[]; children: ReactNode }) {
  const { control } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ control, name: names })
  const values = useWatch<FormValues>({ control, name: names })
  const [isOpen, setIsOpen] = useState(() => textOnDevice(KEY) !== FOLDED)
  const hasFault = names.some((name) => errors[name])

  function toggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (hasFault) return
    setIsOpen(currentTarget.open)
    keepOnDevice(KEY, currentTarget.open ? '' : FOLDED)
  }

  return (
    <details open={isOpen || hasFault} onToggle={toggle} className="group border-t border-mist-200 pt-1">
      <FoldedTitle>{forms.moreFields(names.length, values.filter(isFilled).length)}</FoldedTitle>
      <div className="grid grid-cols-1 gap-3.5 pt-2">{children}</div>
    </details>
  )
}

/** The line that opens folded fields, with the sign that the folded parts of the form have. */
export function FoldedTitle({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 font-semibold text-tea-700 [&::-webkit-details-marker]:hidden">
      {children}
      <Icon of={ChevronDown} size={24} className="group-open:rotate-180" />
    </summary>
  )
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value === true
}
