import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { newRepeatKey } from '#frontend/lib/api/repeat-key.ts'
import type { Mode, Problem } from './values/check-form.ts'
import { type Draft, forgetDraft, isChanged, type LoadedListing, writeDraft } from './drafts/drafts.ts'
import type { FormValues } from './values/form-values.ts'
import type { HeldDraft } from './drafts/use-held-draft.ts'

/** What the form is compared with to find unsaved changes: the empty form, or the listing that is edited. */
export type FormStart = { values: FormValues; pictures: readonly Picture[]; listing?: LoadedListing }

type Wanted = {
  mode: Mode
  category: Category
  held: HeldDraft
  start: FormStart
  pictures: readonly Picture[]
}

export type ListingForm = ReturnType<typeof useListingForm>

/** The form of a listing: its values, its unsaved changes, and its draft on this device. */
export function useListingForm({ mode, category, held, start: given, pictures }: Wanted) {
  const { key, draft } = held
  const [addKey, setAddKey] = useState(() => draft?.addKey ?? newRepeatKey())
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const start = useRef(given)
  const form = useForm<FormValues>({ defaultValues: draft?.values ?? given.values })
  const picturesKey = JSON.stringify(pictures)
  const { imagesError, setImagesError } = useImagesError(picturesKey)

  function unsaved(): Draft | undefined {
    const values = form.getValues()
    const { listing } = start.current
    const isSame =
      !isChanged(start.current.values, values) && JSON.stringify(start.current.pictures) === picturesKey
    if (isSame) return undefined
    return { category, values, pictures: [...pictures], ...(listing ? { base: listing } : { addKey }) }
  }

  const { status, savedAt, saveNow, keepSoon } = useDraftSaving(key, draft !== undefined, unsaved)
  const latest = useRef(keepSoon)
  useEffect(() => {
    latest.current = keepSoon
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => latest.current() }), [form])
  useEffect(() => latest.current(), [category, picturesKey])

  /** Sets the form to `next`, with nothing unsaved. */
  function startOver(next: FormStart) {
    start.current = next
    form.reset(next.values)
    setAddKey(newRepeatKey())
    setIsRestored(false)
    setImagesError(undefined)
  }

  /** Continues with `values`, which are now compared with `next`. */
  function changeStart(next: FormStart, values: FormValues) {
    start.current = next
    form.reset(values)
  }

  function showProblems(problems: readonly Problem[]) {
    form.clearErrors()
    const atImages = problems.find(({ name }) => name === 'images')
    setImagesError(atImages?.message)
    for (const { name, message } of problems) if (name !== 'images') form.setError(name, { message })
  }

  return {
    mode,
    form,
    category,
    addKey,
    renewAddKey: () => setAddKey(newRepeatKey()),
    imagesError,
    isRestored,
    draftStatus: status,
    draftSavedAt: savedAt,
    saveDraft: saveNow,
    startValues: () => start.current.values,
    isUnsaved: () => unsaved() !== undefined,
    startOver,
    changeStart,
    showProblems,
  }
}

/** The error of the pictures, until the pictures change. */
function useImagesError(picturesKey: string) {
  const [problem, setProblem] = useState<{ message: string; of: string }>()
  return {
    imagesError: problem?.of === picturesKey ? problem.message : undefined,
    setImagesError: (message?: string) =>
      setProblem(message === undefined ? undefined : { message, of: picturesKey }),
  }
}

const REST_MS = 500

type Status = 'none' | 'kept' | 'not kept'
type DraftSaving = {
  /** Whether unsaved changes are kept on this device; 'none' when there are none. */
  status: Status
  /** Saves the draft once typing pauses. */
  keepSoon: () => void
  /** Saves it at once, as somebody asked for it. */
  saveNow: () => void
  /** When somebody last saved it by hand; undefined once more was typed. */
  savedAt: number | undefined
}

/**
 * Keeps unsaved changes on this device; `unsaved` returns undefined when there are none. A form that never kept or
 * restored a draft does not delete that of another tab.
 */
function useDraftSaving(key: string, isRestored: boolean, unsaved: () => Draft | undefined): DraftSaving {
  const [{ status, savedAt }, setState] = useState<{ status: Status; savedAt?: number }>({ status: 'none' })
  const isOwn = useRef(isRestored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })

  function saveNow() {
    clearTimeout(timer.current)
    setState({ status: keep(key, latest.current(), isOwn), savedAt: Date.now() })
  }

  function keepSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState({ status: keep(key, latest.current(), isOwn) }), REST_MS)
  }

  useEffect(() => {
    const keepBeforeTheEnd = () => void keep(key, latest.current(), isOwn)
    document.addEventListener('visibilitychange', keepBeforeTheEnd)
    window.addEventListener('pagehide', keepBeforeTheEnd)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', keepBeforeTheEnd)
      window.removeEventListener('pagehide', keepBeforeTheEnd)
      keepBeforeTheEnd()
    }
  }, [key])

  return { status, keepSoon, saveNow, savedAt }
}

function keep(key: string, draft: Draft | undefined, isOwn: { current: boolean }): Status {
  if (!draft && isOwn.current) forgetDraft(key)
  isOwn.current = draft !== undefined
  if (!draft) return 'none'
  return writeDraft(key, draft) ? 'kept' : 'not kept'
}
