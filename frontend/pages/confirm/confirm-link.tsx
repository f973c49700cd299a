import { CircleCheck, MapPin } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { LinkedListing, LinkReply } from '#contract/confirmations.ts'
import { href, PATHS } from '#contract/paths.ts'
import { formatPrice } from '#contract/units/money.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { pictureAddress } from '#frontend/lib/format/pictures.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelConfirm } from '#frontend/messages/panel/confirm.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const words = panelConfirm.link

/** The page behind a reminder's link: the listing, and one tap to confirm that it is still available. Opening changes nothing. */
export function ConfirmLinkPage() {
  const { token = '' } = useParams()
  const path = href(PATHS.confirmLink, { token })
  const { fetched, retry } = useReply<LinkReply>(path)
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<LinkReply | { error: unknown }>()
  useHead({ title: words.pageTitle, description: words.title })

  async function confirm() {
    setIsBusy(true)
    try {
      setResult((await call<LinkReply>(path, { method: 'POST' })).body)
    } catch (error) {
      setResult({ error })
    }
    setIsBusy(false)
  }

  if (result && 'listing' in result) return <Confirmed listing={result.listing} />
  const error = result ? result.error : fetched.status === 'failed' ? fetched.error : undefined
  if (error !== undefined) {
    const again = result ? () => void confirm() : retry
    return <NotUsable error={error} onRetry={again} />
  }
  if (fetched.status !== 'ready') return <OnItsWay />
  const { listing } = fetched.body
  return (
    <Box title={words.title}>
      <ListingCard listing={listing} />
      <p className="text-ink-700">{words.what}</p>
      <Button isWide isBusy={isBusy} busyLabel={words.busy} onClick={() => void confirm()}>
        <Icon of={CircleCheck} />
        {words.confirm}
      </Button>
      <Link to={PANEL.confirmListings} className={buttonLook({ look: 'quiet', isWide: true })}>
        {words.other}
      </Link>
    </Box>
  )
}

function Confirmed({ listing }: { listing: LinkedListing }) {
  return (
    <Box title={words.done}>
      <ListingCard listing={listing} />
      {listing.confirmedAt && (
        <output className="block rounded-sill bg-tea-50 px-3.5 py-3 text-tea-800">
          {words.doneText(dayOf(listing.confirmedAt))}
        </output>
      )}
      <Link
        to={href(PATHS.viewPage, { id: listing._id })}
        className={buttonLook({ look: 'secondary', isWide: true })}
      >
        {words.see}
      </Link>
    </Box>
  )
}

/** For a link that is used, expired or unknown: the server's sentence; without an answer, a button to try again. */
function NotUsable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <Box title={words.notUsable}>
      <p role="alert">{isRefused ? error.message : words.failed}</p>
      {isRefused ? (
        <Link to={PANEL.confirmListings} className={buttonLook({ look: 'secondary', isWide: true })}>
          {words.panel}
        </Link>
      ) : (
        <Button isWide onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </Box>
  )
}

function ListingCard({ listing }: { listing: LinkedListing }) {
  const { title, place, price, isPerMonth, picture, confirmedAt } = listing
  return (
    <article className="grid overflow-hidden box">
      {picture && (
        <Picture
          picture={{ src: pictureAddress(picture), alt: '' }}
          missingAlt=""
          sizes="480px"
          className="aspect-2/1 w-full !rounded-none"
        />
      )}
      <div className="grid gap-1 px-4 py-3.5 leading-snug">
        <h2 className="font-sans text-body font-semibold wrap-anywhere">{title}</h2>
        <p className="flex gap-2 text-small text-ink-700">
          <Icon of={MapPin} size={16} className="mt-0.5 text-oxide-700" />
          {place}
        </p>
        <p className="font-display text-h3 font-semibold">
          {formatPrice({ priceInr: price, perMonth: isPerMonth }) ?? words.onRequest}
        </p>
        {confirmedAt && <p className="text-small text-ink-500">{panelConfirm.last(dayOf(confirmedAt))}</p>}
      </div>
    </article>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid w-full max-w-120 grid-cols-1 gap-4">
      <h1 className="text-h2">{title}</h1>
      {children}
    </section>
  )
}

function OnItsWay() {
  return (
    <section aria-busy className="grid w-full max-w-120 grid-cols-1 gap-4">
      <SkeletonLine className="!h-8 w-4/5" />
      <SkeletonBox className="h-64" />
      <SkeletonLine className="!h-12" />
    </section>
  )
}
