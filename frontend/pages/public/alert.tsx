import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { AlertReply } from '#contract/alerts.ts'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'

const words = messages.alerts

/** The page behind the links of a search's mails: one tap begins them, and one ends them. Opening it changes nothing. */
export function AlertPage() {
  const { token = '' } = useParams()
  useHead({ title: `${words.pageTitle} | ${FIRM.productName}`, description: words.pageTitle })
  return <Alert key={token} path={href(PATHS.alert, { token })} />
}

type AlertResult = 'ended' | AlertReply

function Alert({ path }: { path: string }) {
  const { fetched, retry } = useReply<AlertReply>(path)
  const [busy, setBusy] = useState<'confirm' | 'end'>()
  const [done, setDone] = useState<AlertResult>()
  const [error, setError] = useState<unknown>()

  async function tap(action: 'confirm' | 'end') {
    setBusy(action)
    setError(undefined)
    try {
      const { body } = await call<AlertReply>(path, { method: 'POST', json: { action } })
      setDone(action === 'end' ? 'ended' : body)
    } catch (failure) {
      setError(failure)
    }
    setBusy(undefined)
  }

  if (done === 'ended') return <Box title={words.ended} lines={[words.endedText]} />
  const failure = error ?? (fetched.status === 'failed' ? fetched.error : undefined)
  if (failure instanceof ApiError && failure.status === 404)
    return <Box title={words.gone} lines={[words.goneText]} />
  if (fetched.status === 'failed')
    return (
      <Box title={words.pageTitle} lines={[words.failed]}>
        <Button onClick={retry}>{messages.list.retry}</Button>
      </Box>
    )
  if (fetched.status !== 'ready') return <output className="py-16 wrap">{messages.site.loading}</output>
  const alert = done ?? fetched.body
  const isAsking = alert.confirmedAt === null || alert.isEnding
  return (
    <Box {...headOf(alert)}>
      <Search alert={alert} />
      {done && <output className="rounded-sill bg-tea-50 px-3.5 py-3 text-tea-800">{words.done}</output>}
      {error !== undefined && (
        <p role="alert" className="rounded-sill bg-crimson-100 px-3.5 py-3 text-crimson-800">
          {error instanceof ApiError && error.code === 'CONFLICT' ? words.full : words.failed}
        </p>
      )}
      {isAsking && (
        <Button isWide isBusy={busy === 'confirm'} onClick={() => void tap('confirm')}>
          {alert.isEnding ? words.goOn : words.begin}
        </Button>
      )}
      <Button look="secondary" isWide isBusy={busy === 'end'} onClick={() => void tap('end')}>
        {words.end}
      </Button>
    </Box>
  )
}

function headOf({ confirmedAt, isEnding }: AlertReply) {
  if (isEnding) return { title: words.ending, lines: [words.endingText] }
  if (confirmedAt === null) return { title: words.waiting, lines: [words.waitingText] }
  return { title: words.on, lines: [words.onText] }
}

/** What is looked for, as the mails say it, with a text as it was typed, and how often it is mailed; leads to what fits now. */
function Search({ alert: { query, sentence, often } }: { alert: AlertReply }) {
  const typed = new URLSearchParams(query).get('searchTerm')
  return (
    <div className="grid gap-1 border-l-4 border-oxide-700 pl-4">
      <p className="font-semibold wrap-anywhere">{sentence}</p>
      {typed !== null && <p className="text-small wrap-anywhere text-ink-700">“{typed}”</p>}
      <p className="text-small text-ink-700">{words.often[often]}</p>
      <Link
        to={query === '' ? PATHS.listPage : `${PATHS.listPage}?${query}`}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {words.see}
      </Link>
    </div>
  )
}

function Box({ title, lines, children }: { title: string; lines: string[]; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center pt-9 pb-(--space-section) wrap lg:pt-16">
      <div className="grid w-full max-w-130 gap-4 box p-5 md:p-8">
        <h1 className="text-h2">{title}</h1>
        {lines.map((line) => (
          <p key={line} className="leading-snug text-ink-700">
            {line}
          </p>
        ))}
        {children ?? (
          <Link to={PATHS.listPage} className={buttonLook({ look: 'secondary', isWide: true })}>
            {messages.list.allProperties}
          </Link>
        )}
      </div>
    </div>
  )
}
