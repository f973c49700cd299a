import { useState } from 'react'
import type { Picture, Property } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { editProperty, readProperty } from '#frontend/lib/api/stored-property.ts'
import { type FormDifference, differencesBetween, type FormState, merged, type Side } from './conflict.ts'
import { changesBetween, detailsOf } from '#frontend/features/property-form/values/details-of-values.ts'
import type { LoadedListing } from '#frontend/features/property-form/drafts/drafts.ts'
import { pictureDetails } from './property-calls.ts'
import type { ListingForm, FormStart } from '#frontend/features/property-form/use-listing-form.ts'
import { valuesOf } from '#frontend/features/property-form/values/values-of-property.ts'

/** The state in which the form of a stored listing starts. */
export function startOf(listing: LoadedListing): FormStart & { listing: LoadedListing } {
  return { values: valuesOf(listing.property), pictures: listing.property.pictures, listing }
}

type Conflict = { theirs: ReturnType<typeof startOf>; differences: FormDifference[] }
type Wanted = {
  listingForm: ListingForm
  listing: LoadedListing
  pictures: { kept: readonly Picture[]; reset: (pictures: readonly Picture[]) => void }
  onSaved: (saved: Property) => void
}

/** Saves changes to a loaded listing. When somebody else saved first, `conflict` holds both versions to choose from. */
export function useEdit({ listingForm, listing: loaded, pictures, onSaved }: Wanted) {
  const [listing, setListing] = useState(loaded)
  const [conflict, setConflict] = useState<Conflict>()
  const { form, category, changeStart } = listingForm

  async function send() {
    const mine = { values: form.getValues(), pictures: pictures.kept }
    const before = startOf(listing)
    try {
      const { property, etag } = listing
      onSaved((await editProperty(property._id, etag, changesOf(category, before, mine))).property)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error
      const theirs = startOf(await readProperty(listing.property._id))
      const found = differencesBetween(category, before, mine, theirs)
      if (found.length === 0) return onSaved(theirs.listing.property)
      setConflict({ theirs, differences: found })
    }
  }

  /** Continues from the stored version with the chosen values; nothing is saved yet. */
  function resolve(chosen: ReadonlyMap<string, Side>) {
    if (!conflict) return
    const { theirs } = conflict
    const next = merged({ values: form.getValues(), pictures: pictures.kept }, theirs, chosen)
    setListing(theirs.listing)
    changeStart(theirs, next.values)
    pictures.reset(next.pictures)
  }

  /** Discards everything typed and starts from the stored version. */
  function reload(stored: LoadedListing) {
    const start = startOf(stored)
    setListing(stored)
    listingForm.startOver(start)
    pictures.reset(start.pictures)
  }

  return { send, reload, conflict, resolve, endConflict: () => setConflict(undefined) }
}

function changesOf(category: Category, before: FormState, mine: FormState): Record<string, unknown> {
  const isSameOrder = JSON.stringify(before.pictures) === JSON.stringify(mine.pictures)
  return {
    ...changesBetween(detailsOf(category, before.values), detailsOf(category, mine.values)),
    ...(!isSameOrder && pictureDetails(mine.pictures)),
  }
}
