import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { timeOf } from '#frontend/lib/format/panel-dates.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'
import type { Failure } from './failures.ts'
import type { ListingForm } from '#frontend/features/property-form/use-listing-form.ts'

type SaveBarProps = {
  mode: Mode
  failure: Failure | undefined
  draftStatus: ListingForm['draftStatus']
  draftSavedAt: ListingForm['draftSavedAt']
  isBusy: boolean
  onSaveDraft: () => void
}

/** Stays at the lower edge: what went wrong, the draft, and the button that saves. */
export function SaveBar({ mode, failure, draftStatus, draftSavedAt, isBusy, onSaveDraft }: SaveBarProps) {
  useRootMark('data-has-save-bar')
  const { submit, busy } = forms[mode]
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-20 short:static -mx-(--gutter) -mb-28 grid grid-cols-1 gap-2.5 border-t border-mist-200 bg-lime-0 px-(--gutter) pt-[12px] pb-[max(12px,env(safe-area-inset-bottom))] lg:-mb-14"
    >
      {failure && (
        <Alert tone={failure.tone}>
          <p>{failure.sentence}</p>
          {failure.reason && <p>{failure.reason}</p>}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <p
          aria-live="polite"
          className={classNames(
            'w-full text-small text-ink-500 empty:hidden md:mr-auto md:w-auto',
            failure && 'max-md:sr-only',
          )}
        >
          {draftStatus === 'kept' &&
            (draftSavedAt === undefined ? forms.draft.kept : forms.draft.savedAt(timeOf(draftSavedAt)))}
          {draftStatus === 'not kept' && forms.draft.notKept}
        </p>
        <Button
          look="secondary"
          className="flex-1 max-sm:px-[8px] md:ml-auto md:flex-none"
          disabled={isBusy}
          onClick={onSaveDraft}
        >
          {forms.draft.save}
        </Button>
        <Button
          type="submit"
          className="flex-1 max-sm:px-[8px] md:flex-none"
          isBusy={isBusy}
          busyLabel={busy}
        >
          {submit}
        </Button>
      </div>
    </div>
  )
}
