import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { keepOnDevice, keptValue, textOnDevice } from './device-text.ts'

type Typed<Values> = {
  typed: Values
  change: (typed: Values) => void
  /** Goes back to what is stored, and forgets what was typed. */
  discard: () => void
  /** Forgets what was typed, as it is saved now. */
  saved: (stored: Values) => void
  /** Whether it was typed before and not saved; `outdated` where what is stored has changed since. */
  isRestored: boolean
  isOutdated: boolean
}

/**
 * What an account types over stored values, kept on this device until it is saved or discarded: it outlives the page and
 * the session. `about` names what is filled in, once on a device and account.
 */
export function useTyped<Values>(
  { accountId, about }: { accountId: string; about: string },
  schema: z.ZodType<Values>,
  stored: Values,
): Typed<Values> {
  const key = `aangan.draft.${accountId}.${about}`
  const [{ over, typed, isRestored }, set] = useState(() => restored(key, schema, stored))

  function change(next: Values) {
    set({ over, typed: next, isRestored })
    keepOnDevice(key, isSame(next, stored) ? '' : JSON.stringify({ over, typed: next }))
  }
  function startFrom(values: Values) {
    set({ over: values, typed: values, isRestored: false })
    keepOnDevice(key, '')
  }
  return {
    typed,
    change,
    discard: () => startFrom(stored),
    saved: startFrom,
    isRestored,
    isOutdated: isRestored && !isSame(over, stored),
  }
}

/** In whatever order their fields stand. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

function restored<Values>(key: string, schema: z.ZodType<Values>, stored: Values) {
  const fresh = { over: stored, typed: stored, isRestored: false }
  const kept = keptValue(textOnDevice(key), z.object({ over: schema, typed: schema }))
  return kept && !isSame(kept.typed, stored) ? { ...kept, isRestored: true } : fresh
}
