import { useCallback, useEffect, useRef, useState } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { SharedList, Vote } from '#contract/shared-lists.ts'
import { isRefused } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { newRepeatKey } from '#frontend/lib/api/repeat-key.ts'
import { statusOf } from '#frontend/lib/api/use-reply.ts'
import { confirmVotes, noteVote, ownVotes, votesText } from './own-votes.ts'
import { storedText, storeText } from './stored-text.ts'

const POLL_MS = 4000

/** `id` tells those that wait apart: two loops, or two tabs, may send the same one, and each takes out what it has sent. */
type Change = {
  id: string
  method: 'PUT' | 'POST' | 'DELETE'
  path: string
  json?: unknown
  headers?: Record<string, string>
  outlivesPage?: true
}
type State = { status: 'loading' | 'ready' | 'gone' | 'failed'; list: SharedList | undefined }

/**
 * A shared list, read again every few seconds while it is looked at. What is typed while the server does not take it waits on this
 * device and is sent once, in its order.
 */
export function useSharedList(code: string) {
  const { waiting, isHeldUp, refused, sendWaiting, showWaiting, push } = useQueue(code)

  const { status, list, setState, read } = useReading(code, showWaiting)
  useWhileSeen(status === 'gone', sendWaiting, read)

  const item = (propertyId: string) => ({ code, propertyId })
  const removal = (propertyId: string) => ({
    method: 'DELETE' as const,
    path: href(PATHS.listItem, item(propertyId)),
  })
  const { takenOut, takeOut, bringBack, settle } = useTakenOut((propertyId) => {
    setState((before) => ({ ...before, list: before.list && without(before.list, propertyId) }))
    return push({ ...removal(propertyId), outlivesPage: true })
  })
  const isLeaving = (propertyId: string) => {
    const { method, path } = removal(propertyId)
    return waiting.some((change) => change.method === method && change.path === path)
  }
  const send = async (change: Omit<Change, 'id'>) => {
    settle()
    await push(change)
    await read()
  }

  return {
    status,
    list: list && { ...list, items: list.items.filter(({ propertyId }) => !isLeaving(propertyId)) },
    /** Whether what waits could not be sent at once: there is no connection. */
    isHeldUp: isHeldUp && waiting.length > 0,
    /** The comments on a listing that the server has not taken yet, by the ids of what waits. */
    waitingComments: (propertyId: string) => commentsAt(href(PATHS.listComments, item(propertyId)), waiting),
    refused,
    retry: () => void read(),
    /** What this device says of each listing. */
    own: ownVotes(code),
    vote: (propertyId: string, name: string, vote: Vote | null) => {
      noteVote(code, propertyId, vote)
      return send({
        method: 'PUT',
        path: href(PATHS.listVote, item(propertyId)),
        json: { voter: voterOf(), name, vote },
      })
    },
    comment: (propertyId: string, name: string, text: string) =>
      send({
        method: 'POST',
        path: href(PATHS.listComments, item(propertyId)),
        json: { name, text },
        headers: { 'idempotency-key': newRepeatKey() },
      }),
    takenOut,
    takeOut,
    bringBack,
    /** Nobody wants it back: the server hears of it now. */
    settle,
    add: (propertyId: string) => send({ method: 'PUT', path: href(PATHS.listItem, item(propertyId)) }),
    removeComment: (propertyId: string, id: string, ownerKey: string) =>
      send({
        method: 'DELETE',
        path: href(PATHS.listComment, { ...item(propertyId), id }),
        headers: { 'list-owner-key': ownerKey },
      }),
    end: async (ownerKey: string) => {
      await call(href(PATHS.list, { code }), { method: 'DELETE', headers: { 'list-owner-key': ownerKey } })
      setState({ status: 'gone', list: undefined })
    },
  }
}

/** The list as it was read last; `onRead` follows each reading. */
function useReading(code: string, onRead: () => void) {
  const [state, setState] = useState<State>({ status: 'loading', list: undefined })
  const read = useCallback(async () => {
    const votes = waitingOf(code).length === 0 ? votesText(code) : undefined
    try {
      const { body } = await call<SharedList>(href(PATHS.list, { code }))
      const hasForgotten = votes !== undefined && confirmVotes(code, body, votes)
      setState((before) =>
        JSON.stringify(before.list) === JSON.stringify(body) && !hasForgotten
          ? before
          : { status: 'ready', list: body },
      )
    } catch (error) {
      const isGone = statusOf(error) === 404
      setState((before) =>
        isGone
          ? { status: 'gone', list: undefined }
          : { ...before, status: before.list ? 'ready' : 'failed' },
      )
    }
    onRead()
  }, [code, onRead])

  return { ...state, setState, read }
}

const without = (list: SharedList, propertyId: string): SharedList => ({
  ...list,
  items: list.items.filter((one) => one.propertyId !== propertyId),
})

