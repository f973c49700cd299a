import { FileText, MessageSquareText } from 'lucide'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate } from 'react-router'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { Picture, Property } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { PlanPicture } from '#frontend/features/drawings/drawing-section.tsx'
import { PicturesField } from '#frontend/features/images/pictures-field.tsx'
import { usePictures } from '#frontend/features/images/use-pictures.ts'
import { MapField } from '#frontend/features/map/picker/map-field.tsx'
import {
  type AlreadyAddedChoice,
  AlreadyAddedDialog,
} from '#frontend/features/property-form/saving/already-added-dialog.tsx'
import { OfferListedDialog } from '#frontend/features/property-form/saving/offer-listed-dialog.tsx'
import { MessagePanel } from '#frontend/features/property-form/message/message-panel.tsx'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { newValues } from '#frontend/features/property-form/values/blank-values.ts'
import { useFilling } from '#frontend/features/property-form/values/use-filling.ts'
import { PropertyForm } from '#frontend/features/property-form/property-form.tsx'
import { bringInto } from '#frontend/features/property-form/drafts/bring-into.ts'
import { useAdd } from '#frontend/features/property-form/saving/use-add.ts'
import type { HeldDraft } from '#frontend/features/property-form/drafts/use-held-draft.ts'
import { type ListingForm, useListingForm } from '#frontend/features/property-form/use-listing-form.ts'
import { WithDraft } from '#frontend/features/property-form/drafts/with-draft.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { readProperty } from '#frontend/lib/api/stored-property.ts'
import { BROUGHT, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Segmented } from '#frontend/ui/form/segmented.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { draftName, type Source, StartedFrom, useSource } from './started-from.tsx'

const words = forms.add

/** Adds a listing: choose the type, fill in, save; what is typed survives a reload. */
export function AddPropertyPage() {
  useHead({ title: words.pageTitle, description: words.title })
  const { user } = useSession()
  const source = useSource()
  const draft = source && draftName(source)
  const [last, setLast] = useState<Last>()
  // What was added is done with: the next listing is no copy, and nobody's offer.
  const isDone = last !== undefined && draft !== undefined && last.draft === draft
  return (
    <div className="grid grid-cols-1 items-center md:grid-cols-[minmax(0,1fr)_auto] md:[&>:last-child]:col-span-2">
      <h1>{words.title}</h1>
      <WithDraft userId={user?._id ?? ''} source={draft}>
        {(held) => (
          <AddForm
            held={held}
            source={source}
            added={last?.property}
            onAdded={(property) => setLast(property && { property, draft })}
          />
        )}
      </WithDraft>
      {isDone && <Navigate to={PANEL.addProperty} replace />}
    </div>
  )
}

/** The listing that was added last, and the name of the drafts of what it started from. */
type Last = { property: Property; draft: string | undefined }

type AddFormProps = {
  held: HeldDraft
  source: Source | undefined
  added: Property | undefined
  onAdded: (property: Property | undefined) => void
}

function AddForm({ held, source, added, onAdded: tellAdded }: AddFormProps) {
  const { user } = useSession()
  const formId = useId()
  const [way, setWay] = useState<Way>('form')
  const [holdsMessage, setHoldsMessage] = useState(false)
  /** How often the form was begun from its source; not while it has a draft. */
  const [begun, setBegun] = useState(held.draft ? 0 : 1)
  const isAdmin = accessOf(user).includes('administer')
  const [category, setCategory] = useState<Category>(held.draft?.category ?? 'Warehouse')
  const pictures = usePictures(category.toLowerCase(), held.draft?.pictures ?? [])
  const start = { values: newValues({ isAdmin }), pictures: [] }
  const listingForm = useListingForm({ mode: 'add', category, held, start, pictures: pictures.kept })
  const leadId = source?.kind === 'offer' ? source.id : undefined
  const add = useAdd({ listingForm, pictures, onAdded, leadId })
  const bring = useBringing(listingForm, pictures.kept, start.values)
  const filling = useFilling(listingForm, start.values, { isAdmin, onCategory: setCategory })

  function beginAgain() {
    pictures.reset([])
    listingForm.startOver(start)
    setHoldsMessage(false)
  }

  function discard() {
    beginAgain()
    setBegun(begun + 1)
  }

  function send() {
    tellAdded(undefined)
    return add.send()
  }

  function onAdded(property: Property) {
    listingsChanged()
    beginAgain()
    tellAdded(property)
    window.scrollTo(0, 0)
  }

  function fillFromMessage(fields: FromTextReply['fields']) {
    if (holdsMessage) beginAgain()
    setHoldsMessage(true)
    return filling.fill(fields)
  }

  return (
    <>
      <Ways way={way} onWay={setWay} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {!accessOf(user).includes('edit') && <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>}
        {added && <Added property={added} onSamePlace={() => filling.samePlace(added)} />}
        {way === 'message' && (
          <MessagePanel accountId={user?._id ?? ''} isHeld={holdsMessage} onFill={fillFromMessage} />
        )}
        {source && <StartedFrom key={begun} source={source} filling={begun > 0 ? filling : undefined} />}
        <PropertyForm
          id={formId}
          listingForm={listingForm}
          held={held}
          onCategory={setCategory}
          listedBy={user?.name || user?.username || ''}
          isAdmin={isAdmin}
          pictures={pictures}
          send={send}
          onDiscard={discard}
          onBring={bring}
          map={(slot) => <MapField {...slot} />}
          plan={({ land, size }, place) => (
            <PlanPicture property={land} size={{ value: size, more: undefined }} place={place} />
          )}
          picturesField={(slot) => <PicturesField pictures={pictures} category={category} {...slot} />}
        />
        <AlreadyAddedPart {...add} formId={formId} />
        <OfferListedPart {...add} formId={formId} />
      </div>
    </>
  )
}

