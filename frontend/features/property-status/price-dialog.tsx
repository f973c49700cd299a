import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { isBelowLeast, isPerMonth } from '#contract/properties/rules.ts'
import { formatInr, formatLakhCrore } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { belowLeast } from '#frontend/messages/panel/below-least.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { unlikelyPriceAsked } from '#frontend/messages/panel/unlikely-price.ts'
import { Alert, AlertBox } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { DidYouMean } from '#frontend/ui/form/did-you-mean.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { setPrice } from './quick-changes.ts'
import { useStoredProperty } from './use-stored-property.ts'

const { price: words, detail, priceOnRequest } = panelProperties

type PriceDialogProps = { id: string; onClosed: () => void }

/** A new price for a listing, below the one it has now. */
export function PriceDialog({ id, onClosed }: PriceDialogProps) {
  const { data, error, refetch } = useStoredProperty(id)
  return (
    <Dialog title={words.title} closeLabel={words.close} onClosed={onClosed}>
      {data?.property && (
        <PriceForm property={data.property} etag={data.etag} onStale={() => void refetch()} />
      )}
      {!data?.property &&
        (error ? <Alert>{failureSentence(error, words.notRead)}</Alert> : <SkeletonLine className="w-40" />)}
    </Dialog>
  )
}

type PriceFormProps = { property: Property; etag: string; onStale: () => void }

function PriceForm({ property, etag, onStale }: PriceFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const close = useCloseDialog()
  const input = useRef<HTMLInputElement>(null)
  const asked = parseInr(text)
  const lowestPrice = property.privateFile?.lowestPrice ?? null
  const [warnedOf, setWarnedOf] = useState<number>()
  const isWarned = asked !== undefined && warnedOf === asked
  useEffect(() => input.current?.focus(), [])

  function type(typed: string) {
    setText(typed)
    setError(undefined)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (asked === undefined) return setError(words.unreadable)
    if (asked === property.price) return setError(words.same)
    if (!isWarned && isBelowLeast({ price: asked, lowestPrice })) return setWarnedOf(asked)
    setIsSaving(true)
    setFailure(undefined)
    try {
      await setPrice(property, etag, asked)
      close()
    } catch (failed) {
      const isStale = failed instanceof ApiError && failed.code === 'CONFLICT'
      setFailure(isStale ? detail.changedMeanwhile : failureSentence(failed, detail.notSaved))
      if (isStale) onStale()
      setIsSaving(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <p className="leading-snug wrap-anywhere">
        <span className="mr-1.5 font-display font-semibold tabular">{property.number}</span>
        <ListingTitle title={property.title} />
      </p>
      <p className="leading-snug">
        <span className="block text-small text-ink-700">{words.now}</span>
        <b className="font-display text-h3 font-semibold tabular">{inWords(property.price, property)}</b>
      </p>
      {failure && <Alert>{failure}</Alert>}
      <div>
        <TextField
          label={isPerMonth(property.deal) ? words.newPerMonth : words.new}
          value={text}
          inputMode="text"
          autoComplete="off"
          ref={input}
          error={error}
          hint={asked === undefined ? words.hint : inWords(asked, property)}
          onChange={(event) => type(event.target.value)}
        />
        <DidYouMean
          asked={unlikelyPriceAsked(text)}
          onAnswer={(meant) => {
            type(meant)
            input.current?.focus()
          }}
        />
      </div>
      <output className="empty:hidden">
        {isWarned && <AlertBox tone="waiting">{belowLeast.text(formatLakhCrore(lowestPrice ?? 0))}</AlertBox>}
      </output>
      <Button type="submit" isBusy={isSaving} busyLabel={detail.saving}>
        {isWarned ? belowLeast.allTheSame : words.save}
      </Button>
    </form>
  )
}

/** '₹45,00,000 (₹45 Lakh)', a rent with ' / month'. */
function inWords(amountInr: number, { deal }: Property): string {
  if (amountInr === 0) return priceOnRequest
  const whole = `₹${formatInr(amountInr)}`
  const short = formatLakhCrore(amountInr)
  const perMonth = isPerMonth(deal) ? words.perMonth : ''
  return (short === whole ? whole : `${whole} (${short})`) + perMonth
}
