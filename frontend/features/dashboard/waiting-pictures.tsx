import { LIMITS } from '#contract/limits.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { Button } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { PanelSection } from './panel-section.tsx'
import { useAllowRemoval } from './use-overview.ts'

const { pictures: words } = panelDashboard

/** Pictures that no listing shows, more than are deleted in a day: an admin looks first, then allows it. */
export function WaitingPictures({ count }: { count: number }) {
  const { mutate: allow, isPending } = useAllowRemoval()
  return (
    <PanelSection title={words.title}>
      <p className="font-semibold">{words.waits(count, LIMITS.picturesCountedWaiting)}</p>
      <p className="text-ink-700">
        {words.why} {words.kept}
      </p>
      <Button
        look="secondary"
        size="small"
        className="mt-1 max-sm:w-full sm:justify-self-start"
        disabled={isPending}
        onClick={() =>
          allow(count, {
            onSuccess: () => showToast('success', words.done),
            onError: (error) => showToast('danger', failureSentence(error, words.failed)),
          })
        }
      >
        {words.allow}
      </Button>
    </PanelSection>
  )
}
