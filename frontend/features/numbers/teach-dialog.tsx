import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { TAUGHT_MEANINGS, type TaughtMeaning } from '#contract/search/taught.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { useTeaching } from './use-numbers.ts'

/** Asks what a word means that the search did not understand, and stays open with what was typed where that is refused. */
export function TeachDialog({ word, onClosed }: { word: string; onClosed: () => void }) {
  const teaching = useTeaching()
  const [means, setMeans] = useState<TaughtMeaning>('place')
  const [as, setAs] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMissing = means !== 'nothing' && as.trim() === ''

  async function teach(close: () => void) {
    setIsTried(true)
    setFailure(undefined)
    if (isMissing) return
    try {
      await teaching.mutateAsync({ word, means, as: means === 'nothing' ? '' : as })
      showToast('success', SERVER_MESSAGES.taughtSaved)
      close()
    } catch (error) {
      setFailure(failureSentence(error, words.notTaught))
    }
  }

  return (
    <ConfirmDialog
      title={words.teachOf(word)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.saveTaught}
      isBusy={teaching.isPending}
      busyLabel={words.teaching}
      onConfirm={(close) => void teach(close)}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      <p className="text-ink-700">{words.teachHint}</p>
      <SelectField
        label={words.means}
        name="means"
        value={means}
        options={TAUGHT_MEANINGS.map((value) => ({ value, label: words.meaning[value] }))}
        onChange={({ currentTarget }) => setMeans(meaningOf(currentTarget.value))}
      />
      {means !== 'nothing' && (
        <TextField
          key={means}
          label={words.as[means]}
          hint={words.asHint[means]}
          name="as"
          isMarked
          required
          maxLength={LIMITS.taughtLetters}
          value={as}
          onChange={({ currentTarget }) => setAs(currentTarget.value)}
          error={isTried && isMissing ? words.asMissing[means] : undefined}
        />
      )}
    </ConfirmDialog>
  )
}

const meaningOf = (value: string): TaughtMeaning =>
  TAUGHT_MEANINGS.find((known) => known === value) ?? 'place'
