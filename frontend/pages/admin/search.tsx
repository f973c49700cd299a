import { Search, X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { placeOf } from '#contract/properties/place.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { LeadRow } from '#frontend/features/leads/lead-row.tsx'
import { LookingForThese } from '#frontend/features/leads/looking-for.tsx'
import { WaitingMatches } from '#frontend/features/leads/matches.tsx'
import { type CandidateGroup, SendListings } from '#frontend/features/leads/send-listings.tsx'
import { type ListingMatch, useMatches } from '#frontend/features/leads/use-matches.ts'
import { useLeads } from '#frontend/features/leads/use-leads.ts'
import { readPieces } from '#frontend/features/properties/filters/active-filters.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { STAFF_SAYINGS } from '#frontend/features/properties/staff-sayings.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { SEARCHED } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelSearch } from '#frontend/messages/panel/search.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelSearch.page
const MOST_LISTINGS = 24

/** Everything that a text finds: the listings that fit, those that come near, and people. */
export function SearchPage() {
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const text = (query.get(SEARCHED) ?? '').trim().slice(0, LIMITS.maxSearchLetters)
  const { data, error, isFetching, refetch } = useMatches(text, MOST_LISTINGS)
  useHead({ title: words.pageTitle, description: words.title })
  if (!accessOf(user).includes('look')) return <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>

  const pieces = data ? readPieces(text, data.reading) : []
  const absent = data?.reading?.absent ?? []
  const isFitting = data !== undefined && data.fitting.length > 0
  const search = (wanted: string) => setQuery(wanted ? { [SEARCHED]: wanted } : {})

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="wrap-anywhere text-ink-700 max-sm:min-h-[2lh]">
          {pieces.length > 0 ? words.understood(pieces.map(({ label }) => label).join(', ')) : words.intro}
        </p>
      </header>
      <div className="min-w-0 box">
        <SearchForm key={text} text={text} onSearch={search} />
        {pieces.length > 0 && (
          <ul className="flex flex-wrap gap-2 px-4 py-2.5 sm:px-5">
            {pieces.map(({ label, without }) => (
              <li key={label} className="min-w-0">
                <Chip
                  className="border-tea-700 !bg-tea-100 text-left wrap-anywhere"
                  aria-label={words.leaveOut(label)}
                  onClick={() => search(without)}
                >
                  {label}
                  <Icon of={X} size={18} />
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {absent.length > 0 && (
          <p className="px-4 pb-2.5 text-small wrap-anywhere text-ink-700 sm:px-5">
            {words.notUnderstood(absent.join('”, “'))}
          </p>
        )}
        {error && !data && (
          <div className="p-4">
            <Failed
              sentence={failureSentence(error, words.failed)}
              retryLabel={words.retry}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {isFetching && !data && <WaitingMatches />}
        {data && isFitting && (
          <>
            <FoundListings key={`for ${text}`} fitting={data.fitting} near={data.near ?? []} />
            <LookingForThese ids={data.fitting.map(({ property }) => property._id)} say={STAFF_SAYINGS} />
          </>
        )}
      </div>
      {text !== '' && <People text={text} />}
      {/* Below the people: who types a name or a number looks for one. */}
      {data && !isFitting && (
        <div className="min-w-0 box">
          <FoundListings key={`for ${text}`} fitting={[]} near={data.near ?? []} />
        </div>
      )}
    </div>
  )
}

type SearchFormProps = { text: string; onSearch: (text: string) => void }

function SearchForm({ text, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }

  return (
    <form aria-label={words.title} className="relative" onSubmit={submit}>
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-500" />
      <input
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.field}
        placeholder={words.hint}
        maxLength={LIMITS.maxSearchLetters}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="min-h-16 w-full rounded-t-court border-b border-mist-200 bg-transparent px-12 text-body text-ellipsis placeholder:text-ink-500"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={panelSearch.clear}
          className={`${iconButtonLook} absolute inset-y-0 right-2 my-auto`}
          onClick={() => onSearch('')}
        >
          <Icon of={X} />
        </button>
      )}
    </form>
  )
}

function FoundListings({
  fitting,
  near,
}: {
  fitting: readonly ListingMatch[]
  near: readonly ListingMatch[]
}) {
  const groups: CandidateGroup[] = [
    { title: words.listings(fitting.length, fitting.length === MOST_LISTINGS), matches: fitting },
    { title: (fitting.length > 0 ? words.nearly : words.near)(near.length), matches: near },
  ]
    .filter(({ matches }) => matches.length > 0)
    .map(({ title, matches }) => ({ title, candidates: matches.map(candidateOf) }))
  if (groups.length > 0) return <SendListings groups={groups} />
  return (
    <div className="grid gap-1 px-4 py-4 sm:px-5">
      <h2 className="text-h3">{words.nothing}</h2>
      <p className="text-ink-700">{words.nothingText}</p>
    </div>
  )
}

const candidateOf = ({ property, differs }: ListingMatch) => ({
  property,
  why: differs.length > 0 ? differs.map(STAFF_SAYINGS.difference).join(', ') : placeOf(property),
})

/** The open leads of whoever is called so, has this number, or asks about such a listing. */
function People({ text }: { text: string }) {
  const { data, hasNextPage } = useLeads('open', { search: text })
  const leads = data?.pages.flatMap((page) => page.leads) ?? []
  if (leads.length === 0) return null
  return (
    <section aria-labelledby="people" className="min-w-0 box">
      <h2 id="people" className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">
        {words.people(leads.length, hasNextPage)}
      </h2>
      <ul>
        {leads.map((lead) => (
          <LeadRow key={lead._id} lead={lead} />
        ))}
      </ul>
    </section>
  )
}
