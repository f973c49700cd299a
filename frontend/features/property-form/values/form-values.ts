import type { AreaUnit } from '#contract/units/area.ts'
import type { CheckName } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/*
 * What the form holds: texts as typed, ticks and lists of words, flat under the listing's own names. The fields of all
 * categories are held together, so that switching the category loses nothing.
 */

/** The fields that the form asks for. */
export type FormField = Exclude<keyof AllFields, NamesOf<AllFields, { isInForm: false }>>
type OfKind<Kind> = NamesOf<Pick<AllFields, FormField>, { kind: Kind }>

export type TextName =
  | OfKind<'text'>
  | OfKind<'long text'>
  | MoneyName
  | OfKind<'measure'>
  | OfKind<'count'>
  | OfKind<'moving in'>
  | OfKind<'place'>
  | OfKind<'phones'>
export type MoneyName = OfKind<'money'>
export type ChoiceName = OfKind<'one of'>
export type FlagName = OfKind<'flag'>
export type WordsName = OfKind<'several of'>

/** An area is held as the number that was typed, with its unit in a field beside it. */
export type AreaName = OfKind<'area'>

/** A feature is unknown, there or not there; a few words may say which. */
export type FeatureName = OfKind<'feature'>

/** A check as the form holds it; its date is empty until it is saved. */
export type FormCheck = {
  check: CheckName
  checkedAt: string
  checkedByName: string
  note: string
  paperNumber: string
  again: boolean
}

/** What a listing has or has not: null as long as nobody has ticked it, nor taken the tick away. */
export type KnownFlagName = NamesOf<Pick<AllFields, FlagName>, { page: 'fact' | 'feature' }>

export type FormValues = Record<TextName | ChoiceName, string> &
  Record<Exclude<FlagName, KnownFlagName>, boolean> &
  Record<KnownFlagName, boolean | null> &
  Record<AreaName, string> &
  Record<`${AreaName}Unit`, AreaUnit> &
  Record<FeatureName, '' | 'yes' | 'no'> &
  Record<`${FeatureName}Words`, string> &
  Record<WordsName, string[]> & {
    checks: FormCheck[]
    /** Fields that still have the default of a new listing, which nobody has confirmed. */
    untouchedDefaults: string[]
    /** Confirms with this save that the listing is still available. */
    confirm: boolean
    /** The pin is still in the middle of the map, where a button put it; and: only the locality is known. */
    isPinUnmoved: boolean
    isOnlyLocality: boolean
  }

export type FieldName = keyof FormValues
