import { FIELD_NAMES } from './blank-values.ts'
import type { FormValues } from './form-values.ts'

type Read = Partial<FormValues>

/** What is chosen together: where one of them was typed, none is filled. */
const TOGETHER = [['leaseType', 'isForSale', 'isForRent']]

/**
 * Of what was read from a message, what goes into a form: only what is as it was at the start. `left` names what somebody has typed
 * otherwise, which stays.
 */
export function fillBlanks(read: Read, { now, start }: { now: FormValues; start: FormValues }) {
  const value = (values: Read, name: string) => JSON.stringify(new Map(Object.entries(values)).get(name))
  const isConfirmed = (name: string) =>
    start.untouchedDefaults.includes(name) && !now.untouchedDefaults.includes(name)
  const isTyped = (name: string) => value(now, name) !== value(start, name) || isConfirmed(name)
  const isOther = (name: string) => value(now, name) !== value(read, name)
  const names = Object.keys(read)
  const kept = new Set(
    names.filter((name) => fieldsWith(name, names).some((one) => isTyped(one) && isOther(one))),
  )
  const filled = { ...read }
  for (const name of FIELD_NAMES) if (kept.has(name)) delete filled[name]
  return {
    filled,
    left: names.filter((name) => kept.has(name) && partOf(name, names) === undefined && isOther(name)),
  }
}

/** The field that holds the number or the choice, of its unit or its words. */
const partOf = (name: string, names: readonly string[]) =>
  names.find((other) => name === `${other}Unit` || name === `${other}Words`)

function fieldsWith(name: string, names: readonly string[]): readonly string[] {
  const whole = partOf(name, names) ?? name
  const parts = names.filter((other) => partOf(other, names) === whole)
  return TOGETHER.find((group) => group.includes(whole)) ?? [whole, ...parts]
}
