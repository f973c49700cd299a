import { asc, eq, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { TaughtInput, TaughtWord } from '#contract/search/taught.ts'
import type { Db } from '#worker/db/client.ts'
import { taughtWords } from '#worker/db/schema.ts'
import { auditEntry } from './audit.ts'
import { withFollowers } from './followers.ts'
import { raiseListingVersion } from './meta.ts'

type By = { actor: { id: string; email: string }; nowMs: number }

const { word, means, meant } = taughtWords
const COLUMNS = { word, means, as: meant }

export const listTaughtWords = async (db: Db): Promise<TaughtWord[]> =>
  db.select(COLUMNS).from(taughtWords).orderBy(asc(word))

export async function findTaughtWord(db: Db, asked: string): Promise<TaughtWord | undefined> {
  return db.select(COLUMNS).from(taughtWords).where(eq(word, asked)).get()
}

/** Whether it was kept: not where the search was taught as many words as it may be. A word that was taught before is taught anew. */
export async function teachWord(db: Db, taught: TaughtInput, { actor, nowMs }: By): Promise<boolean> {
  const { as, ...kept } = taught
  const others = await db.$count(taughtWords, sql`${word} <> ${taught.word}`)
  if (others >= LIMITS.taughtWords) return false
  const row = { ...kept, meant: as, updatedAt: nowMs }
  await db.batch([
    db.insert(taughtWords).values(row).onConflictDoUpdate({ target: word, set: row }),
    auditEntry(db, {
      ...about(taught.word),
      at: nowMs,
      actor,
      action: 'word-taught',
      changes: { means: taught.means, as },
    }),
    raiseListingVersion(db),
  ])
  return true
}

/** Whether it was there to be forgotten. */
export async function forgetWord(db: Db, taught: TaughtWord, { actor, nowMs }: By): Promise<boolean> {
  const changes = { means: taught.means, as: taught.as }
  const entry = { ...about(taught.word), at: nowMs, actor, action: 'word-forgotten', changes } as const
  const removal = db.delete(taughtWords).where(eq(word, taught.word)).returning({ word })
  const [found] = await db.batch(
    withFollowers(removal, (ifChanged) => [
      auditEntry(db, entry, ifChanged),
      raiseListingVersion(db, ifChanged),
    ]),
  )
  return found.length > 0
}

const about = (of: string) => ({ subjectKind: 'word', subjectId: of, subjectName: of }) as const
