import { DAY_MS } from '#contract/units/time.ts'
import type {
  areaPages,
  sharedListComments,
  sharedListItems,
  sharedLists,
  sharedListVotes,
  users,
} from '#worker/db/schema.ts'
import { DEMO_AREAS, DEMO_LIST } from '#worker/dev/fixtures/demo-lists.ts'
import { newId } from '#worker/lib/ids.ts'
import type { DemoRows } from './rows.ts'

type UserRow = typeof users.$inferInsert
type ListRows = {
  list: typeof sharedLists.$inferInsert
  items: (typeof sharedListItems.$inferInsert)[]
  votes: (typeof sharedListVotes.$inferInsert)[]
  comments: (typeof sharedListComments.$inferInsert)[]
}

/** The list that was sent to a family, as rows. No key is its owner's: it ends by itself. */
export function demoListRows(
  listings: readonly DemoRows[],
  accounts: readonly UserRow[],
  nowMs: number,
): ListRows {
  const { code, title, titles, sentBy, votes, comments } = DEMO_LIST
  const ids = titles.map(
    (wanted) => listings.find(({ listing }) => listing.title === wanted)?.listing.id ?? '',
  )
  const at = nowMs - 2 * DAY_MS
  return {
    list: {
      code,
      title,
      ownerKeyHash: '',
      madeBy: accounts.find(({ email }) => email === sentBy)?.id ?? null,
      createdAt: at,
      updatedAt: nowMs,
      usedAt: nowMs,
      openedAt: at,
    },
    items: ids.map((propertyId, position) => ({ code, propertyId, position })),
    votes: votes.map(({ of, name, vote }) => ({
      code,
      propertyId: ids[of] ?? '',
      voterHash: name,
      name,
      vote,
      at,
    })),
    comments: comments.map(({ of, name, text }) => {
      const id = newId(at)
      return { id, code, propertyId: ids[of] ?? '', name, text, sentKey: id, at }
    }),
  }
}

export const demoAreaRows = (
  listings: readonly DemoRows[],
  nowMs: number,
): (typeof areaPages.$inferInsert)[] =>
  DEMO_AREAS.map(({ place, texts, pictureOf }) => ({
    place,
    texts,
    pictureKey: listings.find(({ listing }) => listing.title === pictureOf)?.images[0]?.key ?? null,
    updatedAt: nowMs,
  }))
