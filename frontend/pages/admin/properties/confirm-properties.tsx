import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { useState } from 'react'
import type { Answer } from '#contract/confirmations.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { AnswerBar, ConfirmRow } from '#frontend/features/confirmations/confirm-row.tsx'
import { stillShown, useAnswers, useToConfirm } from '#frontend/features/confirmations/use-confirmations.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelConfirm as words } from '#frontend/messages/panel/confirm.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** The listings that somebody should confirm to be still available, for approved users. */
export function ConfirmPropertiesPage() {
  const { user } = useSession()
  const access = accessOf(user)
  useHead({ title: words.pageTitle, description: words.title })
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <h1>{words.title}</h1>
        <p className="mt-1 max-w-[66ch] text-small text-ink-700">{words.intro}</p>
      </header>
      {access.includes('edit') && <ToConfirmList />}
      {!access.includes('look') && <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>}
    </div>
  )
}

function ToConfirmList() {
  const list = useToConfirm()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { answers, say, sayOfMany, undo } = useAnswers((error) =>
    showToast('danger', failureSentence(error, words.notSaved)),
  )
  const listings = stillShown(list.data?.pages.flatMap((page) => page.listings) ?? [], answers)
  const open = listings.map(({ property }) => property._id).filter((id) => !answers.has(id))
  const picked = open.filter((id) => chosen.has(id))

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  function answerChosen(answer: Answer) {
    setChosen(new Set())
    void sayOfMany(picked, answer)
  }

  return (
    <>
      {list.data && listings.length === 0 && (
        <EmptyState ornament="basket" title={words.none} sentences={[words.noneText]} />
      )}
      {open.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Checkbox
            checked={picked.length === open.length}
            onChange={() => setChosen(picked.length === open.length ? new Set() : new Set(open))}
          >
            {words.chooseAll}
          </Checkbox>
          <span className="text-small text-ink-700 tabular">
            {words.total(list.data?.pages[0]?.total ?? '0')}
          </span>
        </div>
      )}
      <ul aria-busy={list.isPending} className="grid grid-cols-1 gap-3">
        {listings.map((listing) => {
          const { _id: id } = listing.property
          return (
            <li key={id} className="min-w-0">
              <ConfirmRow
                listing={listing}
                answered={answers.get(id)}
                isChosen={chosen.has(id)}
                onChoose={() => toggle(id)}
                onSay={(answer) => void say(id, answer)}
                onUndo={() => void undo(id)}
              />
            </li>
          )
        })}
        {list.isPending && SKELETONS.map((row) => <SkeletonRow key={row} />)}
      </ul>
      <ListEnd list={list} words={words} />
      {picked.length > 0 && (
        <AnswerBar count={picked.length} onSay={answerChosen} onClear={() => setChosen(new Set())} />
      )}
    </>
  )
}

const SKELETONS = [1, 2, 3, 4]

function SkeletonRow() {
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4 box p-4">
      <SkeletonBox className="aspect-4/3" />
      <span className="grid gap-2">
        <SkeletonLine className="w-4/5" />
        <SkeletonLine className="w-1/2" />
      </span>
    </li>
  )
}
