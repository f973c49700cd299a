import {
  ArrowUpRight,
  HandCoins,
  House,
  KeyRound,
  type IconNode,
  MessageCircleMore,
  MessageCircleQuestionMark,
  Scale,
  X,
} from 'lucide'
import { useEffect, useRef } from 'react'
import { FIRM } from '#contract/firm.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const words = messages.chatTopics
const TOPICS: readonly { topic: keyof typeof words.topics; icon: IconNode }[] = [
  { topic: 'buying', icon: House },
  { topic: 'selling', icon: HandCoins },
  { topic: 'rentals', icon: KeyRound },
  { topic: 'valuation', icon: Scale },
  { topic: 'general', icon: MessageCircleQuestionMark },
]

type ChatTopicsProps = {
  /** The text of a chat about the listing that the page shows. */
  asked: string | undefined
  onClose: () => void
}

/** A chosen topic opens its chat in a new tab; the popup closes and the focus returns to the button that opened it. */
export function ChatTopics({ asked, onClose }: ChatTopicsProps) {
  const popup = useRef<HTMLDialogElement>(null)
  useEffect(() => popup.current?.focus(), [])
  return (
    <dialog
      open
      ref={popup}
      aria-label={words.title}
      tabIndex={-1}
      className="static max-h-[calc(100dvh-6rem)] w-[min(348px,calc(100vw-32px))] overflow-y-auto box roof outline-none"
    >
      <div className="flex items-center justify-between py-3.5 pr-2.5 pl-4.5 floor">
        <h2 className="text-[1.3125rem] text-white">{words.title}</h2>
        <IconButton label={words.close} icon={X} onClick={onClose} className="hover:bg-oxide-800" />
      </div>
      <div className="!h-4 creeper" aria-hidden />
      <ul>
        {asked && (
          <Topic label={messages.chat.about} text={asked} icon={MessageCircleMore} onClick={onClose} />
        )}
        {TOPICS.map(({ topic, icon }) => (
          <Topic key={topic} {...words.topics[topic]} icon={icon} onClick={onClose} />
        ))}
      </ul>
      <div className="px-4.5 pt-3.5 pb-4">
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, words.customText)}
          {...NEW_TAB}
          onClick={onClose}
          className={buttonLook({ isWide: true })}
        >
          <WhatsAppIcon />
          {words.custom}
        </a>
      </div>
    </dialog>
  )
}

type TopicProps = { label: string; text: string; icon: IconNode; onClick: () => void }

function Topic({ label, text, icon, onClick }: TopicProps) {
  return (
    <li>
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, text)}
        {...NEW_TAB}
        onClick={onClick}
        className="flex min-h-13 items-center gap-3.5 border-b border-mist-200 px-4.5 py-1.5 font-medium hover:bg-tea-50"
      >
        <Icon of={icon} className="text-tea-700" />
        {label}
        <Icon of={ArrowUpRight} size={18} className="ml-auto text-ink-500" />
      </a>
    </li>
  )
}
