import type { CheckSaid } from '#contract/properties/checks.ts'
import { CHECKS } from '#contract/properties/enums.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { CheckNote } from '#contract/properties/replies.ts'
import type { PropertyRow } from './rows.ts'
import type { NormalizeContext } from './normalize-context.ts'

/** The checks that stand after a save: the day and who are kept, unless somebody has looked anew. What staff note stands apart. */
export function mergeChecks(
  { checks: said }: PropertyChange,
  context: NormalizeContext,
  stored?: PropertyRow,
) {
  const checks = stored?.details.checks ?? null
  const notes = stored?.staffDetails.checkNotes ?? []
  if (said === undefined) return { checks, checkNotes: notes }
  const standing = CHECKS.flatMap((check) => said?.find((one) => one.check === check) ?? [])
  const merged = standing.map((one) =>
    mergeCheck(one, context, {
      checkedAt: checks?.find(({ check }) => check === one.check)?.checkedAt,
      note: notes.find(({ check }) => check === one.check),
    }),
  )
  return {
    checks: merged.length > 0 ? merged.map(({ check, checkedAt }) => ({ check, checkedAt })) : null,
    checkNotes: merged.map(({ note }) => note),
  }
}

type Before = { checkedAt: string | undefined; note: CheckNote | undefined }

function mergeCheck(
  { check, again, ...said }: CheckSaid,
  { nowMs, savedBy, savedByName }: NormalizeContext,
  before: Before,
) {
  const isNew = again === true || before.checkedAt === undefined
  const { note = before.note?.note ?? null, paperNumber = before.note?.paperNumber ?? null } = said
  const { checkedBy, checkedByName } =
    before.note && !isNew ? before.note : { checkedBy: savedBy ?? null, checkedByName: savedByName ?? null }
  return {
    check,
    checkedAt: isNew ? new Date(nowMs).toISOString() : before.checkedAt,
    note: { check, checkedBy, checkedByName, note, paperNumber },
  }
}
