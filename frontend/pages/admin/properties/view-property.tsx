import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { Property } from '#contract/properties/replies.ts'
import { knownOf } from '#contract/properties/rules.ts'
import { LazyPart } from '#frontend/features/errors/part.tsx'
import { OpeningPictures } from '#frontend/features/gallery/opening-pictures.tsx'
import { PlaceMap } from '#frontend/features/map/place-map.tsx'
import { AtStake } from '#frontend/features/leads/at-stake.tsx'
import { DeleteDialog } from '#frontend/features/property-facts/delete-dialog.tsx'
import { FactGrid } from '#frontend/features/property-facts/facts/fact-grid.tsx'
import { factsOf } from '#frontend/features/property-facts/facts/facts.ts'
import { FeaturesSection } from '#frontend/features/property-facts/facts/features-section.tsx'
import { DescriptionSection, Section } from '#frontend/features/property-facts/property-sections.tsx'
import { ListingHead } from '#frontend/features/property-status/listing-head.tsx'
import { PictureStrip } from '#frontend/features/property-status/picture-strip.tsx'
import { PapersBox } from '#frontend/features/property-status/papers-box.tsx'
import { hasPrivateFile, PrivateFile } from '#frontend/features/property-status/private-file.tsx'
import { QuickActions } from '#frontend/features/property-status/quick-actions.tsx'
import { StoryBox } from '#frontend/features/property-status/story-box.tsx'
import { StatusActions } from '#frontend/features/property-status/status-actions.tsx'
import { StatusDecision } from '#frontend/features/property-status/status-decision.tsx'
import { StatusBox } from '#frontend/features/property-status/status-box.tsx'
import { useStoredProperty } from '#frontend/features/property-status/use-stored-property.ts'
import { STAFF_SAYINGS } from '#frontend/features/properties/staff-sayings.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { LeadsOf } from '#frontend/features/leads/leads-of.tsx'
import { LookingFor, WaitingAlerts } from '#frontend/features/leads/looking-for.tsx'
import { NumbersOf } from '#frontend/features/numbers/numbers-of.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { useSideColumn } from '#frontend/lib/browser/use-media.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { fullAddress } from '#contract/properties/place.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { describedHere } from '#frontend/lib/format/described-here.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { buttonLook } from '#frontend/ui/button.tsx'
import { BackLink } from '#frontend/ui/back-link.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

const words = panelProperties.detail

const PictureLightbox = chunk(
  async () => (await import('#frontend/features/gallery/lightbox.tsx')).PictureLightbox,
)

/** A listing as the firm's staff see it, with what they may do with it. */
export function PropertyPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useStoredProperty(id)
  const title = data?.property?.title
  useHead({ title: title ? words.pageTitle(title) : words.unnamed, description: title ?? words.unnamed })

  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (isPending) return <PropertySkeleton />
  if (!data?.property) return <NotAvailable error={error} onRetry={() => void refetch()} />
  return (
    <Listing key={id} property={knownOf(data.property)} etag={data.etag} onStale={() => void refetch()} />
  )
}

function Missing() {
  return (
    <EmptyState ornament="door" isScreen title={words.notFound} sentences={[words.notFoundText]}>
      <Link to={PANEL.viewTable} className={buttonLook({ look: 'secondary' })}>
        {words.toTable}
      </Link>
    </EmptyState>
  )
}

function NotAvailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert>
      <p className="font-semibold">{words.notAvailable}</p>
      <p>{failureSentence(error, words.notWhole)}</p>
      <AlertButton onClick={onRetry}>{words.retry}</AlertButton>
    </Alert>
  )
}

type ListingProps = { property: Property; etag: string; onStale: () => void }

