import { useState } from 'react'
import { toldChecks } from '#contract/properties/checks.ts'
import { yearsSince } from '#contract/properties/seals.ts'
import type { Property } from '#contract/properties/replies.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SealMark } from '#frontend/ui/seal-mark.tsx'

const words = messages.checks

type CheckListProps = {
  property: Property
  /** The address of a chat about this listing that begins with a text. */
  askHref: (text: string) => string
}

/** What staff have checked and when, and in one line what nobody has checked yet. */
export function CheckList({ property, askHref }: CheckListProps) {
  const [now] = useState(() => Date.now())
  const told = toldChecks(property)
  const done = told.flatMap(({ check, checkedAt }) => (checkedAt === undefined ? [] : [{ check, checkedAt }]))
  const left = told.filter(({ checkedAt }) => checkedAt === undefined).map(({ check }) => words.short[check])
  if (done.length === 0)
    return (
      <>
        <p className={INTRO}>{words.introNone}</p>
        <a
          href={askHref(words.askText)}
          {...NEW_TAB}
          className="inline-flex min-h-11 items-center justify-self-start font-medium text-tea-700 underline underline-offset-4"
        >
          {words.ask}
        </a>
      </>
    )
  return (
    <>
      <p className={INTRO}>{words.intro}</p>
      <ul className="box">
        {done.map(({ check, checkedAt }) => (
          <li
            key={check}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-mist-200 px-4 py-3 leading-snug first:border-t-0"
          >
            <SealMark size={24} isOld={yearsSince(checkedAt, now) > 0} className="-my-0.5 self-start" />
            <span className="font-medium">{words.names[check]}</span>
            <span className="text-right text-small text-ink-700">
              <CheckedOn checkedAt={checkedAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 && <p className={INTRO}>{words.notYet(left.join(', '))}</p>}
    </>
  )
}

const INTRO = 'max-w-[66ch] text-small leading-snug text-ink-700'

function CheckedOn({ checkedAt, now }: { checkedAt: string; now: number }) {
  const years = yearsSince(checkedAt, now)
  return (
    <>
      <time dateTime={checkedAt}>{messages.words.day(dayOf(checkedAt))}</time>
      {years > 0 && <span className="block text-micro text-ink-500">{messages.seals.yearsAgo(years)}</span>}
    </>
  )
}
