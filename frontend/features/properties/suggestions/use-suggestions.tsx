import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import type { SuggestedWords } from './suggest.ts'

const Suggestions = chunk(async () => (await import('./suggestions.tsx')).Suggestions)
/** How long the row stays after its field loses the focus, so that a click elsewhere does not miss a target that moves. */
const CLOSING_MS = 300

type Focused = { input: HTMLInputElement; asked: SuggestedWords; isLeft?: true }

/**
 * Suggestions for a group of text fields: the props of their inputs, and the row below the active one. Also for a field
 * that was typed in before its script had loaded. The row has its height from the start, so that nothing below moves
 * while it loads, unless its class leaves it out until it has options.
 */
export function useSuggestions(onPick?: (text: string) => void): {
  comboboxOf: (asked: SuggestedWords) => ComponentProps<'input'>
  rowOf: (asked: SuggestedWords, className?: string) => ReactNode
} {
  const id = useId()
  const [focused, setFocused] = useState<Focused>()
  const isLeft = focused?.isLeft

  useEffect(() => {
    if (!isLeft) return undefined
    // Not while something is pressed: it would move away from under the finger.
    const closing = setInterval(() => document.querySelector(':active') ?? setFocused(undefined), CLOSING_MS)
    return () => clearInterval(closing)
  }, [isLeft])

  /** Also called on typing: a field may have been focused before its script had loaded. */
  const focus = (input: HTMLInputElement, asked: SuggestedWords) =>
    setFocused((known) => (known?.input === input && !known.isLeft ? known : { input, asked }))

  const comboboxOf = (asked: SuggestedWords) => ({
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': false,
    'aria-controls': id,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => focus(currentTarget, asked),
    onKeyUp: ({ currentTarget, key }: KeyboardEvent<HTMLInputElement>) =>
      key !== 'Tab' && focus(currentTarget, asked),
    onBlur: () => setFocused((left) => left && { ...left, isLeft: true }),
  })
  const rowOf = (asked: SuggestedWords, className = '') =>
    focused?.asked === asked && (
      <div className={`col-span-full min-h-12 min-w-0 ${className}`}>
        <ErrorBoundary resetKey={asked} fallback={() => null}>
          <Suspense>
            <Suggestions id={id} input={focused.input} asked={asked} onPick={onPick} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  return { comboboxOf, rowOf }
}