/** Lays what is typed over a stored listing, and goes to its form. */
function useBringing({ form }: ListingForm, pictures: readonly Picture[], start: FormValues) {
  const { user } = useSession()
  const navigate = useNavigate()
  return async (id: string) => {
    try {
      const listing = await readProperty(id)
      const typed = { values: form.getValues(), pictures, start }
      const isKept = await bringInto(listing, typed, { userId: user?._id ?? '' })
      if (!isKept) return showToast('danger', forms.sameAgain.notBrought(listing.property.number))
      await navigate(href(PANEL.editProperty, { id }), { state: BROUGHT })
    } catch (error) {
      showToast('danger', failureSentence(error, words.notCopied))
    }
  }
}

type Way = 'form' | 'message'
const WAYS = [
  { value: 'form', label: forms.message.form, icon: FileText },
  { value: 'message', label: forms.message.message, icon: MessageSquareText },
] as const

/** By hand, or from a message that somebody sent. */
function Ways({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  return (
    <div className="pb-3 max-md:pt-4 md:min-w-80">
      <Segmented label={forms.message.ways} segments={WAYS} value={way} onChange={onWay} />
    </div>
  )
}

type QuestionProps = { formId: string } & Omit<ReturnType<typeof useAdd>, 'send'>

/** Asks when an attempt whose answer was lost has added the listing; the choice is sent once the question has closed. */
function AlreadyAddedPart({ formId, earlier, endQuestion, ...ways }: QuestionProps) {
  if (!earlier) return null

  function close(choice: AlreadyAddedChoice | undefined) {
    flushSync(() => {
      if (choice === 'into') ways.saveIntoEarlier()
      if (choice === 'another') ways.addAnother()
      endQuestion()
    })
    if (choice) sendAgain(formId)
  }

  const { title, images } = earlier.property
  return <AlreadyAddedDialog title={title} hasPictures={images.length > 0} onClosed={close} />
}

/** Asks when a listing was made of the offer already. */
function OfferListedPart({ formId, listed, meanAnother, endListed }: QuestionProps) {
  if (!listed) return null

  function close(isAnother: boolean) {
    flushSync(endListed)
    if (!isAnother) return
    meanAnother()
    sendAgain(formId)
  }

  return <OfferListedDialog listed={listed} onClosed={close} />
}

function sendAgain(formId: string) {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

function Added({ property, onSamePlace }: { property: Property; onSamePlace: () => void }) {
  const [isTaken, setIsTaken] = useState(false)
  return (
    <Alert tone="success">
      <p className="font-semibold">{words.done(property.category)}</p>
      {!property.approvedByAdmin && <p>{words.waits}</p>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={href(PANEL.property, { id: property._id })} className="underline underline-offset-2">
          {words.open(property.number)}
        </Link>
        {!isTaken && (
          <AlertButton
            onClick={() => {
              onSamePlace()
              setIsTaken(true)
            }}
          >
            {words.samePlace}
          </AlertButton>
        )}
      </p>
    </Alert>
  )
}
