import { type FormEvent, useState } from 'react'

/**
 * Whether something is typed over a query that does not hold it yet: how many that finds is not known. `onInput` stands around the
 * fields; with the query's next change nothing is open any more.
 */
export function useTypedOver(params: URLSearchParams) {
  const [typedOver, setTypedOver] = useState<URLSearchParams>()
  return {
    isTyping: typedOver === params,
    /** Checkboxes and lists act at once. */
    onInput: ({ target }: FormEvent) =>
      target instanceof HTMLInputElement && target.type !== 'checkbox' && setTypedOver(params),
  }
}
