import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { checkForm, type Problem, problemsOf } from '#frontend/features/property-form/values/check-form.ts'
import { type Failure, failureOf, fieldsWrong } from './failures.ts'
import type { ListingForm } from '#frontend/features/property-form/use-listing-form.ts'

/** The pictures as a save sees them. */
export type FormPictures = { kept: readonly Picture[]; isUploading: boolean; failedCount: number }

type Wanted = {
  listingForm: ListingForm
  pictures: FormPictures
  /** Moves the focus to the pictures. */
  focusPictures: () => void
  /** Throws the error of the API call. */
  send: () => Promise<void>
}

const PICTURES_LEFT: Problem = { name: 'images', message: forms.reasons.picturesLeft }

/** Checks and saves; calls during a save do nothing, and uploads under way are waited for. */
export function useSave({ listingForm, pictures, focusPictures, send }: Wanted) {
  const [state, setState] = useState<'idle' | 'waiting' | 'saving'>('idle')
  const [failure, setFailure] = useState<Failure>()
  const isBusy = useRef(false)
  const { form, mode, showProblems } = listingForm

  function stop(failed: Failure, problems: readonly Problem[]) {
    flushSync(() => {
      setState('idle')
      setFailure(failed)
      showProblems(problems)
    })
    const [first] = problems
    if (first?.name === 'images') return focusPictures()
    if (first) form.setFocus(first.name)
  }

  async function save() {
    if (isBusy.current) return
    const found = problemsIn(listingForm, pictures)
    if (found.length > 0) return stop(fieldsWrong(found.length), found)
    showProblems([])
    setFailure(pictures.isUploading ? { tone: 'info', sentence: forms.reasons.pictures } : undefined)
    if (pictures.isUploading) return setState('waiting')
    isBusy.current = true
    setState('saving')
    try {
      await send()
    } catch (error) {
      stop(failureOf(error, mode), error instanceof ApiError ? problemsOf(error.issues) : [])
    } finally {
      isBusy.current = false
      setState('idle')
    }
  }

  useWhenReady(state === 'waiting' && !pictures.isUploading, save)
  return {
    isSaving: state === 'saving',
    isWaiting: state === 'waiting',
    failure,
    forgetFailure: () => setFailure(undefined),
    save,
  }
}

/** What keeps the form from being saved. While pictures upload, problems with pictures are not reported yet. */
function problemsIn({ form, category, mode }: ListingForm, pictures: FormPictures): Problem[] {
  const images = pictures.kept.map(({ url }) => url)
  const found = checkForm(category, form.getValues(), images, mode)
  if (!pictures.isUploading && pictures.failedCount === 0) return found
  const others = found.filter(({ name }) => name !== 'images')
  return pictures.isUploading ? others : [...others, PICTURES_LEFT]
}

/** Does `work` whenever `isReady` becomes true. */
function useWhenReady(isReady: boolean, work: () => Promise<void>) {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    if (isReady) void latest.current()
  }, [isReady])
}
