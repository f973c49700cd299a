import { MapPin } from 'lucide'
import type { ReactNode, RefCallback } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import { LANGUAGES, OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { STREET_FIELDS } from '#contract/properties/fields.ts'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { fieldColumns } from '#frontend/ui/form/form-section.tsx'
import { isRequired, type Mode } from '#frontend/features/property-form/values/check-form.ts'
import { fieldsTellingAddress } from '#frontend/features/property-form/values/telling-address.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import { TextInput } from './text-input.tsx'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'

/** Props of the map on which the place is chosen; the value is 'lat,lng' or the address of a map embed. */
export type MapSlot = {
  label: string
  value: string
  /** `isUnmoved`: a pin that a button put into the middle of the map. */
  onChange: (value: string, isUnmoved?: boolean) => void
  error: string | undefined
  isRequired: boolean
  inputRef: RefCallback<HTMLInputElement>
}

type PlaceFieldsProps = { category: Category; mode: Mode; map: (slot: MapSlot) => ReactNode }

export function PlaceFields({ category, mode, map }: PlaceFieldsProps) {
  const mustSay = mode === 'add'
  return (
    <>
      <AddressInput isRequired={mustSay} />
      <div className={fieldColumns}>
        <LocalityInput />
        <TextInput name="city" required />
        <TextInput name="state" required={mustSay} />
        <TextInput name="country" required={mustSay} />
      </div>
      <FirmPlace />
      <MapInput map={map} isRequired={isRequired(category, 'googleMap', mode)} />
      <AboutHere />
    </>
  )
}

/** The street; once it is another, it says in which languages the one before is left. */
function AddressInput({ isRequired: required }: { isRequired: boolean }) {
  const { control } = useFormContext<FormValues>()
  const { dirtyFields } = useFormState<FormValues>({ control, name: ['address', ...STREET_FIELDS] })
  const streets = useWatch<FormValues, typeof STREET_FIELDS>({ control, name: STREET_FIELDS })
  const left = OTHER_LANGUAGES.filter((language, index) => {
    const name = fieldIn('address', language)
    return streets[index] && dirtyFields.address && !dirtyFields[name]
  })
  const languages = left.map((language) => LANGUAGES[language].english).join(', ')
  return (
    <TextInput
      name="address"
      required={required}
      maxLength={LIMITS.addressLetters}
      hint={left.length > 0 ? forms.hints.address(languages) : undefined}
    />
  )
}

/** Keeps the true place from visitors, and says where they would read it all the same. */
function AboutHere() {
  const { register } = useFormContext<FormValues>()
  const values = useWatch<FormValues>()
  const telling = values.placeIsApproximate ? fieldsTellingAddress(values) : []
  return (
    <div className="grid gap-2">
      <Checkbox {...register('placeIsApproximate')} aria-describedby="about-here">
        {formLabelOf('placeIsApproximate')}
      </Checkbox>
      <p id="about-here" className="ml-9 text-small text-ink-700">
        {forms.hints.placeIsApproximate}
      </p>
      {telling.length > 0 && (
        <Alert tone="info">{forms.hints.repeatsAddress(telling.map(formLabelOf).join(', '))}</Alert>
      )}
    </div>
  )
}

/** Most listings are in the firm's own town: one tap fills in city and state. */
function FirmPlace() {
  const { setValue, clearErrors } = useFormContext<FormValues>()

  function fill() {
    setValue('city', FIRM.city, { shouldDirty: true })
    setValue('state', FIRM.state, { shouldDirty: true })
    clearErrors(['city', 'state'])
  }

  return (
    <Button look="secondary" size="small" className="justify-self-start" onClick={fill}>
      <Icon of={MapPin} size={18} />
      {`${FIRM.city}, ${FIRM.state}`}
    </Button>
  )
}

function MapInput({ map, isRequired: required }: Pick<PlaceFieldsProps, 'map'> & { isRequired: boolean }) {
  const { clearErrors, setValue, control } = useFormContext<FormValues>()
  const isUnmoved = useWatch({ control, name: 'isPinUnmoved' })
  const { field, fieldState } = useController<FormValues, 'googleMap'>({ name: 'googleMap' })
  const picker = map({
    label: formLabelOf('googleMap'),
    value: field.value,
    onChange: (value, isPinUnmoved = false) => {
      field.onChange(value)
      setValue('isPinUnmoved', isPinUnmoved)
      setValue('isOnlyLocality', false)
      clearErrors('googleMap')
    },
    error: fieldState.error?.message,
    isRequired: required,
    inputRef: field.ref,
  })
  return (
    <>
      {picker}
      {isUnmoved && <OnlyLocality />}
    </>
  )
}

/** Warns that nobody has moved the pin; it is saved only once somebody says that only the locality is known. */
function OnlyLocality() {
  const { register, clearErrors } = useFormContext<FormValues>()
  return (
    <Alert tone="info">
      <p>{forms.map.unmoved}</p>
      <Checkbox {...register('isOnlyLocality', { onChange: () => clearErrors('googleMap') })}>
        {forms.map.onlyLocality}
      </Checkbox>
    </Alert>
  )
}

/** The locality; the firm's own localities are suggested while it is typed. */
function LocalityInput() {
  const { field, fieldState } = useController<FormValues, 'locality'>({ name: 'locality' })
  return (
    <Field label={formLabelOf('locality')} hint={forms.hints.locality} error={fieldState.error?.message}>
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
  'max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto box py-1.5 eave data-empty:hidden'
const OPTION =
  'flex min-h-11 cursor-pointer items-center px-3.5 text-base text-ink-900 data-highlighted:bg-tea-100 data-highlighted:text-tea-800'
