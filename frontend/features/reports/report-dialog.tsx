import { type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import {
  REPORT_REASONS,
  type ReportInput,
  type ReportReason,
} from '#contract/contact-messages/report-reasons.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { barePhone } from '#contract/leads/phone.ts'
import { isPhone, PHONE_LETTERS } from '#frontend/lib/format/phone.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { ForMachines } from '#frontend/ui/form/for-machines.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = messages.report

/** What has to be put right: the reasons, of which one is to be chosen, or a field. */
const WRONG = 'fieldset[aria-describedby] button, [aria-invalid]'

type Errors = { reason?: string; words?: string; phone?: string; all?: string }
type ReportDialogProps = { propertyId: string; onClosed: () => void }

/** Open while mounted: a reason to choose, and a few words about it. */
export function ReportDialog({ propertyId, onClosed }: ReportDialogProps) {
  const formId = useId()
  const [isSending, setIsSending] = useState(false)
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClosed={onClosed}
      isLocked={isSending}
      footer={
        <Button type="submit" form={formId} className="flex-1" isBusy={isSending} busyLabel={words.sending}>
          {words.send}
        </Button>
      }
    >
      <ReportForm id={formId} propertyId={propertyId} isSending={isSending} onSending={setIsSending} />
    </Dialog>
  )
}

type ReportFormProps = {
  id: string
  propertyId: string
  isSending: boolean
  onSending: (isSending: boolean) => void
}

function ReportForm({ id, propertyId, isSending, onSending }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [errors, setErrors] = useState<Errors>({})
  const close = useCloseDialog()

  function choose(chosen: ReportReason) {
    setReason(chosen)
    setErrors({})
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: form, submitter } = event
    const data = new FormData(form)
    const [said, typed, website] = ['words', 'phone', 'website'].map((name) => textOf(data, name))
    const phone = barePhone(typed ?? '')
    const found = checkReport(reason, said, phone)
    flushSync(() => setErrors(found))
    if (!reason || Object.keys(found).length > 0) return form.querySelector<HTMLElement>(WRONG)?.focus()
    onSending(true)
    const json: ReportInput = { propertyId, reason, words: said, phone, ...(website && { website }) }
    try {
      await call(PATHS.reports, { method: 'POST', json })
      close()
      showToast('success', words.sent)
      onSending(false)
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.code === 'TOO_MANY'
      flushSync(() => {
        setErrors({ all: isTooMany ? words.errors.tooMany : words.failed })
        onSending(false)
      })
      submitter?.focus() // it has lost the focus while it was disabled
    }
  }

  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Reasons chosen={reason} error={errors.reason} isDisabled={isSending} onChoose={choose} />
      <TextArea
        name="words"
        label={words.words}
        placeholder={words.wordsExample}
        rows={3}
        maxLength={LIMITS.reportLetters}
        disabled={isSending}
        error={errors.words}
      />
      <TextField
        name="phone"
        type="tel"
        label={words.phone}
        autoComplete="tel"
        maxLength={PHONE_LETTERS}
        disabled={isSending}
        error={errors.phone}
      />
      <ForMachines label={words.leaveEmpty} />
      <p className="text-micro leading-snug text-ink-500">{words.hint}</p>
      {errors.all && (
        <p role="alert" className="rounded-sill bg-crimson-100 px-3.5 py-3 text-crimson-800">
          {errors.all}
        </p>
      )}
    </form>
  )
}

type ReasonsProps = {
  chosen: ReportReason | undefined
  error: string | undefined
  isDisabled: boolean
  onChoose: (reason: ReportReason) => void
}

function Reasons({ chosen, error, isDisabled, onChoose }: ReasonsProps) {
  const errorId = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2" aria-describedby={error && errorId}>
      <legend className="sr-only">{words.reason}</legend>
      {REPORT_REASONS.map((reason) => (
        <Chip key={reason} isOn={chosen === reason} disabled={isDisabled} onClick={() => onChoose(reason)}>
          {words.reasons[reason]}
        </Chip>
      ))}
      {error && (
        <p id={errorId} role="alert" className="w-full text-small text-crimson-700">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function checkReport(reason: ReportReason | undefined, said = '', phone = ''): Errors {
  return {
    ...(!reason && { reason: words.errors.reason }),
    ...(reason === 'other' && said === '' && { words: words.errors.words }),
    ...(phone !== '' && !isPhone(phone) && { phone: words.errors.phone }),
  }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
