import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide'
import type { MessageReply } from '#contract/message-reply.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const { mails: words } = panelSecurity

/** Mails the numbers of the last seven days to whoever presses it. */
export function WeekNowButton() {
  const sending = useMutation({
    mutationFn: () => call<MessageReply>(PATHS.ownMails, { method: 'POST' }),
    onSuccess: ({ body }) => showToast('success', body.message),
    onError: (error) => showToast('danger', failureSentence(error, words.notSent)),
  })
  return (
    <Button
      look="secondary"
      size="small"
      isBusy={sending.isPending}
      isHeld={sending.isSuccess}
      busyLabel={words.sending}
      onClick={() => sending.mutate()}
    >
      <Icon of={Mail} />
      {sending.isSuccess ? words.sentNow : words.sendNow}
    </Button>
  )
}