/**
 * The listing that was taken out last. The server loses it with its votes and comments, which nobody can bring back: it hears of it
 * only by the next change, or once the page is no longer looked at.
 */
function useTakenOut(remove: (propertyId: string) => Promise<void>) {
  const [takenOut, setTakenOut] = useState<string>()
  const waiting = useRef<string>(undefined)
  const removeNow = useRef(remove)
  useEffect(() => {
    removeNow.current = remove
  })

  function hold(propertyId: string | undefined) {
    waiting.current = propertyId
    setTakenOut(propertyId)
  }
  const settle = useCallback(() => {
    const propertyId = waiting.current
    if (propertyId === undefined) return
    hold(undefined)
    void removeNow.current(propertyId)
  }, [])
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') settle()
    }
    document.addEventListener('visibilitychange', left)
    addEventListener('pagehide', settle)
    return () => {
      document.removeEventListener('visibilitychange', left)
      removeEventListener('pagehide', settle)
      settle()
    }
  }, [settle])

  return {
    takenOut,
    settle,
    takeOut: (propertyId: string) => {
      settle()
      hold(propertyId)
    },
    bringBack: () => hold(undefined),
  }
}

/**
 * What waits to be sent, in its order, on this device. One loop sends at a time. What was sent is shown as waiting until the list has
 * been read again: nothing vanishes in between.
 */
function useQueue(code: string) {
  const [waiting, setWaiting] = useState<readonly Change[]>(() => waitingOf(code))
  const [isHeldUp, setIsHeldUp] = useState(waiting.length > 0)
  const [refused, setRefused] = useState<string>()

  const sendAll = useCallback(async () => {
    for (;;) {
      const [next] = waitingOf(code)
      if (!next) return setIsHeldUp(false)
      const { id, path, ...change } = next
      try {
        await call(path, change)
      } catch (error) {
        if (!isRefused(error)) return setIsHeldUp(true)
        setRefused(error instanceof Error ? error.message : '')
      }
      keepWaiting(
        code,
        waitingOf(code).filter((one) => one.id !== id),
      )
    }
  }, [code])

  const showWaiting = useCallback(() => {
    const now = waitingOf(code)
    const ids = now.map(({ id }) => id).join()
    setWaiting((before) => (before.map(({ id }) => id).join() === ids ? before : now))
  }, [code])

  const sending = useRef<Promise<void>>(undefined)
  const sendWaiting = useCallback(
    () => (sending.current ??= sendAll().finally(() => (sending.current = undefined))),
    [sendAll],
  )

  return {
    waiting,
    isHeldUp,
    refused,
    sendWaiting,
    showWaiting,
    push: async (change: Omit<Change, 'id'>) => {
      setRefused(undefined)
      setWaiting(keepWaiting(code, [...waitingOf(code), { id: newRepeatKey(), ...change }]))
      await sendWaiting()
    },
  }
}

/** Sends what waits and reads anew every few seconds, while the page is seen and the list has not ended. */
function useWhileSeen(isOver: boolean, sendWaiting: () => Promise<void>, read: () => Promise<void>): void {
  useEffect(() => {
    if (isOver) return undefined
    let isAtWork = false
    const work = async () => {
      if (isAtWork || document.visibilityState !== 'visible') return
      isAtWork = true
      await sendWaiting()
      await read()
      isAtWork = false
    }
    void work()
    const timer = setInterval(() => void work(), POLL_MS)
    const again = () => void work()
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
    }
  }, [isOver, read, sendWaiting])
}

const VOTER = 'aangan:voter'

/** The random id of this device, by which its votes are its own; no answer shows it. */
function voterOf(): string {
  const known = storedText(VOTER)
  if (known) return known
  const made = newRepeatKey()
  storeText(VOTER, made)
  return made
}

const waitingKey = (code: string) => `aangan:waiting:${code}`

function waitingOf(code: string): readonly Change[] {
  try {
    const stored: unknown = JSON.parse(storedText(waitingKey(code)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChange) : []
  } catch {
    return []
  }
}

function keepWaiting(code: string, changes: readonly Change[]): readonly Change[] {
  storeText(waitingKey(code), JSON.stringify(changes))
  return changes
}

/** What of the changes that wait is a comment sent to a path. */
const commentsAt = (wanted: string, waiting: readonly Change[]) =>
  waiting.flatMap(({ id, method, path, json }) =>
    method === 'POST' && path === wanted && isComment(json) ? [{ ...json, id }] : [],
  )

function isComment(json: unknown): json is { name: string; text: string } {
  if (typeof json !== 'object' || json === null) return false
  const { name, text }: Partial<Record<string, unknown>> = { ...json }
  return typeof name === 'string' && typeof text === 'string'
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { id, method, path }: Partial<Record<string, unknown>> = { ...value }
  return (
    typeof id === 'string' &&
    typeof path === 'string' &&
    path.startsWith(PATHS.lists) &&
    typeof method === 'string'
  )
}
