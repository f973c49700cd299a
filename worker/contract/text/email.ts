import { LIMITS } from '#contract/limits.ts'

/** An e-mail address in ASCII letters, of any case: dots in its name stand one by one and between other letters. */
export const EMAIL = /^(?!\.|.*\.[.@])[\w.!#-'*+/=?^`{-~-]+@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** Whether the server takes what somebody typed for an address, without spaces around it. */
export const isEmail = (typed: string) => typed.length <= LIMITS.emailLetters && EMAIL.test(typed)
