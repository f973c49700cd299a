import { useState } from 'react'
import { listingsIn } from '#contract/properties/message/listings-in.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { readMessage } from '#frontend/features/property-form/saving/property-calls.ts'

/**
 * One listing of a message as it was read; `noted` are pieces that shall go into the notes, `left` fields that were typed otherwise and
 * stayed so.
 */
export type ReadListing = {
  text: string
  reply: FromTextReply
  noted: readonly string[]
  isFilled: boolean
  left: readonly string[]
}
type State = {
  listings: readonly string[]
  at: number
  read?: ReadListing
  isReading: boolean
  problem?: string
}

const EMPTY: State = { listings: [], at: 0, isReading: false }

/** A pasted message, taken apart into its listings, which are read one after the other. */
export function useMessage() {
  const [state, setState] = useState(EMPTY)

  async function read(listings: readonly string[], at: number) {
    const text = listings[at]
    if (text === undefined) return
    setState((before) => ({ ...before, isReading: true, problem: undefined }))
    try {
      const reply = await readMessage(text)
      setState({
        listings,
        at,
        isReading: false,
        read: { text, reply, noted: [], isFilled: false, left: [] },
      })
    } catch (error) {
      const problem = failureSentence(error, forms.message.failed)
      setState((before) => ({ ...before, isReading: false, problem }))
    }
  }

  const change = (changes: Partial<ReadListing>) =>
    setState((before) => (before.read ? { ...before, read: { ...before.read, ...changes } } : before))

  return {
    ...state,
    start: (message: string) => read(listingsIn(message), 0),
    next: () => read(state.listings, state.at + 1),
    note: (piece: string) => change({ noted: [...(state.read?.noted ?? []), piece] }),
    filled: (left: readonly string[]) => change({ isFilled: true, left }),
    startOver: () => setState(EMPTY),
  }
}
