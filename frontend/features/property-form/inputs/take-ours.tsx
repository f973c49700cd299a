import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Category } from '#contract/properties/enums.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { composeWords } from '#frontend/features/property-form/saving/property-calls.ts'
import { detailsOf } from '#frontend/features/property-form/values/details-of-values.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button } from '#frontend/ui/button.tsx'

const words = forms.otherLanguages
const NAMES = OTHER_LANGUAGES.flatMap((language) => [
  fieldIn('title', language),
  fieldIn('description', language),
])

/** Fills what is empty of the other languages with what their pages compose of the fields above; nothing typed is replaced. */
export function TakeOurs({ category }: { category: Category }) {
  const { getValues, setValue } = useFormContext<FormValues>()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function take() {
    setIsBusy(true)
    setSaid('')
    try {
      const ours = await composeWords(category, detailsOf(category, getValues()))
      const empty = NAMES.filter((name) => getValues(name).trim() === '' && ours[name] !== '')
      for (const name of empty) setValue(name, ours[name], { shouldDirty: true, shouldValidate: true })
      setSaid(words.taken(empty.length))
    } catch {
      setSaid(words.notTaken)
    }
    setIsBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="button"
        look="secondary"
        size="small"
        isBusy={isBusy}
        busyLabel={words.taking}
        onClick={() => void take()}
      >
        {words.takeOurs}
      </Button>
      <output className="text-small">{said}</output>
    </div>
  )
}
