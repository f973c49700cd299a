import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { Property } from '#contract/properties/replies.ts'
import { PlanPicture } from '#frontend/features/drawings/drawing-section.tsx'
import { PicturesField } from '#frontend/features/images/pictures-field.tsx'
import { usePictures } from '#frontend/features/images/use-pictures.ts'
import { MapField } from '#frontend/features/map/picker/map-field.tsx'
import { ConflictDialog } from '#frontend/features/property-form/saving/conflict-dialog.tsx'
import { DeletedListing } from '#frontend/features/property-form/saving/deleted-listing.tsx'
import type { LoadedListing } from '#frontend/features/property-form/drafts/drafts.ts'
import { PropertyForm } from '#frontend/features/property-form/property-form.tsx'
import { startOf, useEdit } from '#frontend/features/property-form/saving/use-edit.ts'
import type { HeldDraft } from '#frontend/features/property-form/drafts/use-held-draft.ts'
import { useListingForm } from '#frontend/features/property-form/use-listing-form.ts'
import { WithDraft } from '#frontend/features/property-form/drafts/with-draft.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { useHead } from '#frontend/lib/head.ts'
import { BROUGHT, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { readProperty } from '#frontend/lib/api/stored-property.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { FormSkeleton } from '#frontend/ui/feedback/form-skeleton.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = forms.edit

/** Changes a stored listing. It is loaded once for this form; refreshing the tables does not change it. */
export function EditPropertyPage() {
  useHead({ title: words.pageTitle, description: words.title })
  const { id = '' } = useParams()
  const { user } = useSession()
  const { data, error } = useQuery({
    queryKey: ['edited property', id],
    queryFn: () => readProperty(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error instanceof ApiError && error.status === 404)
    return <DeletedListing listingId={id} userId={user?._id ?? ''} />
  if (error) return <NotLoaded />
  return (
    <>
      <h1>{words.title}</h1>
      {data ? <Listing key={id} listing={data} /> : <FormSkeleton label={words.loading} />}
    </>
  )
}

function NotLoaded() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast('danger', words.loadFailed)
    void navigate(PANEL.updateTable, { replace: true })
  }, [navigate])
  return null
}

function Listing({ listing }: { listing: LoadedListing }) {
  const { user } = useSession()
  return (
    <WithDraft userId={user?._id ?? ''} listingId={listing.property._id}>
      {(held) => <EditForm listing={listing} held={held} />}
    </WithDraft>
  )
}

function EditForm({ listing: loaded, held }: { listing: LoadedListing; held: HeldDraft }) {
  const { user } = useSession()
  const { draft } = held
  const [listing] = useState(draft?.base ?? loaded)
  const { category, pictures: stored } = listing.property
  const pictures = usePictures(category.toLowerCase(), draft?.pictures ?? stored)
  const start = startOf(listing)
  const listingForm = useListingForm({
    mode: 'edit',
    category,
    held,
    start,
    pictures: pictures.kept,
  })
  const navigate = useNavigate()
  const edit = useEdit({ listingForm, listing, pictures, onSaved })
  const isAdmin = accessOf(user).includes('administer')
  const { listedBy, listedByName } = loaded.property
  const ownName = listedBy === user?._id ? user?.username : undefined
  const formId = useId()
  const isBrought = useLocation().state === BROUGHT

  function onSaved(saved: Property) {
    listingForm.startOver({ values: listingForm.form.getValues(), pictures: pictures.kept })
    listingsChanged()
    showToast('success', words.done(saved.category))
    void navigate(PANEL.updateTable)
  }

  return (
    <>
      <PropertyForm
        id={formId}
        listingForm={listingForm}
        held={held}
        listedBy={ownName ?? listedByName ?? forms.listedByOther}
        isAdmin={isAdmin}
        pictures={pictures}
        send={edit.send}
        onDiscard={() => edit.reload(loaded)}
        draftSaid={isBrought ? forms.sameAgain.brought(listing.property.number) : undefined}
        map={(slot) => <MapField {...slot} />}
        plan={({ land, size }, place) => (
          <PlanPicture property={land} size={{ value: size, more: undefined }} place={place} />
        )}
        picturesField={(slot) => <PicturesField pictures={pictures} category={category} {...slot} />}
      />
      <ConflictPart {...edit} formId={formId} />
    </>
  )
}

type ConflictPartProps = { formId: string } & Pick<
  ReturnType<typeof useEdit>,
  'conflict' | 'resolve' | 'endConflict'
>

/** Asks when somebody else saved first; the choice is sent once the question has closed. */
function ConflictPart({ formId, conflict, resolve, endConflict }: ConflictPartProps) {
  const isChosen = useRef(false)
  if (!conflict) return null

  function close() {
    endConflict()
    const form = document.getElementById(formId)
    if (isChosen.current && form instanceof HTMLFormElement) form.requestSubmit()
    isChosen.current = false
  }

  return (
    <ConflictDialog
      differences={conflict.differences}
      onChosen={(chosen) => {
        isChosen.current = true
        resolve(chosen)
      }}
      onClosed={close}
    />
  )
}
