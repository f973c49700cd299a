import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { Choose, FilterProps } from './list-query.ts'

/**
 * Whether a field over a query holds what the query does not hold yet: how many that finds is not known. `fields` stand around the
 * fields, which change the query by the `onChange` that is answered. The query may hold a choice only when the next one is typed.
 */
export function useTypedOver(params: URLSearchParams, onChange: FilterProps['onChange']) {
  const [open, setOpen] = useState<'typing' | URLSearchParams>()
  /** True until the event that makes a choice is over. */
  const isChoosing = useRef(false)
  return {
    isTyping: open === 'typing' || open === params,
    fields: {
      /** Behind the field itself, which may apply what is typed at once, as checkboxes and lists do. */
      onInput: ({ target }: FormEvent) =>
        target instanceof HTMLInputElement &&
        target.type !== 'checkbox' &&
        !isChoosing.current &&
        setOpen('typing'),
      /** Left without a change of the query, unless it cannot be read. */
      onBlur: ({ target }: FocusEvent) =>
        target.getAttribute('aria-invalid') !== 'true' &&
        setOpen((now) => (now === 'typing' ? undefined : now)),
    },
    onChange: (choose: Choose) => {
      isChoosing.current = true
      queueMicrotask(() => {
        isChoosing.current = false
      })
      const isSame = String(choose(params)) === String(params)
      setOpen((now) => now && (isSame ? undefined : params))
      onChange(choose)
    },
  }
}
