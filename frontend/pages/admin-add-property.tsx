import { useId, useState } from 'react'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties.ts'
import type { Category } from '#contract/property-words.ts'
import { PicturesField } from '#frontend/features/images/pictures-field.tsx'
import { usePictures } from '#frontend/features/images/use-pictures.ts'
import { MapField } from '#frontend/features/map-picker/map-field.tsx'
import { newValues } from '#frontend/features/property-form/blank-values.ts'
import { detailsOf } from '#frontend/features/property-form/details-of-values.ts'
import { draftKey, readDraft } from '#frontend/features/property-form/drafts.ts'
import { addListing } from '#frontend/features/property-form/property-calls.ts'
import { PropertyForm } from '#frontend/features/property-form/property-form.tsx'
import { useListingForm } from '#frontend/features/property-form/use-listing-form.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { standingOf } from '#frontend/features/session/standing.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/link.tsx'
import { PANEL } from '#frontend/lib/panel-paths.ts'
import { listingsChanged } from '#frontend/lib/query-client.ts'
import { forms } from '#frontend/messages/panel-forms.ts'
import { Alert } from '#frontend/ui/alert.tsx'

const words = forms.add

/** Adds a listing: choose the type, fill in, save; what is typed survives a reload. */
export function AddPropertyPage() {
  useHead({ title: words.pageTitle, description: words.title })
  const { user } = useSession()
  const [key] = useState(() => draftKey({ userId: user?._id ?? '' }))
  const [draft] = useState(() => readDraft(key))
  const formId = useId()
  const [added, setAdded] = useState<Property>()
  const isAdmin = standingOf(user) === 'admin'
  const [category, setCategory] = useState<Category>(draft?.category ?? 'Warehouse')
  const pictures = usePictures(category.toLowerCase(), draft?.pictures ?? [])
  const start = { values: newValues({ isAdmin }), pictures: [] }
  const listingForm = useListingForm({
    mode: 'add',
    category,
    draftKey: key,
    draft,
    start,
    pictures: pictures.kept,
  })

  function beginAgain() {
    pictures.reset([])
    listingForm.startOver(start)
  }

  async function send() {
    setAdded(undefined)
    const property = await addListing(
      category,
      detailsOf(category, listingForm.form.getValues()),
      pictures.kept,
    )
    listingsChanged()
    beginAgain()
    setAdded(property)
    window.scrollTo(0, 0)
  }

  return (
    <>
      <h1>{words.title}</h1>
      {added && <Added property={added} />}
      <PropertyForm
        id={formId}
        listingForm={listingForm}
        onCategory={setCategory}
        listedBy={user?.name || user?.username || ''}
        isAdmin={isAdmin}
        pictures={pictures}
        send={send}
        onDiscard={beginAgain}
        map={(slot) => <MapField {...slot} />}
        picturesField={(slot) => <PicturesField pictures={pictures} {...slot} />}
        wayOut={
          <Link to={PANEL.viewTable} target="_blank" className="underline">
            {words.newest}
          </Link>
        }
      />
    </>
  )
}

function Added({ property }: { property: Property }) {
  return (
    <Alert tone="success">
      <p className="font-semibold">{words.done(property.category)}</p>
      {!property.approvedByAdmin && <p>{words.waits}</p>}
      <Link to={href(PANEL.property, { id: property._id })} className="underline underline-offset-2">
        {words.open}
      </Link>
    </Alert>
  )
}
