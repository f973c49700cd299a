import { Check, Flag, Mail, MessageSquareText, Phone, Trash2, Undo2 } from 'lucide'
import { useState } from 'react'
import type { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { LANGUAGES } from '#contract/languages/languages.ts'
import { href } from '#contract/paths.ts'
import { indiaDate } from '#contract/units/time.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { dateTimeOf, timeOf } from '#frontend/lib/format/panel-dates.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelContactMessages as words } from '#frontend/messages/panel/contact-messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { borderedIconLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { type MenuItem, RowMenu } from '#frontend/ui/overlay/row-menu.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'

const LONG_LETTERS = 420
/** The second click of a double click would undo the first one. */
const SECOND_CLICK = 2

type MessageRowProps = {
  message: ListedMessage
  isBusy: boolean
  /** Given only where the account may say that a message is handled. */
  onChange?: (message: ListedMessage, handled: boolean) => void
  /** Given only where the account may delete messages. */
  onDelete?: (message: ListedMessage) => void
}

const ROW =
  'grid grid-cols-1 gap-x-5 gap-y-2.5 px-3.5 py-3 leading-snug sm:px-5 lg:grid-cols-[104px_minmax(0,1fr)_auto]'

/** A message: when it came, from whom, what it says, and the ways to answer. */
export function MessageRow({ message, isBusy, onChange, onDelete }: MessageRowProps) {
  const { _id, name, email, phone, createdAt, handledAt, handledBy, language } = message
  return (
    <article className={ROW}>
      <p className="flex items-center gap-2 text-small text-ink-700 lg:grid lg:grid-cols-[auto_1fr] lg:content-start lg:gap-y-0.5">
        <Icon of={message.report ? Flag : MessageSquareText} size={18} className="text-oxide-700" />
        <span>{message.report ? words.report : words.message}</span>
        <time dateTime={createdAt} className="text-micro text-ink-500 tabular lg:col-start-2">
          {cameAt(createdAt)}
        </time>
      </p>
      <div className="grid min-w-0 content-start gap-1.5">
        <div>
          <h2 className="font-sans text-body leading-snug font-semibold wrap-anywhere">
            <Link to={href(PANEL.lead, { id: _id })} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p className="text-small wrap-anywhere text-ink-700">
            {[phone, email, language && language !== 'en' && words.readsIn(LANGUAGES[language].english)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {message.report && <Report report={message.report} />}
        {message.interest !== '' && <MessageText text={message.interest} />}
        {message.notice && <Notice state={message.notice} />}
        {handledAt && (
          <p>
            <Tag tone="good">
              <Icon of={Check} size={16} />
              {handledLine(handledAt, handledBy)}
            </Tag>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <Replies message={message} />
        {onChange && <HandleButton message={message} isBusy={isBusy} onChange={onChange} />}
        <More message={message} onDelete={onDelete} />
      </div>
    </article>
  )
}

/** Where a message will stand. */
export function MessageRowSkeleton() {
  return (
    <div aria-hidden className={ROW}>
      <SkeletonLine className="my-1 w-20" />
      <span className="grid gap-2 py-1">
        <SkeletonLine className="w-2/5" />
        <SkeletonLine className="w-4/5" />
        <SkeletonLine className="w-3/5" />
      </span>
      <SkeletonLine className="!h-11 w-72 max-w-full" />
    </div>
  )
}

/** The hour of today, else the day. */
const cameAt = (time: string) =>
  indiaDate(Date.parse(time)) === indiaDate(Date.now()) ? timeOf(time) : shortDayOf(time)

type HandleButtonProps = Required<Pick<MessageRowProps, 'message' | 'isBusy' | 'onChange'>>

function HandleButton({ message, isBusy, onChange }: HandleButtonProps) {
  const isHandled = message.handledAt !== null
  const label = isHandled ? words.reopen : words.handle
  return (
    <Button
      size="small"
      look="secondary"
      className="max-sm:flex-auto max-sm:!px-2"
      isHeld={isBusy}
      aria-label={`${label}: ${message.name}`}
      onClick={({ detail }) => detail < SECOND_CLICK && onChange(message, !isHandled)}
    >
      <Icon of={isHandled ? Undo2 : Check} />
      <span className="sm:hidden">{isHandled ? words.reopen : words.handleShort}</span>
      <span className="max-sm:hidden">{label}</span>
    </Button>
  )
}

/** What is seldom done with a message; a menu of nothing is none. */
function More({ message, onDelete }: Pick<MessageRowProps, 'message' | 'onDelete'>) {
  const { name, phone, language } = message
  const items: MenuItem[] = [
    ...(phone !== '' && language && language !== 'en'
      ? [
          {
            icon: MessageSquareText,
            label: words.whatsAppIn(LANGUAGES.en.english),
            onClick: () =>
              void window.open(replyLinks({ ...message, language: 'en' }).whatsApp, '_blank', 'noopener'),
          },
        ]
      : []),
    ...(onDelete
      ? [{ icon: Trash2, label: words.delete, isGrave: true, onClick: () => onDelete(message) }]
      : []),
  ]
  return items.length > 0 && <RowMenu label={words.rowMenu(name)} heading={name} items={items} />
}

/** The reason of a report, and the listing it is about. */
function Report({ report }: { report: NonNullable<ListedMessage['report']> }) {
  const { reason, propertyId, number, title } = report
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Tag tone="waiting">{words.reports[reason]}</Tag>
      {title === null ? (
        <span className="text-ink-700">{words.deletedListing}</span>
      ) : (
        <Link
          to={href(PANEL.property, { id: propertyId })}
          className="py-1.5 wrap-anywhere underline underline-offset-4"
        >
          <Plate className="mr-1.5">{number}</Plate>
          <ListingTitle title={title} />
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

/** Icons for a call, a chat in the sender's language and a mail; their names are said. */
function Replies({ message }: { message: ListedMessage }) {
  const { name, phone, email, language } = message
  const links = replyLinks(message)
  const inTheirs = language && language !== 'en' ? LANGUAGES[language].english : undefined
  const chat = inTheirs ? words.whatsAppNameIn(name, inTheirs) : words.whatsAppName(name)
  const mail = inTheirs ? words.mailNameIn(name, inTheirs) : words.mailName(name)
  return (
    <>
      {phone !== '' && (
        <>
          <a href={links.whatsApp} {...NEW_TAB} aria-label={chat} className={borderedIconLook}>
            <WhatsAppIcon />
          </a>
          <a href={links.call} aria-label={words.callName(name)} className={borderedIconLook}>
            <Icon of={Phone} />
          </a>
        </>
      )}
      {email !== '' && (
        <a href={links.mail} aria-label={mail} className={borderedIconLook}>
          <Icon of={Mail} />
        </a>
      )}
    </>
  )
}

function MessageText({ text }: { text: string }) {
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

/** Links to reply: a call, or a chat or mail that begins with a greeting in the sender's language. */
function replyLinks({ name, email, phone, language }: Sender) {
  const greeting = words.greetings[language ?? 'en'](name)
  return {
    call: phoneLink(phone),
    whatsApp: whatsAppLink(internationalDigits(phone), greeting),
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subjects[language ?? 'en'])}&body=${encodeURIComponent(greeting)}`,
  }
}

/** The digits WhatsApp asks for: with the country's code, which is India's where a number has none. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  const local = digits.replace(/^0+/, '')
  return local.length === LOCAL_DIGITS ? INDIA + local : local
}
