import { Rss } from 'lucide'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AlertFrequency } from '#contract/alerts.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { isEmail } from '#contract/text/email.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { BASE_URL } from '#frontend/lib/api/base-url.ts'
import { call } from '#frontend/lib/api/api.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ForMachines } from '#frontend/ui/form/for-machines.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = messages.alerts
const OFTEN: readonly AlertFrequency[] = ['once', 'daily', 'weekly']

type AlertStripProps = {
  /** The search, as it stands behind the '?' of the list's address. */
  query: string
  /** Its frame, where it is not a box of its own. */
  className?: string
  /** Another way on, beside the feed. */
  children?: ReactNode
}

/** Asks for mails about what a search finds from now on. */
export function AlertStrip({ query, className = BOX, children }: AlertStripProps) {
  return (
    <Strip key={query} query={query} className={className}>
      {children}
    </Strip>
  )
}

const BOX =
  'rounded-court border border-l-[5px] border-mist-200 border-l-brass-500 bg-lime-0 px-4 py-3.5 sm:px-5'

function Strip({ query, className, children }: AlertStripProps) {
  const [isSent, setIsSent] = useState(false)
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={`@container flex flex-wrap items-start gap-x-6 gap-y-3 ${className}`}
    >
      <div className="grid flex-1 basis-60 gap-1">
        <h2 id={titleId} className="text-[1.1875rem]">
          {words.title}
        </h2>
        <p className="max-w-140 text-small leading-snug text-ink-700">{words.lead}</p>
        <div className="flex flex-wrap gap-x-5">
          <a
            href={`${BASE_URL}${siteHref(PATHS.feed)}${query === '' ? '' : `?${query}`}`}
            type="application/atom+xml"
            className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
          >
            <Icon of={Rss} size={16} />
            {words.feed}
          </a>
          {children}
        </div>
      </div>
      {!isSent && <Form query={query} onSent={() => setIsSent(true)} />}
      {/* There before it says anything: screen readers read out what a status gets, seldom a status that comes. */}
      <output
        ref={isSent ? takeLostFocus : undefined}
        tabIndex={-1}
        className="rounded-sill bg-tea-50 px-3.5 py-3 leading-snug text-tea-800 empty:hidden lg:max-w-105"
      >
        {isSent && words.sent}
      </output>
    </section>
  )
}

type Errors = { email?: string; all?: string }

function Form({ query, onSent }: { query: string; onSent: () => void }) {
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const [email = '', often, website] = ['email', 'often', 'website'].map((name) => textOf(data, name))
    if (!isEmail(email)) return refuse(form, { email: words.emailInvalid })
    setErrors({})
    setIsSending(true)
    const json = { email, query, often, language: import.meta.env.LANGUAGE, ...(website && { website }) }
    try {
      await call(PATHS.alerts, { method: 'POST', json })
      onSent()
    } catch (error) {
      refuse(form, sayOf(error))
    }
  }

  /** Leads to the field that has to be put right, else to the button. */
  function refuse(form: HTMLFormElement, found: Errors) {
    flushSync(() => {
      setErrors(found)
      setIsSending(false)
    })
    form.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus()
  }

  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void submit(event)}
      className="grid w-full grid-cols-1 items-start gap-2 @min-[17rem]:grid-cols-2 @min-[31rem]:w-auto @min-[31rem]:grid-cols-[15rem_auto_auto]"
    >
      <TextField
        name="email"
        type="email"
        label={words.email}
        isLabelHidden
        placeholder={messages.newsletter.placeholder}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={LIMITS.emailLetters}
        error={errors.email}
        disabled={isSending}
        className="@max-[31rem]:col-span-full"
      />
      <SelectField
        name="often"
        label={words.howOften}
        isLabelHidden
        defaultValue="daily"
        disabled={isSending}
        options={OFTEN.map((often) => ({ value: often, label: words.often[often] }))}
      />
      <ForMachines label={words.leaveEmpty} />
      <Button type="submit" look="secondary" isBusy={isSending} busyLabel={words.sending}>
        {words.tellMe}
      </Button>
      {errors.all && (
        <p role="alert" className="col-span-full rounded-sill bg-crimson-100 px-3.5 py-3 text-crimson-800">
          {errors.all}
        </p>
      )}
    </form>
  )
}

function sayOf(error: unknown): Errors {
  const { code } = error instanceof ApiError ? error : {}
  if (code === 'INVALID_INPUT') return { email: words.emailInvalid }
  if (code === 'TOO_MANY') return { all: words.tooMany }
  return { all: code === 'CONFLICT' ? words.full : words.failed }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
