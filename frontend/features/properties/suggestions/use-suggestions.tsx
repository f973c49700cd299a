import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import type { Asked } from './suggest.ts'

const Suggestions = chunk(async () => (await import('./suggestions.tsx')).Suggestions)
/** A click that takes the focus away must end where it began before the row gives its place back. */
const CLOSING_MS = 300

type Focused = { input: HTMLInputElement; asked: Asked; isLeft?: true }

/**
 * Suggestions for text fields that stand together: what their inputs carry, and the row that shows the suggestions of the one that is typed in.
 * The row has its height from the first moment, so that nothing below moves while it is loaded.
 */
export function useSuggestions(onPick?: (text: string) => void): {
  comboboxOf: (asked: Asked) => ComponentProps<'input'>
  row: ReactNode
} {
  const id = useId()
  const [focused, setFocused] = useState<Focused>()
  const isLeft = focused?.isLeft

  useEffect(() => {
    if (!isLeft) return undefined
    const closing = setTimeout(() => setFocused(undefined), CLOSING_MS)
    return () => clearTimeout(closing)
  }, [isLeft])

  const comboboxOf = (asked: Asked): ComponentProps<'input'> => ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    'aria-controls': id,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => setFocused({ input: currentTarget, asked }),
    onBlur: () => setFocused((left) => left && { ...left, isLeft: true }),
  })
  const row = focused && (
    <div className="col-span-full min-h-12 min-w-0">
      <ErrorBoundary resetKey={focused.asked} fallback={() => null}>
        <Suspense>
          <Suggestions
            key={focused.asked}
            id={id}
            input={focused.input}
            asked={focused.asked}
            onPick={onPick}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
  return { comboboxOf, row }
}
