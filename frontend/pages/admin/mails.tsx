import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { MessageReply } from '#contract/message-reply.ts'
import type { OwnMails } from '#contract/accounts/users.ts'
import { PATHS } from '#contract/paths.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { AdminsOnly } from '#frontend/features/session/admins-only.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { WeekNowButton } from '#frontend/features/numbers/week-now-button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const { mails: words } = panelSecurity
const KEY = ['own-mails']

/** The mails that an admin may do without. */
export function MailsPage() {
  const { user } = useSession()
  const isAdmin = accessOf(user).includes('administer')
  useHead({ title: words.pageTitle, description: words.title })
  const mails = useQuery({
    queryKey: KEY,
    enabled: isAdmin,
    queryFn: async ({ signal }) => (await call<OwnMails>(PATHS.ownMails, { signal })).body,
  })
  if (!isAdmin) return <AdminsOnly title={words.title} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>{words.title}</h1>
      <p className="max-w-[66ch] text-ink-700">{words.lead}</p>
      {mails.isPending && <WaitingSwitch />}
      {mails.error && (
        <Failed
          sentence={failureSentence(mails.error, words.failed)}
          retryLabel={words.retry}
          isBusy={mails.isFetching}
          onRetry={() => mails.refetch()}
        />
      )}
      {mails.data && <WeekSwitch isOn={mails.data.week} />}
    </div>
  )
}

const BOX = 'box px-4 py-3.5 sm:px-5'

/** Where the switch will stand. */
function WaitingSwitch() {
  return (
    <div aria-hidden className={`grid grid-cols-1 gap-2 ${BOX}`}>
      <span className="flex items-center gap-3">
        <SkeletonLine className="!size-6 flex-none" />
        <SkeletonLine className="w-48" />
      </span>
      <SkeletonLine className="ml-9 w-80 max-w-[80%]" />
    </div>
  )
}

function WeekSwitch({ isOn }: { isOn: boolean }) {
  const id = useId()
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (week: boolean) =>
      call<MessageReply>(PATHS.ownMails, { method: 'PUT', json: { week } satisfies OwnMails }),
    onSuccess: ({ body }, week) => {
      client.setQueryData<OwnMails>(KEY, { week })
      showToast('success', body.message)
    },
    onError: (error) => showToast('danger', failureSentence(error, words.notSaved)),
  })
  return (
    <section className={BOX}>
      <Checkbox
        className="font-semibold"
        aria-describedby={id}
        checked={saving.isPending ? saving.variables : isOn}
        disabled={saving.isPending}
        onChange={({ currentTarget }) => saving.mutate(currentTarget.checked)}
      >
        {words.week}
      </Checkbox>
      <p id={id} className="pl-9 text-small text-ink-700">
        {words.weekHint}
      </p>
      <p className="pt-3 pl-[min(2.25rem,100%-13rem)]">
        <WeekNowButton />
      </p>
    </section>
  )
}
