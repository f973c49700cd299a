import { ArrowRight, Phone, X } from 'lucide'
import { FIRM } from '#contract/firm.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { KeptSlot } from '#frontend/features/kept/kept-slot.tsx'
import { useHome } from '#frontend/features/home/use-home.ts'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { Link, NavLink } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { Languages } from './languages.tsx'
import { NAV_LINKS } from './nav-links.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { prefersReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'
import { useWideWindow } from '#frontend/app/use-wide-window.ts'
import { useModal } from '#frontend/ui/overlay/use-modal.ts'

/** The menu on phones, over the whole page; its links are near the bottom, in reach of the thumb. Focus stays inside, Escape closes it. */
export function MobileMenu({ onClosed }: { onClosed: () => void }) {
  const { close, dialogProps } = useMenuDialog(onClosed)
  return (
    <dialog
      {...dialogProps}
      aria-label={messages.site.menu}
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
        <div className="creeper" />
        <div className="flex flex-1 flex-col gap-5 px-5 pb-6 bg-tea-800 text-white [--focus-ring:var(--color-brass-300)]">
          {/* Half of the drawing, as large as what room is left. */}
          <div aria-hidden className="relative flex-1 overflow-hidden">
            <span className="absolute left-1/2 h-[200%] max-h-80 -translate-1/2 opacity-30 alpona sm:max-h-120" />
          </div>
          <nav aria-label={messages.site.mainNavigation} className="border-t border-white/20">
            {NAV_LINKS.map((link) => (
              <MenuLink key={link.to} {...link} onClick={close} />
            ))}
            <KeptSlot
              onClick={close}
              className="flex min-h-12 items-center border-b border-white/20 text-lead font-semibold aria-[current]:text-brass-300"
            />
          </nav>
          <Kinds onClick={close} />
          <WaysToAsk />
          <Languages
            className="flex flex-wrap justify-between"
            linkClassName="inline-flex min-h-11 items-center aria-[current]:text-brass-300"
          />
        </div>
      </div>
    </dialog>
  )
}

/** The four kinds, each with how many there are as soon as that is known. */
function Kinds({ onClick }: { onClick: () => void }) {
  const { home } = useHome()
  return (
    <ul aria-label={messages.home.typeOfProperty} className="pairs gap-2.5 [--pair:9.25rem]">
      {FILTER_CATEGORIES.map((kind) => (
        <li key={kind} className="grid">
          <Link
            to={`/property?category=${kind}&autoScroll=true`}
            onClick={onClick}
            className="flex min-h-12 items-center gap-2 rounded-sill border border-white/30 px-3 text-base font-semibold hover:bg-tea-900"
          >
            <Icon of={CATEGORY_ICONS[kind]} />
            {messages.words.kind(kind)}
            <span className="ml-auto font-text tabular">
              {home && messages.words.amount(String(home.kinds[kind]))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ to, label, onClick }: (typeof NAV_LINKS)[number] & { onClick: () => void }) {
  return (
    <NavLink
      to={to}
      onClick={onClick}
      className="flex min-h-16 items-center justify-between border-b border-white/20 font-display text-[1.625rem] leading-head font-semibold aria-[current]:text-brass-300"
    >
      {label}
      <Icon of={ArrowRight} size={32} />
    </NavLink>
  )
}

function WaysToAsk() {
  return (
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
  )
}

/** The menu's dialog: open as long as it is mounted, closing takes 400 ms, or no time for visitors who prefer reduced motion. */
function useMenuDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isClosing, setIsClosing] = useState(false)

  useModal(dialog, close)

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => dialog.current?.close(), LIMITS.menuClosingMs)
    return () => clearTimeout(timer)
  }, [isClosing])

  useWideWindow(onClosed)

  function close() {
    if (prefersReducedMotion()) dialog.current?.close()
    else setIsClosing(true)
  }

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }

  return { close, dialogProps: { ref: dialog, 'data-closing': isClosing || undefined, onCancel: cancel } }
}
