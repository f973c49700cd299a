import { useQuery } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import { type SentLists, VOTES } from '#contract/shared-lists.ts'
import { call } from '#frontend/lib/api/api.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLists as words } from '#frontend/messages/panel/lists.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

type SentList = SentLists['lists'][number]

/** The lists that this account sent, whether they were opened, and what was voted. */
export function SentListsPage() {
  useHead({ title: words.pageTitle, description: words.lead })
  const { data, isError, refetch } = useQuery({
    queryKey: ['sent-lists'],
    queryFn: async ({ signal }) => (await call<SentLists>(PATHS.lists, { signal })).body.lists,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>{words.title}</h1>
      <p className="max-w-[68ch] text-ink-700">{words.lead}</p>
      {isError && <Failed sentence={words.failed} retryLabel={words.retry} onRetry={refetch} />}
      {data?.length === 0 && <NoLists />}
      {data?.length !== 0 && (
        <ul aria-busy={!data && !isError} className="grid grid-cols-1 gap-3">
          {!data && !isError && SKELETONS.map((row) => <SkeletonRow key={row} />)}
          {data?.map((list) => (
            <li key={list.code}>
              <Row list={list} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NoLists = () => (
  <EmptyState ornament="basket" title={words.none} sentences={[words.noneText]}>
    <p className="mt-1 flex flex-wrap justify-center gap-2">
      <Link to={PANEL.viewTable} className={buttonLook({ look: 'primary' })}>
        {words.toListings}
      </Link>
      <Link to={PANEL.leads} className={buttonLook({ look: 'secondary' })}>
        {words.toLeads}
      </Link>
    </p>
  </EmptyState>
)

const SKELETONS = [1, 2, 3]

const SkeletonRow = () => (
  <li className="grid gap-3 box px-4 py-4">
    <SkeletonLine className="w-3/5" />
    <SkeletonLine className="w-2/5" />
  </li>
)

function Row({
  list: { code, title, sentTo, properties, votes, comments, createdAt, openedAt },
}: {
  list: SentList
}) {
  const name = title ?? (sentTo === null ? words.untitled : words.madeFor(sentTo))
  return (
    <article aria-label={name} className="flex flex-wrap items-center justify-between gap-3 box px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1 leading-snug">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="text-small text-ink-700">
          {[
            title !== null && sentTo !== null && words.madeFor(sentTo),
            words.sent(properties, dayOf(createdAt)),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className={openedAt ? 'text-small font-semibold text-tea-800' : 'text-small text-ink-700'}>
          {openedAt ? words.opened(dayOf(openedAt)) : words.notOpened}
        </span>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small tabular">
        {VOTES.map((vote) => (
          <li key={vote}>
            {words.votes[vote]} <b>{votes[vote]}</b>
          </li>
        ))}
        <li>{words.comments(comments)}</li>
      </ul>
      <a
        href={href(PATHS.sharedListPage, { code })}
        {...NEW_TAB}
        className={buttonLook({ look: 'secondary', size: 'small' })}
      >
        {words.show}
      </a>
    </article>
  )
}
