import type { AreaUnit } from '#contract/units/area.ts'
import type { CheckName } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/*
 * What the form holds: texts as they were typed, ticks, and lists of words, flat under the listing's own names. All
 * categories live side by side, so that switching the type forgets nothing.
 */

/** The fields that the form asks for. */
export type FormField = Exclude<keyof AllFields, NamesOf<AllFields, { isInForm: false }>>
type OfKind<Kind> = NamesOf<Pick<AllFields, FormField>, { kind: Kind }>

export type TextName =
  | OfKind<'text'>
  | OfKind<'long text'>
  | OfKind<'money'>
  | OfKind<'measure'>
  | OfKind<'count'>
  | OfKind<'place'>
export type ChoiceName = OfKind<'one of'>
export type FlagName = OfKind<'flag'>
export type WordsName = OfKind<'several of'>

/** Areas stand as the number that was typed and the unit beside it. */
export type AreaName = OfKind<'area'>

/** Features are unknown, there or not there; a few words may say which. */
export type FeatureName = OfKind<'feature'>

/** A check as the form holds it; one that is not saved yet has no day. */
export type FormCheck = {
  check: CheckName
  checkedAt: string
  checkedByName: string
  note: string
  paperNumber: string
  again: boolean
}

export type FormValues = Record<TextName | ChoiceName, string> &
  Record<FlagName, boolean> &
  Record<AreaName, string> &
  Record<`${AreaName}Unit`, AreaUnit> &
  Record<FeatureName, '' | 'yes' | 'no'> &
  Record<`${FeatureName}Words`, string> &
  Record<WordsName, string[]> & {
    checks: FormCheck[]
    /** Fields that still stand as a new listing begins: nobody has looked at them. */
    untouchedDefaults: string[]
    /** Says with this save that the listing is still there. */
    confirm: boolean
    /** The pin stands in the middle of the map, as it was put there; and that only the locality is known. */
    isPinUnmoved: boolean
    isOnlyLocality: boolean
  }

export type FieldName = keyof FormValues
