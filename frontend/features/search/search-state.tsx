import { Autocomplete } from '@base-ui/react/autocomplete'
import { CircleAlert } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import { panelSearch as words } from '#frontend/messages/panel/search.ts'
import { Spinner } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type SearchStateProps = { status: 'idle' | 'loading' | 'failed' | 'ready'; term: string; count: number }

/** The line above the results, announced to screen readers when it changes: loading, failed, nothing found, or how many. */
export function SearchState({ status, term, count }: SearchStateProps) {
  return (
    <Autocomplete.Status className="flex min-h-11 items-center gap-2.5 bg-mist-100 px-3.5 py-2.5 text-small leading-snug wrap-anywhere text-ink-700">
      {status === 'loading' && (
        <>
          <Spinner />
          {words.loading}
        </>
      )}
      {status === 'failed' && (
        <span className="flex items-center gap-2 font-medium text-crimson-700">
          <Icon of={CircleAlert} size={18} />
          {words.failed}
        </span>
      )}
      {status === 'ready' && resultLine(count, term)}
    </Autocomplete.Status>
  )
}

function resultLine(count: number, term: string): string {
  if (count === 0) return words.empty
  return count < LIMITS.searchResults ? words.found(count, term) : words.firstFound(count, term)
}
