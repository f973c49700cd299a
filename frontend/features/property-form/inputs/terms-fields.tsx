import type { ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type Category,
  DEAL_LEASE_TYPES,
  JURISDICTIONS,
  OWNERSHIP_TYPES,
  USE_LEASE_TYPES,
} from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { fieldColumns } from '#frontend/ui/form/form-section.tsx'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { formLabelOf, ownFieldsOf } from '#frontend/features/property-form/plan.ts'
import { fixedBecause, normalizedTerms } from '#frontend/features/property-form/values/normalized-terms.ts'
import { ChoiceInput, MoneyInput, TextInput } from './text-input.tsx'
import { Flag } from './own-fields.tsx'
import { useField } from './use-field.ts'
import { useTerms } from './use-terms.ts'

const { leaseGroups } = forms
const LEASE_OPTIONS = [
  ...USE_LEASE_TYPES.map((word) => ({ value: word, label: word, group: leaseGroups.use })),
  ...DEAL_LEASE_TYPES.map((word) => ({ value: word, label: word, group: leaseGroups.deal })),
]

const JURISDICTION_OPTIONS = JURISDICTIONS.map((word) => ({
  value: word,
  label: word.charAt(0).toUpperCase() + word.slice(1),
}))

/** Lease type, ownership and the flags of the deal, which cannot contradict each other. */
export function TermsFields({ category, isAdmin }: { category: Category; isAdmin: boolean }) {
  return (
    <>
      <div className={fieldColumns}>
        <ChoiceInput name="leaseType" options={LEASE_OPTIONS} />
        <ChoiceInput name="ownershipType" options={OWNERSHIP_TYPES} />
      </div>
      <div className={fieldColumns}>
        <ChoiceInput name="jurisdiction" options={JURISDICTION_OPTIONS} hint={forms.hints.jurisdiction} />
        <MoneyInput name="deposit" hint={forms.hints.deposit} />
        <TextInput name="possession" hint={forms.hints.possession} />
        <Flag name="priceNegotiable" />
      </div>
      <div className="grid grid-cols-1 gap-x-3.5 gap-y-1 sm:grid-cols-2">
        <DealFlag name="isForSale" />
        <DealFlag name="isForRent" />
        <OverFlag name="isSold" />
        <OverFlag name="isRented" />
      </div>
      <Approval isAdmin={isAdmin} />
      <StillThere />
      <Unchecked category={category} />
    </>
  )
}

/** A checkbox that another field may decide; then it shows the resulting value and the reason. */
function DealFlag({ name }: { name: 'isForSale' | 'isForRent' }) {
  const { setValue } = useFormContext<FormValues>()
  const terms = useTerms()
  const reason = fixedBecause(terms)[name]
  return (
    <Checkbox
      name={name}
      checked={normalizedTerms(terms)[name]}
      disabled={reason !== undefined}
      onChange={({ currentTarget }) => setValue(name, currentTarget.checked)}
    >
      <span>
        {formLabelOf(name)}
        {reason && <span className="block text-micro text-ink-500">{reason}</span>}
      </span>
    </Checkbox>
  )
}

/** What is neither sold nor rented any more is offered again, as the server does where nothing else is said. */
function OverFlag({ name }: { name: 'isSold' | 'isRented' }) {
  const { getValues, setValue } = useFormContext<FormValues>()
  const { control } = useField(name)
  function change(event: ChangeEvent<HTMLInputElement>) {
    void control.onChange(event)
    if (event.target.checked) return
    if (name === 'isRented') setValue('isForRent', true)
    else if (!getValues('isForRent')) setValue('isForSale', true)
  }
  return (
    <Checkbox {...control} onChange={change}>
      {formLabelOf(name)}
    </Checkbox>
  )
}

function Approval({ isAdmin }: { isAdmin: boolean }) {
  const { control } = useField('approvedByAdmin')
  const isApproved = useWatch<FormValues, 'approvedByAdmin'>({ name: 'approvedByAdmin' })
  if (!isAdmin)
    return (
      <p className="text-small text-ink-700">
        {isApproved ? forms.hints.isApproved : forms.hints.waitsForApproval}
      </p>
    )
  return (
    <Checkbox {...control}>
      <span>
        {formLabelOf('approvedByAdmin')}
        <span className="block text-micro text-ink-500">{forms.hints.approved}</span>
      </span>
    </Checkbox>
  )
}

/** Lets a save also confirm that an available listing is still available. */
function StillThere() {
  const { control } = useField('confirm')
  const [isApproved, isSold, isRented] = useWatch<FormValues, ['approvedByAdmin', 'isSold', 'isRented']>({
    name: ['approvedByAdmin', 'isSold', 'isRented'],
  })
  if (!isApproved || isSold || isRented) return null
  return (
    <Checkbox {...control}>
      <span>
        {forms.stillThere}
        <span className="block text-micro text-ink-500">{forms.hints.stillThere}</span>
      </span>
    </Checkbox>
  )
}

/** Tells whoever approves the listing which defaults nobody has confirmed. */
function Unchecked({ category }: { category: Category }) {
  const untouched = useWatch<FormValues, 'untouchedDefaults'>({ name: 'untouchedDefaults' })
  const names = ownFieldsOf(category).flatMap(({ name }) =>
    untouched.includes(name) ? [formLabelOf(name)] : [],
  )
  if (names.length === 0) return null
  return <p className="text-small text-ink-700">{forms.untouched.list(names.join(', '))}</p>
}
