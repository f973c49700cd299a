import { type FormEvent, useId } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { FormSection } from '#frontend/ui/form/form-section.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'
import { MarkedMessage } from './marked-message.tsx'
import { ReadFields } from './read-fields.tsx'
import { type ReadListing, useMessage } from './use-message.ts'

const words = forms.message
const LABELS: Partial<Record<string, string>> = forms.labels

type MessagePanelProps = {
  accountId: string
  /** The form still holds the listing that was filled in before. */
  isHeld: boolean
  /** Fills what is not typed yet, and answers which fields stayed as they were typed. */
  onFill: (fields: FromTextReply['fields']) => readonly string[]
}

/** Reads the listings of a pasted message one after the other into the form. */
export function MessagePanel({ accountId, isHeld, onFill }: MessagePanelProps) {
  const message = useMessage()
  const key = `aangan.draft.${accountId}.message`
  const { read, listings, at, problem, isReading } = message
  if (!read)
    return (
      <Paste
        keptAs={key}
        problem={problem}
        isReading={isReading}
        onRead={(text) => void message.start(text)}
      />
    )

  const hasNext = at + 1 < listings.length

  function fill({ reply: { fields }, noted }: ReadListing) {
    const { privateFile = {} } = fields
    const notes = [privateFile.notes ?? [], noted].flat().join('\n')
    const file = notes === '' ? privateFile : { ...privateFile, notes }
    message.filled(onFill({ ...fields, ...(Object.keys(file).length > 0 && { privateFile: file }) }))
    if (!hasNext) keepOnDevice(key, '')
  }

  function startOver() {
    keepOnDevice(key, '')
    message.startOver()
  }

  const canFill = !read.isFilled && Object.keys(read.reply.fields).length > 0
  return (
    <FormSection title={listings.length > 1 ? words.oneOf(at + 1, listings.length) : words.label}>
      <MarkedMessage text={read.text} reply={read.reply} />
      <ReadFields read={read} />
      <LeftOver read={read} onNote={message.note} />
      {problem !== undefined && <Alert>{problem}</Alert>}
      {read.isFilled && isHeld && <Alert tone="success">{words.done}</Alert>}
      {read.isFilled && isHeld && read.left.length > 0 && (
        <Alert tone="waiting">{words.leftAsTyped(read.left.map((name) => LABELS[name] ?? name))}</Alert>
      )}
      {read.isFilled && !isHeld && hasNext && <Alert tone="success">{words.goOn}</Alert>}
      {canFill && isHeld && <Alert tone="waiting">{words.held}</Alert>}
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        {canFill && <Button onClick={() => fill(read)}>{isHeld ? words.replace : words.fill}</Button>}
        {hasNext && (
          <Button
            look="secondary"
            isBusy={isReading}
            busyLabel={words.reading}
            onClick={() => void message.next()}
          >
            {words.next}
          </Button>
        )}
        <Button look="secondary" onClick={startOver}>
          {words.another}
        </Button>
      </div>
    </FormSection>
  )
}

type PasteProps = {
  keptAs: string
  problem: string | undefined
  isReading: boolean
  onRead: (text: string) => void
}

/** Where a message is pasted; it stays on the device until its listings are in the form. */
function Paste({ keptAs, problem, isReading, onRead }: PasteProps) {
  const field = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get(field)
    if (typeof text === 'string' && text.trim() !== '') onRead(text)
  }

  return (
    <form onSubmit={submit}>
      <FormSection title={words.title}>
        <p className="text-small text-ink-500">{words.text}</p>
        <TextArea
          label={words.label}
          name={field}
          defaultValue={textOnDevice(keptAs)}
          onChange={({ currentTarget }) => keepOnDevice(keptAs, currentTarget.value)}
          rows={6}
          maxLength={LIMITS.pastedLetters}
          autoComplete="off"
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <div>
          <Button type="submit" isBusy={isReading} busyLabel={words.reading}>
            {words.read}
          </Button>
        </div>
      </FormSection>
    </form>
  )
}

function LeftOver({ read, onNote }: { read: ReadListing; onNote: (piece: string) => void }) {
  const pieces = read.reply.rest.map(([from, to]) => read.text.slice(from, to).trim())
  if (pieces.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <h3 className="text-base font-semibold">{words.left(pieces.length)}</h3>
      <ul className="grid">
        {pieces.map((piece, at) => (
          <li
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-mist-200 py-1.5 wrap-anywhere"
          >
            <span>“{piece}”</span>
            {read.noted.includes(piece) ? (
              <span className="inline-flex min-h-11 items-center text-small text-ink-500">
                {words.inNotes}
              </span>
            ) : (
              <Button
                look="secondary"
                size="small"
                disabled={read.isFilled}
                aria-label={`${words.intoNotes}: ${piece}`}
                onClick={() => onNote(piece)}
              >
                {words.intoNotes}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
