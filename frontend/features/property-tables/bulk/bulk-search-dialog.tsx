import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { BulkInput, BulkReply } from '#contract/properties/bulk.ts'
import { PATHS } from '#contract/paths.ts'
import { DEALS, type Deal } from '#contract/properties/enums.ts'
import type { Property } from '#contract/properties/replies.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { ApiError, isUnanswered } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelBulk as words } from '#frontend/messages/panel/bulk.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { NAMED, Titles } from './titles.tsx'

const ACTIONS = ['price', 'deal', 'approve', 'sold', 'rented', 'delete'] as const
type Action = (typeof ACTIONS)[number]
type Wish = { action: Action; percent: string; deal: Deal }

type Props = {
  query: URLSearchParams
  total: number
  /** What else goes with what such a query finds. */
  atStakeOf: (found: URLSearchParams) => ReactNode
  onDone: (reply: BulkReply, action: Action) => void
  onClosed: () => void
}

/** Asks what to do with all matching listings; what a change of price or deal makes of them is shown first, and which are deleted. */
export function BulkSearchDialog(props: Props) {
  const { wish, shown, isToBeShown, isBusy, failure, choose, act } = useBulkChange(props)
  const { action } = wish
  return (
    <ConfirmDialog
      title={words.title(props.total)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={isToBeShown ? words.show : words.confirm[action]}
      look={action === 'delete' ? 'danger' : 'primary'}
      isBusy={isBusy}
      busyLabel={isToBeShown ? words.showing : words.busy}
      onConfirm={(close) => void act(close)}
      onClosed={props.onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      <fieldset disabled={isBusy} className="contents">
        <WishFields wish={wish} onChange={choose} />
      </fieldset>
      {shown && <BulkPreview reply={shown} isPrice={action === 'price'} />}
      {action === 'delete' && <ToBeDeleted {...props} />}
      {action === 'delete' && props.atStakeOf(props.query)}
      {action !== 'price' && action !== 'deal' && <p>{words.texts[action]}</p>}
    </ConfirmDialog>
  )
}

/** The chosen action, its preview once that was requested, and the next step. */
function useBulkChange({ query, total, onDone }: Props) {
  const [wish, setWish] = useState<Wish>({ action: 'price', percent: '', deal: 'sale' })
  const [shown, setShown] = useState<BulkReply>()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isToBeShown = (wish.action === 'price' || wish.action === 'deal') && shown === undefined

  function choose(next: Partial<Wish>) {
    setWish({ ...wish, ...next })
    setShown(undefined)
    setFailure(undefined)
  }

  async function act(close: () => void) {
    const asked = askedOf(wish, query, total)
    if (!asked) return setFailure(words.percentWanted)
    setIsBusy(true)
    setFailure(undefined)
    try {
      const reply = await send({
        ...asked,
        ...(isToBeShown ? { dryRun: true } : { asShown: shown?.asShown }),
      })
      if (isToBeShown) setShown(reply)
      else {
        onDone(reply, wish.action)
        close()
      }
    } catch (error) {
      if (!isToBeShown && isUnanswered(error)) lookAnew(words.unclear)
      else if (!isToBeShown && isConflict(error)) lookAnew(failureSentence(error, words.failed))
      else setFailure(failureSentence(error, words.failed))
    }
    return setIsBusy(false)
  }

  /** A percentage that was done already would be added once more: what is shown first is what stands now. */
  function lookAnew(why: string) {
    listingsChanged()
    setShown(undefined)
    setFailure(why)
  }

  return { wish, shown, isToBeShown, isBusy, failure, choose, act }
}

/** The action, and for price and deal the new value. */
function WishFields({ wish, onChange }: { wish: Wish; onChange: (next: Partial<Wish>) => void }) {
  return (
    <>
      <SelectField
        label={words.what}
        options={ACTIONS.map((value) => ({ value, label: words.actions[value] }))}
        value={wish.action}
        onChange={({ currentTarget }) =>
          onChange({ action: ACTIONS.find((one) => one === currentTarget.value) })
        }
      />
      {wish.action === 'price' && (
        <TextField
          label={words.percent}
          hint={words.percentHint}
          inputMode="text"
          maxLength={8}
          value={wish.percent}
          onChange={({ currentTarget }) => onChange({ percent: currentTarget.value })}
        />
      )}
      {wish.action === 'deal' && (
        <SelectField
          label={words.deal}
          options={DEALS.map((value) => ({ value, label: words.deals[value] }))}
          value={wish.deal}
          onChange={({ currentTarget }) =>
            onChange({ deal: DEALS.find((one) => one === currentTarget.value) })
          }
        />
      )}
    </>
  )
}

/** The first of the listings that would go. */
function ToBeDeleted({ query, total }: Pick<Props, 'query' | 'total'>) {
  const asked = new URLSearchParams(query)
  asked.set('limit', String(NAMED))
  const { data } = useQuery({
    queryKey: ['properties', 'to be deleted', asked.toString()],
    queryFn: async ({ signal }) =>
      (await call<{ properties: Property[] }>(`${PATHS.allProperties}?${asked}`, { signal })).body.properties,
  })
  return data && <Titles properties={data} total={total} />
}

/** A preview of the first listings: as they are and as they would be. */
function BulkPreview({
  reply: { message, preview = [], done },
  isPrice,
}: {
  reply: BulkReply
  isPrice: boolean
}) {
  const more = done.length - preview.length
  return (
    <div className="grid grid-cols-1 gap-2">
      <output className="font-semibold">{message}</output>
      {preview.length > 0 && (
        <ul className="max-h-72 overflow-y-auto box px-3.5 py-1.5 leading-snug">
          {preview.map(({ _id, title, before, after }) => (
            <li
              key={_id}
              className="grid gap-x-4 border-b border-mist-200 py-1.5 last:border-0 sm:flex sm:justify-between"
            >
              <ListingTitle title={title} className="min-w-0 wrap-anywhere" />
              <span className="flex-none tabular">
                {isPrice
                  ? words.became(priceOf(before), priceOf(after))
                  : words.became(dealOf(before), dealOf(after))}
              </span>
            </li>
          ))}
          {more > 0 && <li className="py-1.5 text-ink-700">{words.more(more)}</li>}
        </ul>
      )}
    </div>
  )
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

const priceOf = (inr: string) => formatLakhCrore(Number(inr))
const dealOf = (deal: string) => words.deals[DEALS.find((one) => one === deal) ?? 'sale']

/** The percentage that was typed: '5', '+৫ %', '-7.5'. Undefined for 0 and for anything that is not a number. */
function percentOf(typed: string): number | undefined {
  const percent = Number(asciiDigits(typed).replace('%', '').replace('−', '-').trim() || 'none')
  return Number.isFinite(percent) && percent !== 0 ? percent : undefined
}

function askedOf(
  { action, percent: typed, deal }: Wish,
  query: URLSearchParams,
  total: number,
): BulkInput | undefined {
  const asked = { where: Object.fromEntries(query), expected: total }
  if (action === 'deal') return { action, deal, ...asked }
  if (action !== 'price') return { action, ...asked }
  const percent = percentOf(typed)
  return percent === undefined ? undefined : { action, percent, ...asked }
}

async function send(asked: BulkInput): Promise<BulkReply> {
  const { body } = await call<BulkReply>(PATHS.bulkProperties, { method: 'POST', json: asked })
  return body
}
