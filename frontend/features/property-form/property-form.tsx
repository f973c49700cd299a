import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import { CATEGORIES, type Category } from '#contract/properties/enums.ts'
import { useLeaveGuard } from '#frontend/lib/navigation/use-leave-guard.ts'
import { whatIsLeft } from './saving/failures.ts'
import { FormIndex } from './form-index.tsx'
import { FormParts, openPart } from './form-part.tsx'
import type { MapSlot } from './inputs/place-fields.tsx'
import { LiveCard, type PlanSlot } from './live-card.tsx'
import { PropertyFields } from './inputs/property-fields.tsx'
import { useLeastQuestion } from './saving/least-question.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { type HeldDraft, useOtherTab } from './drafts/use-held-draft.ts'
import type { FormValues } from './values/form-values.ts'
import type { ListingForm } from './use-listing-form.ts'
import { type FormPictures, useSave } from './saving/use-save.ts'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { panelDrafts } from '#frontend/messages/panel/drafts.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Segmented } from '#frontend/ui/form/segmented.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { DraftNotice } from '#frontend/ui/feedback/draft-notice.tsx'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'

type PictureSlot = { error: string | undefined; isDisabled: boolean; description: string }

/** What is said of a draft that was not typed into this form. */
type DraftSaid = { title: string; text: string }

type PropertyFormProps = {
  id: string
  listingForm: ListingForm
  held: HeldDraft
  /** Only a new listing can become one of another type. */
  onCategory?: (category: Category) => void
  listedBy: string
  isAdmin: boolean
  pictures: FormPictures
  send: () => Promise<void>
  onDiscard: () => void
  draftSaid?: DraftSaid | undefined
  /** Brings what is typed of a new listing into a stored one. */
  onBring?: (id: string) => Promise<void>
  map: (slot: MapSlot) => ReactNode
  plan: PlanSlot
  picturesField: (slot: PictureSlot) => ReactNode
}

/** The form that adds and edits listings of every category; the page brings the map and the pictures. */
export function PropertyForm(props: PropertyFormProps) {
  const { listingForm, held, pictures, send, listedBy, isAdmin } = props
  const { form, mode, category, imagesError, isRestored } = listingForm
  const images = pictures.kept.map(({ url }) => url)
  const picturesPart = useRef<HTMLDivElement>(null)
  const guard = useLeaveGuard(() => listingForm.isUnsaved() || pictures.isUploading)
  const focusPictures = () => picturesPart.current?.querySelector('input')?.focus()
  const saving = useSave({ listingForm, pictures, focusPictures, send })
  const { isSaving, isWaiting, failure, forgetFailure, save } = saving

  const { saveOrAsk, question } = useLeastQuestion(listingForm, () => void save())

  useEffect(showNamedPart, [])
  const isInOtherTab = useOtherTab(held)
  const { errors } = useFormState({ control: form.control })
  const marked = Object.keys(errors).length + (listingForm.imagesError === undefined ? 0 : 1)

  function saveDraft() {
    forgetFailure()
    listingForm.saveDraft()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    saveOrAsk()
  }

  return (
    <FormProvider {...form}>
      {isInOtherTab && <OtherTabNotice mode={mode} />}
      {listingForm.isRestored && (
        <DraftNotice
          title={props.draftSaid?.title ?? panelDrafts.restored}
          text={props.draftSaid?.text ?? panelDrafts.restoredText}
          discardLabel={panelDrafts.discard}
          onDiscard={props.onDiscard}
        />
      )}
      <form id={props.id} noValidate onSubmit={submit}>
        <fieldset disabled={isSaving} className="grid min-w-0 grid-cols-1">
          {props.onCategory && (
            <div className="pb-3">
              <TypeSelector value={category} onChange={props.onCategory} isDisabled={isSaving} />
            </div>
          )}
          <div className="grid min-w-0 grid-cols-1 items-start gap-x-6 xl:grid-cols-[176px_minmax(0,1fr)_284px]">
            <FormIndex {...{ category, mode, images, imagesError }} />
            <div className="grid min-w-0 grid-cols-1 gap-3 pb-4">
              <FormParts value={{ category, mode, images, imagesError, isRestored }}>
                <PropertyFields
                  {...{ category, mode, listedBy, isAdmin }}
                  kept={pictures.kept}
                  onBring={props.onBring}
                  map={props.map}
                  pictures={
                    <div ref={picturesPart}>
                      <PicturesPart field={props.picturesField} error={imagesError} isDisabled={isSaving} />
                    </div>
                  }
                />
              </FormParts>
            </div>
            <LiveCard category={category} cover={pictures.kept[0]} plan={props.plan} />
          </div>
        </fieldset>
        <SaveBar
          mode={mode}
          failure={whatIsLeft(failure, marked)}
          draftStatus={listingForm.draftStatus}
          isBusy={isSaving || isWaiting}
          draftSavedAt={listingForm.draftSavedAt}
          onSaveDraft={saveDraft}
        />
      </form>
      {question}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </FormProvider>
  )
}

type PicturesPartProps = Omit<PictureSlot, 'description'> & { field: (slot: PictureSlot) => ReactNode }

/** The pictures, beside what the description says by now: its sentences can be given to them. */
function PicturesPart({ field, ...slot }: PicturesPartProps) {
  const description = useWatch<FormValues, 'description'>({ name: 'description' })
  return field({ ...slot, description: useDeferredValue(description) })
}

/** An address may name a part of the form, which is there only by now. */
function showNamedPart() {
  openPart(location.hash.slice(1))?.scrollIntoView()
}

const TYPES = CATEGORIES.map((value) => ({ value, label: value, icon: CATEGORY_ICONS[value] }))

type TypeSelectorProps = { value: Category; onChange: (category: Category) => void; isDisabled: boolean }

function TypeSelector(props: TypeSelectorProps) {
  return <Segmented label={forms.type} segments={TYPES} {...props} />
}

/** Warns that another tab has unsaved changes in the same form. */
function OtherTabNotice({ mode }: { mode: Mode }) {
  const { title, text } = forms.otherTab[mode]
  return (
    <Alert tone="waiting">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Alert>
  )
}

const words = forms.leave

type LeaveDialogProps = { onStay: () => void; onLeave: () => void }

/** Asks whether to leave a form that is not saved. */
function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const isLeaving = useRef(false)
  return (
    <ConfirmDialog
      title={words.title}
      closeLabel={words.stay}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={(close) => {
        isLeaving.current = true
        close()
      }}
      onClosed={() => (isLeaving.current ? onLeave() : onStay())}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
