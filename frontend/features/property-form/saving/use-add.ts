import { useRef, useState } from 'react'
import type { Picture, Property } from '#contract/properties/replies.ts'
import { editProperty } from '#frontend/lib/api/stored-property.ts'
import { detailsOf } from '#frontend/features/property-form/values/details-of-values.ts'
import type { LoadedListing } from '#frontend/features/property-form/drafts/drafts.ts'
import { addListing, pictureDetails } from './property-calls.ts'
import type { ListingForm } from '#frontend/features/property-form/use-listing-form.ts'

type Wanted = {
  listingForm: ListingForm
  pictures: { kept: readonly Picture[]; reset: (pictures: readonly Picture[]) => void }
  onAdded: (added: Property) => void
  /** The lead of who offers what is added. */
  leadId: string | undefined
}

/**
 * Adds what the form holds, once even if replies are lost. Where the form was changed after such an attempt, `earlier`
 * is the listing that the attempt added.
 */
export function useAdd({ listingForm, pictures, onAdded, leadId }: Wanted) {
  const [earlier, setEarlier] = useState<LoadedListing>()
  const into = useRef<LoadedListing>(undefined)
  const { form, category, addKey, renewAddKey } = listingForm

  async function send() {
    listingForm.keepDraft()
    const details = detailsOf(category, form.getValues())
    const stored = into.current
    into.current = undefined
    if (stored) {
      const changes = { ...details, ...pictureDetails(pictures.kept) }
      return onAdded((await editProperty(stored.property._id, stored.etag, changes)).property)
    }
    const { differsIn = [], ...added } = await addListing({
      addKey,
      category,
      details,
      pictures: pictures.kept,
      leadId,
    })
    return differsIn.length > 0 ? setEarlier(added) : onAdded(added.property)
  }

  /** The pictures of the earlier listing stay with it and leave the form. */
  function addAnother() {
    const taken = new Set(earlier?.property.images)
    pictures.reset(pictures.kept.filter(({ url }) => !taken.has(url)))
    renewAddKey()
  }

  return {
    send,
    earlier,
    /** The next save goes into the listing that was added earlier. */
    saveIntoEarlier: () => void (into.current = earlier),
    /** The next save adds another listing. */
    addAnother,
    endQuestion: () => setEarlier(undefined),
  }
}
