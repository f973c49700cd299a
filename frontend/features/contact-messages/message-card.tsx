import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { Check, Flag, Mail, Phone, Trash2, Undo2 } from 'lucide'
import { useState } from 'react'
import type { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { LANGUAGES } from '#contract/languages/languages.ts'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelContactMessages as words } from '#frontend/messages/panel/contact-messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'

const LONG_LETTERS = 420
/** The second click of a double click would undo the first one. */
const SECOND_CLICK = 2

type MessageCardProps = {
  message: ListedMessage
  isBusy: boolean
  /** Given only where the account may say that a message is handled. */
  onChange?: (message: ListedMessage, handled: boolean) => void
  /** Given only where the account may delete messages. */
  onDelete?: (message: ListedMessage) => void
}

/** A message with links to reply, and whether it was handled. */
export function MessageCard({ message, isBusy, onChange, onDelete }: MessageCardProps) {
  const { name, email, phone, createdAt, handledAt, handledBy } = message
  const isHandled = handledAt !== null
  return (
    <article className="grid grid-cols-1 gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 leading-snug">
        <div className="min-w-0">
          <h2 className="font-sans text-body font-semibold wrap-anywhere">{name}</h2>
          <p className="text-small wrap-anywhere text-ink-700">{[phone, email].filter(Boolean).join(', ')}</p>
        </div>
        <time dateTime={createdAt} className="text-small text-ink-500 tabular">
          {dateTimeOf(createdAt)}
        </time>
      </header>
      {message.language && message.language !== 'en' && (
        <p className="text-small text-ink-700">{words.readsIn(LANGUAGES[message.language].english)}</p>
      )}
      {message.report && <Report report={message.report} />}
      {message.interest !== '' && <Text text={message.interest} />}
      {message.notice && <Notice state={message.notice} />}
      {handledAt && (
        <p>
          <Tag tone="good">
            <Icon of={Check} size={16} />
            {handledLine(handledAt, handledBy)}
          </Tag>
        </p>
      )}
      <footer className="flex flex-wrap gap-2">
        <Replies message={message} />
        {onDelete && (
          <Button
            size="small"
            look="dangerOutline"
            className="max-sm:flex-1 sm:ml-auto"
            disabled={isBusy}
            aria-label={words.deleteName(name)}
            onClick={() => onDelete(message)}
          >
            <Icon of={Trash2} />
            {words.delete}
          </Button>
        )}
        {onChange && (
          <Button
            size="small"
            look={isHandled ? 'secondary' : 'primary'}
            className={onDelete ? 'max-sm:flex-auto' : 'max-sm:w-full sm:ml-auto'}
            disabled={isBusy}
            aria-label={`${isHandled ? words.reopen : words.handle}: ${name}`}
            onClick={({ detail }) => detail < SECOND_CLICK && onChange(message, !isHandled)}
          >
            <Icon of={isHandled ? Undo2 : Check} />
            {isHandled ? words.reopen : words.handle}
          </Button>
        )}
      </footer>
    </article>
  )
}

/** The reason of a report, and the listing it is about. */
function Report({ report }: { report: NonNullable<ListedMessage['report']> }) {
  const { reason, propertyId, number, title } = report
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Tag tone="over">
        <Icon of={Flag} size={16} />
        {words.report}: {words.reports[reason]}
      </Tag>
      {title === null ? (
        <span className="text-ink-700">{words.deletedListing}</span>
      ) : (
        <Link
          to={href(PANEL.property, { id: propertyId })}
          className="py-1.5 font-semibold wrap-anywhere underline underline-offset-4"
        >
          <Plate className="mr-1.5">{number}</Plate>
          {title}
        </Link>
      )}
    </p>
  )
}

/** The state of the notification mail to the office; a failed one must stand out. */
function Notice({ state }: { state: NonNullable<ListedMessage['notice']> }) {
  if (state === 'sent') return <p className="text-small text-ink-500">{words.notices.sent}</p>
  return (
    <p>
      <Tag tone={state === 'failed' ? 'over' : 'waiting'}>{words.notices[state]}</Tag>
    </p>
  )
}

const REPLY = buttonLook({ look: 'secondary', size: 'small', className: 'max-sm:flex-1 max-sm:!px-2' })

function Replies({ message }: { message: ListedMessage }) {
  const { name, phone, email } = message
  const language = message.language ?? 'en'
  const links = replyLinks(message)
  return (
    <>
      {phone !== '' && (
        <>
          <a href={links.call} aria-label={words.callName(name)} className={REPLY}>
            <Icon of={Phone} />
            {words.call}
          </a>
          {links.whatsAppInTheirs && (
            <a
              href={links.whatsAppInTheirs}
              {...NEW_TAB}
              aria-label={words.whatsAppNameIn(name, LANGUAGES[language].english)}
              className={REPLY}
            >
              <WhatsAppIcon />
              {words.whatsAppIn(LANGUAGES[language].english)}
            </a>
          )}
          <a href={links.whatsApp} {...NEW_TAB} aria-label={words.whatsAppName(name)} className={REPLY}>
            <WhatsAppIcon />
            {words.whatsApp}
          </a>
        </>
      )}
      {email !== '' && (
        <a href={links.mail} aria-label={words.mailName(name)} className={REPLY}>
          <Icon of={Mail} />
          {words.mail}
        </a>
      )}
    </>
  )
}

function Text({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= LONG_LETTERS)
  return (
    <div>
      <p className="max-w-[66ch] whitespace-pre-line wrap-anywhere">
        {isWhole ? text : `${text.slice(0, LONG_LETTERS).trimEnd()}…`}
      </p>
      {!isWhole && (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setIsWhole(true)}>
          {words.showAll}
        </Button>
      )}
    </div>
  )
}

function handledLine(handledAt: string, handledBy: string | null): string {
  const when = dateTimeOf(handledAt)
  return handledBy ? words.handledBy(handledBy, when) : words.handledAt(when)
}

const INDIA = '91'
const LOCAL_DIGITS = 10

type Sender = Pick<ListedMessage, 'name' | 'email' | 'phone' | 'language'>

/** Links to reply: a call, or a chat or mail that begins with a greeting, the chat also in the sender's language. */
function replyLinks({ name, email, phone, language }: Sender) {
  const greeting = words.greetings.en(name)
  const chat = (text: string) => whatsAppLink(internationalDigits(phone), text)
  return {
    call: phoneLink(phone),
    whatsApp: chat(greeting),
    ...(language && language !== 'en' && { whatsAppInTheirs: chat(words.greetings[language](name)) }),
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(greeting)}`,
  }
}

/** The digits WhatsApp asks for: with the country's code, which is India's where a number has none. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  const local = digits.replace(/^0+/, '')
  return local.length === LOCAL_DIGITS ? INDIA + local : local
}
