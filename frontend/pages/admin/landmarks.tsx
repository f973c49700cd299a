import { Pencil, Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Landmark } from '#contract/site/landmarks.ts'
import { LandmarkForm } from '#frontend/features/map/landmark-form.tsx'
import { useDeletingLandmark, useLandmarks } from '#frontend/features/map/use-landmarks.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { AdminsOnly } from '#frontend/features/session/admins-only.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLandmarks as words } from '#frontend/messages/panel/landmarks.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { borderedIconLook, IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ActionDialog } from '#frontend/ui/overlay/action-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** What distances are told to, set by admins. */
export function LandmarksPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.title })
  const mayChange = accessOf(user).includes('administer')
  if (!user || !mayChange) return <AdminsOnly title={words.title} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Editor accountId={user._id} />
    </div>
  )
}

/** 'new', or the landmark that is being changed. */
type Opened = 'new' | Landmark

function Editor({ accountId }: { accountId: string }) {
  const [opened, setOpened] = useState<Opened>()
  const [asked, setAsked] = useState<Landmark>()
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    setOpened(undefined)
    setAsked(undefined)
    heading.current?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {words.title}
        </h1>
        {!opened && (
          <Button onClick={() => setOpened('new')}>
            <Icon of={Plus} />
            {words.add}
          </Button>
        )}
      </div>
      <p className="max-w-[68ch] text-ink-700">{words.intro}</p>
      {opened && (
        <LandmarkForm
          accountId={accountId}
          key={opened === 'new' ? 'new' : opened._id}
          landmark={opened === 'new' ? undefined : opened}
          onSaved={() => {
            showToast('success', SERVER_MESSAGES.landmarkSaved)
            close()
          }}
          onCancel={close}
        />
      )}
      <LandmarkList onEdit={setOpened} onDelete={setAsked} />
      {asked && <DeleteDialog landmark={asked} onClosed={close} />}
    </>
  )
}

type LandmarkListProps = { onEdit: (landmark: Landmark) => void; onDelete: (landmark: Landmark) => void }

function LandmarkList({ onEdit, onDelete }: LandmarkListProps) {
  const { data, isError, refetch } = useLandmarks()
  if (isError) return <Failed sentence={words.failed} retryLabel={words.retry} onRetry={refetch} />
  if (data?.length === 0) return <p className="text-ink-700">{words.none}</p>
  return (
    <section aria-busy={!data}>
      <p className="min-h-[1lh] box-content pb-1 text-small text-ink-700">
        {data && words.count(data.length)}
      </p>
      <ul className="grid grid-cols-1 box">
        {!data && SKELETONS.map((row) => <SkeletonRow key={row} />)}
        {data?.map((landmark) => (
          <li
            key={landmark._id}
            className="flex items-start justify-between gap-x-4 border-t border-mist-200 px-4 py-2.5 first:border-t-0 sm:px-5"
          >
            <div className="min-w-0 flex-1 leading-snug">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <b className="font-semibold wrap-anywhere">{landmark.names.en}</b>
                <span className="text-small text-ink-500">{words.kinds[landmark.kind]}</span>
              </p>
              <p className="grid grid-cols-1 gap-x-4 text-small text-ink-700 sm:grid-cols-3">
                {OTHER_LANGUAGES.map(
                  (language) =>
                    landmark.names[language] && (
                      <span key={language} lang={language} className="min-w-0 wrap-anywhere">
                        {landmark.names[language]}
                      </span>
                    ),
                )}
              </p>
            </div>
            <div className="flex gap-2">
              <IconButton
                icon={Pencil}
                label={words.edit(landmark.names.en)}
                className={borderedIconLook}
                onClick={() => onEdit(landmark)}
              />
              <IconButton
                icon={Trash2}
                label={words.delete(landmark.names.en)}
                className={`${borderedIconLook} text-crimson-700`}
                onClick={() => onDelete(landmark)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SKELETONS = [1, 2, 3]

const SkeletonRow = () => (
  <li className="grid gap-2 border-t border-mist-200 px-4 py-3.5 first:border-t-0 sm:px-5">
    <SkeletonLine className="w-60" />
    <SkeletonLine className="w-40" />
  </li>
)

/** Asks before a landmark is deleted for good. */
function DeleteDialog({ landmark, onClosed }: { landmark: Landmark; onClosed: () => void }) {
  const deleting = useDeletingLandmark()

  async function remove() {
    await deleting.mutateAsync(landmark)
    showToast('success', SERVER_MESSAGES.landmarkDeleted)
  }

  return (
    <ActionDialog
      title={words.askDelete(landmark.names.en)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.confirmDelete}
      look="danger"
      busyLabel={words.deleting}
      action={remove}
      failureOf={(error) => failureSentence(error, words.notDeleted)}
      onClosed={onClosed}
    >
      <p>{words.deleteText}</p>
    </ActionDialog>
  )
}
