import { type ReactNode, useState } from 'react'
import type { NumbersReply } from '#contract/numbers/numbers.ts'
import { PATHS } from '#contract/paths.ts'
import { taughtKey } from '#contract/search/taught.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import { Button } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { grouped } from './bars.tsx'
import { useFold } from '#frontend/ui/use-fold.ts'
import { NumberBox, Nothing, lineLook, actionLook, FOLDED, MOST, ShowAll } from './number-box.tsx'
import { TeachDialog } from './teach-dialog.tsx'
import { useForgetting } from './use-numbers.ts'

/** Searches that found nothing, as often as they were made. */
export function SearchesInVain({ searches }: Pick<NumbersReply, 'searches'>) {
  return (
    <NumberBox title={words.searches} aside={words.times}>
      <Times
        none={words.noSearches}
        rows={searches.map(({ query, said, times }) => ({
          key: query,
          times,
          said,
          action: (
            <a href={`${PATHS.listPage}?${query}`} className={actionLook}>
              {words.look}
            </a>
          ),
        }))}
      />
    </NumberBox>
  )
}

/** Words that nobody understood, which the search can be taught, and those that it was. */
export function UnknownWords({ words: unknown, taught }: Pick<NumbersReply, 'words' | 'taught'>) {
  const [opened, setOpened] = useState<string>()
  return (
    <NumberBox title={words.words} aside={words.times}>
      <Times
        none={words.noWords}
        rows={unknown.map(({ word, times }) => ({
          key: word,
          times,
          said: `“${word}”`,
          action: taughtKey(word) !== undefined && (
            <Button
              look="secondary"
              size="small"
              aria-label={words.teachOf(word)}
              onClick={() => setOpened(word)}
            >
              {words.teach}
            </Button>
          ),
        }))}
      />
      {taught.length > 0 && <Taught taught={taught} />}
      {opened !== undefined && <TeachDialog word={opened} onClosed={() => setOpened(undefined)} />}
    </NumberBox>
  )
}

function Taught({ taught }: Pick<NumbersReply, 'taught'>) {
  const forgetting = useForgetting()
  const { seen, isFolded, unfold, markOf } = useFold(taught, FOLDED, MOST)

  async function forget(word: string) {
    try {
      await forgetting.mutateAsync(word)
      showToast('success', SERVER_MESSAGES.taughtForgotten)
    } catch (error) {
      showToast('danger', failureSentence(error, words.notForgotten))
    }
  }

  return (
    <>
      <h3 className="border-t border-mist-200 px-4 pt-3.5 pb-2 text-base sm:px-5">{words.taught}</h3>
      <ul>
        {seen.map(({ word, means, as }, at) => (
          <li key={word} {...markOf(at)} className={lineLook}>
            <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
              “{word}” <span className="text-ink-700">{words.taughtAs[means](as)}</span>
            </p>
            <Button
              look="secondary"
              size="small"
              isHeld={forgetting.isPending}
              aria-label={words.forgetOf(word)}
              onClick={() => void forget(word)}
            >
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
      {isFolded && <ShowAll all={taught.length} onPress={unfold} />}
    </>
  )
}

type TimesRow = { key: string; times: number; said: string; action?: ReactNode }

function Times({ rows, none }: { rows: readonly TimesRow[]; none: string }) {
  const { seen, isFolded, unfold, markOf } = useFold(rows, FOLDED, MOST)
  if (rows.length === 0) return <Nothing>{none}</Nothing>
  return (
    <>
      <ul>
        {seen.map(({ key, times, said, action }, at) => (
          <li key={key} {...markOf(at)} className={lineLook}>
            <p className="flex min-w-0 flex-1 items-baseline gap-3 leading-snug">
              <b className="min-w-8 font-display text-oxide-700 tabular">{grouped(times)}</b>
              <span className="wrap-anywhere">{said}</span>
            </p>
            {action}
          </li>
        ))}
      </ul>
      {isFolded && <ShowAll all={rows.length} onPress={unfold} />}
    </>
  )
}
