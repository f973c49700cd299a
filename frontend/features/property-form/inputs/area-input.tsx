import { useFormContext, useWatch } from 'react-hook-form'
import { type AreaUnit, AREA_UNITS, formatArea, landSizes, squareFeetOf } from '#contract/units/area.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { UnitField } from '#frontend/ui/form/unit-field.tsx'
import type { AreaName, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import { typedArea } from '#frontend/features/property-form/values/typed-area.ts'
import { useField } from './use-field.ts'

const UNITS = AREA_UNITS.map((unit) => ({ value: unit, label: unit }))

/** An area in any local unit; the hint below gives it in other units. Words such as '7 katha' set the unit. */
export function AreaInput({ name }: { name: AreaName }) {
  const { setValue, getValues } = useFormContext<FormValues>()
  const { control, error } = useField(name)
  const { control: unitControl } = useField(`${name}Unit`)
  const [text, unit] = useWatch<FormValues, readonly [AreaName, `${AreaName}Unit`]>({
    name: [name, `${name}Unit`],
  })
  const label = formLabelOf(name)

  function takeUnitFromWords() {
    const typed = getValues(name)
    const area = /\p{L}/u.test(typed) ? typedArea(typed, getValues(`${name}Unit`)) : undefined
    if (!area) return
    setValue(name, String(area.value), { shouldDirty: true })
    setValue(`${name}Unit`, area.unit)
  }

  return (
    <UnitField
      label={label}
      error={error}
      hint={areaReading(text, unit) ?? forms.hints.area}
      unitLabel={forms.unit(label)}
      className="max-sm:col-span-full"
      input={{
        ...control,
        inputMode: 'text',
        autoComplete: 'off',
        maxLength: 40,
        onBlur: (event) => {
          takeUnitFromWords()
          void control.onBlur(event)
        },
      }}
      unit={{ ...unitControl, options: UNITS }}
    />
  )
}

/** The same area in the units that were not typed. */
function areaReading(text: string, unit: AreaUnit): string | undefined {
  const area = typedArea(text, unit)
  if (!area) return undefined
  const areaSqFt = squareFeetOf(area)
  const others = landSizes(areaSqFt).filter((size) => !size.endsWith(` ${area.unit}`))
  return [...(area.unit === 'sq ft' ? [] : [formatArea(areaSqFt, 'sq ft')]), ...others].join(', ')
}
