import { useEffect, useRef, useState } from 'react'
import type { Answer, ConfirmReply, ToConfirm, ToConfirmPage } from '#contract/confirmations.ts'
import { href, PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'

const UNDO_MS = 10_000
const AT_ONCE = 4

/** The listings to be confirmed, those unconfirmed the longest first, page by page. */
export function useToConfirm() {
  return usePages({
    queryKey: ['to-confirm'],
    read: async (cursor, signal) => {
      const query = cursor === null ? '' : `?cursor=${cursor}`
      return (await call<ToConfirmPage>(`${PATHS.propertiesToConfirm}${query}`, { signal })).body
    },
  })
}

/** The answer given for a listing on this screen: being saved, saved and still to be undone, or final. */
export type GivenAnswer = { answer: Answer; state: 'saving' | 'said' | 'over' }

/** The answers given here. An answer can be undone for ten seconds; then its row disappears. */
export function useAnswers(onFailed: (error: unknown) => void) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, GivenAnswer>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      if (running.size > 0) listingsChanged()
    }
  }, [])

  const set = (id: string, answered: GivenAnswer | undefined) =>
    setAnswers((known) => {
      const next = new Map(known)
      if (answered) next.set(id, answered)
      else next.delete(id)
      return next
    })

  function isOver(id: string, answer: Answer) {
    timers.current.delete(id)
    set(id, { answer, state: 'over' })
    if (timers.current.size === 0) listingsChanged()
  }

  async function say(id: string, answer: Answer) {
    set(id, { answer, state: 'saving' })
    try {
      await call<ConfirmReply>(href(PATHS.confirmProperty, { id }), { method: 'POST', json: { answer } })
      set(id, { answer, state: 'said' })
      timers.current.set(id, setTimeout(isOver, UNDO_MS, id, answer))
    } catch (error) {
      set(id, undefined)
      onFailed(error)
    }
  }

  async function sayOfMany(ids: readonly string[], answer: Answer) {
    const left = [...ids]
    const worker = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await say(id, answer)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  async function undo(id: string) {
    const before = answers.get(id)
    if (!before) return
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    set(id, { ...before, state: 'saving' })
    try {
      await call<ConfirmReply>(href(PATHS.confirmProperty, { id }), { method: 'DELETE' })
      set(id, undefined)
    } catch (error) {
      isOver(id, before.answer)
      onFailed(error)
    }
  }

  return { answers, say, sayOfMany, undo }
}

/** Rows that are still shown: unanswered, being saved, or to be undone. */
export const stillShown = (listings: readonly ToConfirm[], answers: ReadonlyMap<string, GivenAnswer>) =>
  listings.filter(({ property }) => answers.get(property._id)?.state !== 'over')
