import type { Area } from '#contract/units/area.ts'
import type { Fact } from './fact.ts'

export type Span = { from: number; to: number }
/** A field with its value, and the facts it was read from; none for a title, which is made from the fields. */
export type FilledField = { name: string; value: unknown; facts: readonly Span[]; entered?: Area }
export type FactOf<Is> = Extract<Fact, { is: Is }>

export const isOf =
  <Is extends Fact['is']>(is: Is) =>
  (fact: Fact): fact is FactOf<Is> =>
    fact.is === is
export const filtersIn = (facts: readonly Fact[]) => facts.filter(isOf('filters'))
export const placesIn = (facts: readonly Fact[]) =>
  filtersIn(facts).filter(({ place }) => place !== undefined)

/** The value that all give; undefined for none, or several. */
export function onlyOf<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}