function Listing({ property, etag, onStale }: ListingProps) {
  const { title, pictures } = property
  const hasSide = useSideColumn()
  const { user } = useSession()
  const [isDeleting, setIsDeleting] = useState(false)
  const [openedAt, setOpenedAt] = useState<number>()
  const access = accessOf(user)
  const { listedBy, listedByName } = useListedBy(property)
  const gallery = { pictures, title, onOpen: setOpenedAt, onIntent: preloadLightbox }
  const hasPrivate = access.includes('look') && hasPrivateFile(property)
  const strip = (
    <Section title={words.pictures}>
      <PictureStrip {...gallery} />
    </Section>
  )
  // Where the columns are as long as each other without it, what visitors read has the whole width.
  const isReadAcross = hasSide && access.includes('administer') && !hasPrivate

  return (
    <article className="grid grid-cols-1 gap-3">
      <BackLink to={PANEL.viewTable}>{words.toTable}</BackLink>
      <ListingHead property={property} listedBy={listedBy === words.you ? words.byYou : listedBy} />
      <QuickActions property={property} access={access}>
        {access.includes('edit') && (
          <StatusDecision
            property={property}
            etag={etag}
            isAdmin={access.includes('administer')}
            onStale={onStale}
          />
        )}
      </QuickActions>
      <div className="mt-1 grid grid-cols-1 gap-4 min-[77.5rem]:grid-cols-[minmax(0,1fr)_356px] min-[77.5rem]:grid-rows-[auto_1fr]">
        {hasPrivate && (
          <div className="min-[77.5rem]:col-start-2 min-[77.5rem]:row-start-1">
            <PrivateFile property={property} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 wrap-anywhere min-[77.5rem]:col-start-1 min-[77.5rem]:row-span-2 min-[77.5rem]:row-start-1 min-[77.5rem]:[&>:is([aria-busy=true],section:has(span[aria-busy=true]))~*]:invisible">
          <ForStaff {...{ property, etag, onStale, access }} accountId={user?._id ?? ''} />
          {!isReadAcross && (
            <div className={`grid-cols-1 ${READ}`}>
              {strip}
              <FactGrid facts={factsOf(property)} />
            </div>
          )}
        </div>
        <div
          className={`grid grid-cols-1 content-start gap-4 min-[77.5rem]:top-22 min-[77.5rem]:col-start-2 min-[77.5rem]:self-start min-[77.5rem]:[@media(height>=54rem)]:sticky ${hasPrivate ? '' : 'min-[77.5rem]:row-span-2 min-[77.5rem]:row-start-1'}`}
        >
          {access.includes('look') && <StoryBox property={property} listedBy={listedByName} />}
          <StatusBox property={property} listedBy={listedBy}>
            <StatusActions property={property} access={access} onDelete={() => setIsDeleting(true)} />
          </StatusBox>
        </div>
      </div>
      {isReadAcross ? <ReadAcross property={property} strip={strip} /> : <ReadOn property={property} />}
      {openedAt !== undefined && (
        <LazyPart fallback={<OpeningPictures />}>
          <PictureLightbox {...gallery} openedAt={openedAt} onClosed={() => setOpenedAt(undefined)} />
        </LazyPart>
      )}
      {isDeleting && (
        <DeleteDialog property={property} onDeleted={listingsChanged} onClosed={() => setIsDeleting(false)}>
          {access.includes('look') && <AtStake of={{ listing: property._id }} />}
        </DeleteDialog>
      )}
    </article>
  )
}

/** What visitors read too, with headings as large as those of the other boxes. */
const READ = 'grid gap-6 box p-4 sm:p-5 [&_h2]:text-h3'

type ForStaffProps = ListingProps & { access: ReturnType<typeof accessOf>; accountId: string }

/** How it does, who asked, and what was looked at of it. */
function ForStaff({ property, etag, onStale, access, accountId }: ForStaffProps) {
  const isOnOffer = property.status === 'available'
  return (
    <>
      {access.includes('administer') && <NumbersOf propertyId={property._id} />}
      {access.includes('look') && (
        <LeadsOf propertyId={property._id}>
          {isOnOffer && (
            <>
              <LookingFor property={property} accountId={accountId} say={STAFF_SAYINGS} />
              <WaitingAlerts propertyId={property._id} />
            </>
          )}
        </LeadsOf>
      )}
      {access.includes('look') && (
        <PapersBox property={property} etag={etag} mayEdit={access.includes('edit')} onStale={onStale} />
      )}
    </>
  )
}

const COLUMN = 'grid min-w-0 grid-cols-1 content-start gap-6'

/** What comes behind the pictures and the facts. */
function ReadOn({ property }: { property: Property }) {
  return (
    <div className={`mt-1 grid-cols-1 wrap-anywhere xl:grid-cols-2 ${READ}`}>
      <div className={COLUMN}>
        <DescriptionSection described={describedHere(property)} />
        <FeaturesSection property={property} />
      </div>
      <Where property={property} />
    </div>
  )
}

/** All that visitors read, in two columns; without pictures there is room for the facts in the first. */
function ReadAcross({ property, strip }: { property: Property; strip: ReactNode }) {
  const hasPictures = property.pictures.length > 0
  const facts = <FactGrid facts={factsOf(property)} />
  const features = <FeaturesSection property={property} />
  return (
    <div className={`mt-1 grid-cols-2 gap-x-8 wrap-anywhere [&_dd>.order-first]:!text-[1.25rem] ${READ}`}>
      <div className={COLUMN}>
        {strip}
        {!hasPictures && facts}
        <DescriptionSection described={describedHere(property)} />
        {hasPictures && features}
      </div>
      <div className={COLUMN}>
        {hasPictures && facts}
        <Where property={property} />
        {!hasPictures && features}
      </div>
    </div>
  )
}

const Where = ({ property }: { property: Property }) => (
  <div>
    <Section title={messages.detail.where}>
      <PlaceMap googleMap={property.googleMap} title={property.title} address={fullAddress(property)} />
    </Section>
  </div>
)

/** Who listed it, as it is said to whoever reads it, and by name. */
function useListedBy({ listedBy, listedByName }: Property): { listedBy: string; listedByName: string } {
  const { user } = useSession()
  if (listedBy === null) return { listedBy: words.nobody, listedByName: words.nobody }
  if (listedBy === user?._id) return { listedBy: words.you, listedByName: user.username }
  const name = listedByName ?? words.colleague
  return { listedBy: name, listedByName: name }
}

function preloadLightbox() {
  void PictureLightbox.preload().catch(() => undefined)
}

const ACTIONS = ['w-32', 'w-24', 'w-24', 'w-32', 'w-26', 'w-36', 'w-28']
const SIDE = ['h-56', 'h-72', 'h-64']
const ROWS = [1, 2, 3, 4, 5]

/** What stands in for a listing that is on its way, in its own layout. */
function PropertySkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-3">
      <output className="sr-only">{words.loading}</output>
      <BackLink to={PANEL.viewTable}>{words.toTable}</BackLink>
      <div className="grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-[160px_minmax(0,1fr)_auto]">
        <SkeletonBox className="aspect-4/3 w-40 max-sm:hidden" />
        <div className="grid content-start gap-2.5">
          <SkeletonLine className="!h-7.5 w-36" />
          <SkeletonLine className="!h-8 w-4/5" />
          <SkeletonLine className="w-3/5" />
        </div>
        <SkeletonLine className="!h-8 w-32" />
      </div>
      <div className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
        {ACTIONS.map((width, action) => (
          <SkeletonLine key={action} className={`!h-11 max-sm:!w-full ${width}`} />
        ))}
      </div>
      <div className="mt-1 grid grid-cols-1 gap-4 min-[77.5rem]:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid grid-cols-1 content-start gap-4">
          {SIDE.map((_, box) => (
            <div key={box} className="box">
              <SkeletonLine className="mx-4 my-4 w-40 sm:mx-5" />
              {ROWS.map((row) => (
                <div key={row} className="border-t border-mist-200 px-4 py-3.5 sm:px-5">
                  <SkeletonLine className="w-3/5" />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-4 max-[77.5rem]:hidden">
          {SIDE.map((height) => (
            <div key={height} className={`box p-5 ${height}`}>
              <SkeletonLine className="w-32" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
