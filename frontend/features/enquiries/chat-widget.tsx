import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { FIRM } from '#contract/firm.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Spinner } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { useAskedText } from './chat-about.ts'
import { openChat } from './open-chat.ts'

const ChatTopics = chunk(async () => (await import('./chat-topics.tsx')).ChatTopics)

/** From this width on the button is a bubble at the page's edge; below it is an icon in a bar. */
const IS_BUBBLE = '(width >= 95rem)'

/**
 * The chat button of every public page; its popup is loaded when it is first needed. On a listing's page the icon in a bar opens
 * the chat about the listing at once, and the popup for whoever comes back with another question.
 */
export function ChatWidget() {
  const [isOpen, setIsOpen] = useState(false)
  const asked = useAskedText()
  const widget = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLButtonElement>(null)

  const leave = useCallback(() => setIsOpen(false), [])
  const close = useCallback(() => {
    setIsOpen(false)
    bubble.current?.focus()
  }, [])
  useClosing(isOpen, { widget, close, leave })

  function press() {
    if (!isOpen && asked && !matchMedia(IS_BUBBLE).matches) openChat(whatsAppLink(FIRM.whatsAppDigits, asked))
    setIsOpen(!isOpen)
  }

  return (
    <div ref={widget} className="chat-widget">
      {isOpen && (
        <ErrorBoundary resetKey="" fallback={() => <ChatMissing />}>
          <Suspense fallback={<ChatOnItsWay />}>
            <ChatTopics asked={asked} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      <button
        ref={bubble}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void ChatTopics.preload().catch(() => undefined)}
        onClick={press}
        className="chat-bubble inline-flex items-center justify-center gap-2.5 rounded-round font-semibold"
      >
        <WhatsAppIcon size={22} />
        {asked && <span>{messages.chat.about}</span>}
        <span>{messages.chat.bubble}</span>
      </button>
    </div>
  )
}

type Closing = { widget: RefObject<HTMLElement | null>; close: () => void; leave: () => void }

/** Escape closes an open popup and returns the focus; a press outside only closes it. */
function useClosing(isOpen: boolean, { widget, close, leave }: Closing) {
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const closeOutside = ({ target }: Event) =>
      target instanceof Node && !widget.current?.contains(target) && leave()
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [isOpen, widget, close, leave])
}

const BOX = 'w-72 rounded-court bg-lime-0 p-3.5 eave'

/** In a box of its own: alone it looks like another button on what lies below. */
const ChatOnItsWay = () => (
  <div className={BOX}>
    <Spinner />
  </div>
)

function ChatMissing() {
  return (
    <div className={BOX} role="alert">
      <p className="text-small leading-snug text-crimson-800">{messages.chat.failed}</p>
    </div>
  )
}
