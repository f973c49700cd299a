import { type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import type { Notice } from '#frontend/features/session/notice.ts'
import type { Submit } from '#frontend/features/session/flows/use-submit.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { PasswordField } from '#frontend/ui/form/password-field.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'

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

  // With the field on screen, not after it: a letter typed at once is the password's.
  useLayoutEffect(() => fieldNamed(form.current, startField)?.focus(), [startField])

  useLayoutEffect(() => {
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

/** The look of a link within a line of text beside a form. */
export const inlineLink =
  'inline-flex min-h-11 items-center font-semibold text-tea-700 underline decoration-1 underline-offset-4 hover:decoration-2'

type AuthEmailFieldProps = { value: string; onChange: (email: string) => void; errorId?: string }

/** The email address of an account. */
export function AuthEmailField({ value, onChange, errorId }: AuthEmailFieldProps) {
  return (
    <TextField
      label={accounts.login.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      errorId={errorId}
    />
  )
}

type AuthPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>

export function AuthPasswordField(props: AuthPasswordFieldProps) {
  return (
    <PasswordField
      required
      {...props}
      showLabel={accounts.password.show}
      hideLabel={accounts.password.hide}
    />
  )
}

type OtherScreenProps = { question: string; to: string; label: string }

/** Below a form: a link to another screen. Where the coloured panel stands beside the form, it is there. */
export function OtherScreen({ question, to, label }: OtherScreenProps) {
  return (
    <p className="text-small lg:hidden">
      {question}{' '}
      <Link className={inlineLink} to={to}>
        {label}
      </Link>
    </p>
  )
}
