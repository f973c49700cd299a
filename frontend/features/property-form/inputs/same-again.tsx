import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { href } from '#contract/paths.ts'
import type { Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { findLike } from '#frontend/features/property-form/saving/property-calls.ts'
import { detailsOf } from '#frontend/features/property-form/values/details-of-values.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'

const words = forms.sameAgain
const TYPING_MS = 1000

type SameAgainProps = { category: Category; pictures: readonly (Picture & { look?: string })[] }

/** Asks quietly whether a listing that looks the same is this one; saving is never stopped. */
export function SameAgain({ category, pictures }: SameAgainProps) {
  const looks = pictures.flatMap(({ url, look }) => (look === undefined ? [] : [{ url, look }]))
  const compared = useSettled(useCompared(category, looks))
  const [answered, setAnswered] = useState<string>()
  const { data = [] } = useQuery({
    queryKey: ['like', category, compared],
    queryFn: ({ signal }) => findLike(category, JSON.parse(compared), signal),
    enabled: compared !== '',
    retry: false,
  })
  if (data.length === 0 || compared === '' || answered === compared) return null
  return (
    <Alert tone="waiting">
      <p className="font-semibold">{words.title(data.length)}</p>
      <ul>
        {data.map(({ property: { _id: id, title }, why }) => (
          <li key={id}>
            <a
              href={href(PANEL.property, { id })}
              {...NEW_TAB}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {title}
            </a>{' '}
            <span className="text-small">{words.why(why)}</span>
          </li>
        ))}
      </ul>
      <AlertButton onClick={() => setAnswered(compared)}>{words.other}</AlertButton>
    </Alert>
  )
}

/** What is compared, as JSON; empty while too little is known. */
function useCompared(category: Category, pictures: readonly { url: string; look: string }[]): string {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const details = detailsOf(category, getValues())
  const size = SIZE_FIELD[category]
  const { price, locality, surveyNo = null, [size]: area } = details
  const isWhole = typeof price === 'number' && price > 0 && Boolean(locality) && Boolean(area)
  return isWhole || surveyNo !== null || pictures.length > 0
    ? JSON.stringify({ price: price ?? 0, locality, surveyNo, [size]: area, pictures })
    : ''
}

/** A value once it has stood for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : ''
}
