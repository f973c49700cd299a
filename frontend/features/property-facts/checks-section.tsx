import { useState } from 'react'
import { Check, Minus } from 'lucide'
import { toldChecks, yearsSince } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const words = messages.checks

/** What staff have checked and when, and in the same list what nobody has checked. */
export function CheckList({ property }: { property: Property }) {
  const checks = toldChecks(property)
  const isAnyDone = checks.some(({ checkedAt }) => checkedAt !== undefined)
  return (
    <>
      <p className="max-w-[66ch] text-small leading-snug text-ink-700">
        {isAnyDone ? words.intro : words.introNone}
      </p>
      <ul className="rounded-court border border-mist-200 bg-lime-0">
        {checks.map(({ check, checkedAt }) => (
          <li
            key={check}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-mist-200 px-4 py-3 leading-snug first:border-t-0"
          >
            <Icon
              of={checkedAt ? Check : Minus}
              size={18}
              className={classNames('mt-0.5 self-start', checkedAt ? 'text-tea-700' : 'text-ink-500')}
            />
            <span className={checkedAt ? 'font-medium' : 'text-ink-700'}>{words.names[check]}</span>
            <span className="text-right text-small text-ink-700">
              {checkedAt ? <CheckedOn checkedAt={checkedAt} /> : words.notChecked}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function CheckedOn({ checkedAt }: { checkedAt: string }) {
  const [now] = useState(() => Date.now())
  const years = yearsSince(checkedAt, now)
  return (
    <>
      <time dateTime={checkedAt}>{messages.words.day(dayOf(checkedAt))}</time>
      {years > 0 && <span className="block text-micro text-ink-500">{words.yearsAgo(years)}</span>}
    </>
  )
}
