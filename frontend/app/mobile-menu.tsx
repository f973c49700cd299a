import { ArrowRight, Phone, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, NavLink } from '#frontend/lib/link.tsx'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Brand } from './brand.tsx'
import { NAV_LINKS } from './nav-links.ts'

const WIDE = '(min-width: 62rem)'

/** The shutters: open as long as it is mounted, closing takes 400 ms. Focus stays inside, Escape closes. */
export function MobileMenu({ onClosed }: { onClosed: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isClosing, setIsClosing] = useState(false)
  const close = () => setIsClosing(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => ref.current?.close(), LIMITS.menuClosingMs)
    return () => clearTimeout(timer)
  }, [isClosing])

  useEffect(() => {
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', onClosed)
    return () => wide.removeEventListener('change', onClosed)
  }, [onClosed])

  function closeSlowly(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={ref}
      aria-label={messages.site.menu}
      data-closing={isClosing || undefined}
      onCancel={closeSlowly}
      onClose={onClosed}
      className="shutters h-dvh w-full bg-transparent"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex min-h-15 items-center justify-between border-b border-mist-200 bg-lime-0 wrap !mx-0 w-full">
          <Link to="/" onClick={close} aria-label={messages.site.homeLink}>
            <Brand />
          </Link>
          <IconButton label={messages.site.closeMenu} icon={X} onClick={close} />
        </div>
        <div className="flex flex-1 flex-col justify-end gap-5 px-5 pt-6 pb-6 shutter-dark">
          <nav aria-label={messages.site.mainNavigation} className="border-t border-white/20">
            {NAV_LINKS.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}

                onClick={close}
                className="flex min-h-16 items-center justify-between border-b border-white/20 font-display text-[1.625rem] leading-head font-semibold aria-[current]:text-brass-300"
              >
                {label}
                <Icon of={ArrowRight} size={32} />
              </NavLink>
            ))}
          </nav>
          <div className="grid gap-2.5">
            <a
              href={whatsAppLink(FIRM.whatsAppDigits, messages.contact.whatsAppText)}
              {...NEW_TAB}
              className={buttonLook({ look: 'floor', isWide: true })}
            >
              <WhatsAppIcon />
              {messages.site.whatsAppUs}
            </a>
            <a
              href={phoneLink(FIRM.phone)}
              className={buttonLook({ look: 'floorOutline', isWide: true, className: 'hover:!bg-tea-900' })}
            >
              <Icon of={Phone} />
              {FIRM.phone}
            </a>
          </div>
        </div>
      </div>
    </dialog>
  )
}
