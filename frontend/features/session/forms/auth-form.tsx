import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import type { Notice } from '#frontend/features/session/notice.ts'
import type { Submit } from '#frontend/features/session/flows/use-submit.ts'

type AuthFormProps = {
  title: string
  lead?: ReactNode
  /** From the previous step; a problem replaces it. */
  notice?: Notice
  attempt: Pick<Submit, 'problem' | 'alertId'>
  /** The field that has the focus at first, when the step follows another one. */
  startField?: string
  onSubmit: () => void
  children: ReactNode
}

/** Heading, alert and fields. A problem moves the focus to its field, else to the alert. */
export function AuthForm(props: AuthFormProps) {
  const { title, lead, notice, attempt, startField, onSubmit, children } = props
  const { problem, alertId } = attempt
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => fieldNamed(form.current, startField)?.focus(), [startField])

  useEffect(() => {
    if (!problem) return
    const target = fieldNamed(form.current, problem.field) ?? document.getElementById(alertId)
    target?.focus()
  }, [problem, alertId])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid w-full max-w-105 grid-cols-1 gap-4">
      <h1>{title}</h1>
      {problem && (
        <div id={alertId} tabIndex={-1} className="rounded-court">
          <Alert>{problem.message}</Alert>
        </div>
      )}
      {notice && !problem && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {lead}
      {children}
    </form>
  )
}

function fieldNamed(form: HTMLFormElement | null, name = ''): HTMLElement | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLElement ? field : undefined
}
