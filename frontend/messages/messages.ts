import { en } from './en.ts'

type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> }

/** What every language must say. */
export type Messages = Widened<typeof en>

/** The sentences of the visitor's language; English is the only one so far. */
export const messages: Messages = en
