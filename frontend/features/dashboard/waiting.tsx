import type { Dashboard } from '#contract/dashboard.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { PANEL, PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { ListingRows, ListingRowsSkeleton } from './listing-rows.tsx'
import { PanelSection } from './panel-section.tsx'

const { waiting: listingWords, messages: messageWords } = panelDashboard

/** Listings an admin has yet to approve. */
export function WaitingListings({ waiting }: { waiting: Dashboard['waiting'] | undefined }) {
  const total = waiting?.total ?? 0
  return (
    <PanelSection
      title={listingWords.title}
      count={total > 0 ? String(total) : undefined}
      more={total > 0 ? { to: PENDING_TABLE, label: listingWords.all } : undefined}
    >
      {!waiting && <ListingRowsSkeleton rows={1} />}
      {waiting && total === 0 && <p className="text-ink-700">{listingWords.empty}</p>}
      {waiting && <ListingRows properties={waiting.newest} />}
    </PanelSection>
  )
}

/** Messages of the contact form that nobody has handled. */
export function NewMessages({ messages }: { messages: Dashboard['messages'] | undefined }) {
  const isEmpty = messages?.newest.length === 0
  return (
    <PanelSection
      title={messageWords.title}
      count={messages && !isEmpty ? messages.total : undefined}
      more={messages && !isEmpty ? { to: PANEL.messages, label: messageWords.all } : undefined}
    >
      {!messages && <ListingRowsSkeleton rows={1} />}
      {isEmpty && <p className="text-ink-700">{messageWords.empty}</p>}
      <ul>
        {messages?.newest.map(({ _id, name, interest, createdAt }) => (
          <li key={_id} className="border-t border-mist-200">
            <Link to={PANEL.messages} className="group grid gap-0.5 py-2.5 leading-snug -outline-offset-2">
              <span className="flex items-baseline justify-between gap-3">
                <b className="min-w-0 font-semibold wrap-anywhere group-hover:underline">{name}</b>
                <time dateTime={createdAt} className="flex-none text-small text-ink-500">
                  {shortDayOf(createdAt)}
                </time>
              </span>
              <span className="line-clamp-2 text-small wrap-anywhere text-ink-700">{interest}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
