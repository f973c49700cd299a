import { useEffect, useRef } from 'react'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'

const words = messages.enquiry

/** Shown when the browser blocked the new tab: the same chat as a plain link. */
export function BlockedChat({ link, onOpened }: { link: string; onOpened: () => void }) {
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => anchor.current?.focus(), [])
  return (
    <Alert>
      {words.blocked}{' '}
      <a
        ref={anchor}
        href={link}
        {...NEW_TAB}
        onClick={onOpened}
        className="inline-block scroll-mb-28 py-2 font-semibold underline underline-offset-4"
      >
        {messages.enquiryOpening.openWhatsApp}
      </a>
    </Alert>
  )
}
