import { Menu } from 'lucide-react'
import { useState } from 'react'
import type { StoredUser } from '#contract/accounts/users.ts'
import { SearchBox } from '#frontend/features/search/search-box.tsx'
import { UserMenu } from '#frontend/features/users/user-menu.tsx'
import { panel } from '#frontend/messages/panel.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Drawer } from './admin-drawer.tsx'
import type { NavProps } from './admin-nav.tsx'

/** Menu on phones, search, and who is signed in. */
export function TopBar({ user, ...nav }: NavProps & { user: StoredUser | null }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { access, onLogout } = nav
  return (
    <header className="sticky top-0 z-30 flex min-h-16 items-center gap-1.5 border-b border-mist-200 bg-lime-0 px-(--gutter) py-2 sm:gap-2 lg:min-h-19">
      <IconButton
        label={panel.openMenu}
        icon={Menu}
        aria-haspopup="dialog"
        onClick={() => setIsMenuOpen(true)}
        className="-ml-2.5 hover:bg-mist-100 lg:hidden"
      />
      {access && <SearchBox isEverythingSeen={access !== 'pending'} />}
      <UserMenu user={user} onLogout={onLogout} />
      {isMenuOpen && <Drawer {...nav} onClosed={() => setIsMenuOpen(false)} />}
    </header>
  )
}
