import { useRef, useState } from 'react'
import type { Picture, Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
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
 * is the listing that the attempt added. Where a listing was made of the offer already, nothing is added and `listed` is that one.
 */
export function useAdd({ listingForm, pictures, onAdded, leadId }: Wanted) {
  const [earlier, setEarlier] = useState<LoadedListing>()
  const into = useRef<LoadedListing>(undefined)
  const [listed, setListed] = useState<Property>()
  const isAnother = useRef(false)
  const { form, category, addKey, renewAddKey } = listingForm

  async function send() {
    listingForm.saveDraft()
    const details = detailsOf(category, form.getValues())
    const stored = into.current
    into.current = undefined
    if (stored) {
      const changes = { ...details, ...pictureDetails(pictures.kept) }
      return onAdded((await editProperty(stored.property._id, stored.etag, changes)).property)
    }
    const wanted = {
      addKey,
      category,
      details,
      pictures: pictures.kept,
      leadId,
      isAnother: isAnother.current,
    }
    try {
      const { differsIn = [], ...added } = await addListing(wanted)
      if (differsIn.length > 0) return setEarlier(added)
      isAnother.current = false
      onAdded(added.property)
    } catch (error) {
      const first = listedOf(error)
      if (!first) throw error
      setListed(first)
    }
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
    /** The listing that was made of the offer already. */
    listed,
    /** From now on another listing of the offer is meant. */
    meanAnother: () => void (isAnother.current = true),
    endListed: () => setListed(undefined),
  }
}

function listedOf(error: unknown): Property | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  return isProperty(error.current) ? error.current : undefined
}

const isProperty = (current: unknown): current is Property =>
  typeof current === 'object' && current !== null && 'number' in current && 'propertyType' in current
