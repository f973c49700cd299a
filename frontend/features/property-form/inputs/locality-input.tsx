import { Autocomplete } from '@base-ui/react/autocomplete'
import { useController } from 'react-hook-form'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { labelOf } from '#frontend/features/property-form/plan.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'

/** The locality; the firm's own localities are suggested while it is typed. */
export function LocalityInput() {
  const { field, fieldState } = useController<FormValues, 'locality'>({ name: 'locality' })
  return (
    <Field label={labelOf('locality')} hint={forms.hints.locality} error={fieldState.error?.message}>
      {(control) => (
        <Autocomplete.Root
          items={FIRM.localities}
          value={field.value}
          onValueChange={(typed) => field.onChange(typed)}
          openOnInputClick
        >
          <Autocomplete.Input
            {...control}
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            maxLength={LIMITS.shortTextLetters}
            autoComplete="off"
            className={controlLook}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner align="start" sideOffset={4} className="z-30 outline-none">
              <Autocomplete.Popup className={POPUP}>
                <Autocomplete.List>
                  {(locality: string) => (
                    <Autocomplete.Item key={locality} value={locality} className={OPTION}>
                      {locality}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  )
}

const POPUP =
  'max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-court border border-mist-200 bg-lime-0 py-1.5 eave data-empty:hidden'
const OPTION =
  'flex min-h-11 cursor-pointer items-center px-3.5 text-base text-ink-900 data-highlighted:bg-tea-100 data-highlighted:text-tea-800'
