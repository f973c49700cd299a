import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture } from '#contract/properties.ts'
import { ApiError } from '#frontend/lib/api-error.ts'
import { forms } from '#frontend/messages/panel-forms.ts'
import { checkForm, type Problem, problemsOf } from './check-form.ts'
import { type Failure, failureOf, fieldsWrong } from './failures.ts'
import type { ListingForm } from './use-listing-form.ts'

/** The pictures as a save sees them. */
export type FormPictures = { kept: readonly Picture[]; isUploading: boolean; failedCount: number }

type Wanted = {
  listingForm: ListingForm
  pictures: FormPictures
  /** Takes the focus to the pictures. */
  focusPictures: () => void
  /** Saves; throws what the call throws. */
  send: () => Promise<void>
}

const PICTURES_LEFT: Problem = { name: 'images', message: forms.reasons.picturesLeft }

/** Checks and saves, once however often it is asked to; pictures on their way are waited for. */
export function useSave({ listingForm, pictures, focusPictures, send }: Wanted) {
  const [state, setState] = useState<'idle' | 'waiting' | 'saving'>('idle')
  const [failure, setFailure] = useState<Failure>()
  const isBusy = useRef(false)
  const { form, category, mode, showProblems } = listingForm

  function refuse(problems: readonly Problem[]) {
    flushSync(() => {
      setState('idle')
      setFailure(fieldsWrong(problems.length))
      showProblems(problems)
    })
    const [first] = problems
    if (first?.name === 'images') return focusPictures()
    if (first) form.setFocus(first.name)
  }

  function problems(): Problem[] {
    const images = pictures.kept.map(({ url }) => url)
    const found = checkForm(category, form.getValues(), images, mode)
    if (pictures.isUploading) return found.filter(({ name }) => name !== 'images')
    if (pictures.failedCount === 0) return found
    return [...found.filter(({ name }) => name !== 'images'), PICTURES_LEFT]
  }

  async function save() {
    if (isBusy.current) return
    const found = problems()
    if (found.length > 0) return refuse(found)
    showProblems([])
    setFailure(pictures.isUploading ? { tone: 'info', sentence: forms.reasons.pictures } : undefined)
    if (pictures.isUploading) return setState('waiting')
    isBusy.current = true
    setState('saving')
    try {
      await send()
    } catch (error) {
      fail(error)
    } finally {
      isBusy.current = false
      setState('idle')
    }
  }

  function fail(error: unknown) {
    const atFields = error instanceof ApiError ? problemsOf(error.issues) : []
    flushSync(() => {
      setState('idle')
      setFailure(failureOf(error, mode))
      showProblems(atFields)
    })
    const [first] = atFields
    if (first?.name === 'images') focusPictures()
    if (first && first.name !== 'images') form.setFocus(first.name)
  }

  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const isReady = state === 'waiting' && !pictures.isUploading
  useEffect(() => {
    if (isReady) void latest.current()
  }, [isReady])

  return { isSaving: state === 'saving', isWaiting: state === 'waiting', failure, save }
}
