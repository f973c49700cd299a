import { Menu, Phone } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link, NavLink } from '#frontend/lib/navigation/link.tsx'
import { FIRM } from '#contract/firm.ts'
import { LazyPart } from '#frontend/features/errors/part.tsx'
import { KeptSlot } from '#frontend/features/kept/kept-slot.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { Languages } from './languages.tsx'
import { NAV_LINKS } from './nav-links.ts'

const LINK = 'bar-link inline-flex min-h-11 items-center font-medium'

const MobileMenu = chunk(async () => (await import('./mobile-menu.tsx')).MobileMenu)
const preloadMenu = () => void MobileMenu.preload().catch(() => undefined)

export function TopBar({ offer }: { offer?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 border-b border-mist-200 bg-lime-0">
      <div className="flex min-h-15 items-center gap-2 wrap lg:min-h-19">
        <Link to="/" aria-label={messages.site.homeLink}>
          <Brand />
        </Link>
        <nav aria-label={messages.site.mainNavigation} className="ml-9 hidden gap-1 lg:flex">
          {NAV_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} className={LINK}>
              {label}
            </NavLink>
          ))}
          <KeptSlot className={LINK} />
        </nav>
        {offer}
        {/* Beside the fixed button of the chat. */}
        <KeptSlot
          isSmall
          className="ml-auto max-lg:mr-13 inline-flex min-h-11 items-center gap-1 px-3 font-semibold max-[21.5rem]:hidden lg:hidden"
        />
        <Languages className="ml-auto hidden gap-1 lg:flex" linkClassName={LINK} />
        <a href={phoneLink(FIRM.phone)} className={PHONE}>
          <Icon of={Phone} />
          <span className="bar-number">{FIRM.phone}</span>
        </a>
        <MenuButton />
      </div>
    </header>
  )
}

const PHONE = buttonLook({
  look: 'secondary',
  size: 'small',
  className: 'bar-phone',
})

function MenuButton() {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <>
      <IconButton
        label={messages.site.openMenu}
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPointerDown={preloadMenu}
        onFocus={preloadMenu}
        onClick={() => setIsMenuOpen(true)}
        className="ml-auto hover:bg-mist-100 lg:!hidden"
      />
      {isMenuOpen && (
        <LazyPart>
          <MobileMenu onClosed={() => setIsMenuOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
