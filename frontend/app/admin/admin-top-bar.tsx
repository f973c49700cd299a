import { Menu } from 'lucide'
import type { StoredUser } from '#contract/accounts/users.ts'
import { SearchBox } from '#frontend/features/search/search-box.tsx'
import type { Access } from '#frontend/features/session/access.ts'
import { UserMenu } from '#frontend/features/users/user-menu.tsx'
import { panel } from '#frontend/messages/panel.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'

type TopBarProps = {
  access: Access | undefined
  user: StoredUser | null
  hasTabs: boolean
  onMenu: () => void
  onLogout: () => void
}

/** Search, and who is signed in; on phones the menu too, where no tabs hold it. */
export function TopBar({ access, user, hasTabs, onMenu, onLogout }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex min-h-15 items-center gap-1.5 border-b border-mist-200 bg-lime-0 px-(--gutter) py-1.5 sm:gap-2 lg:min-h-16 lg:px-8">
      {!hasTabs && (
        <IconButton
          label={panel.openMenu}
          icon={Menu}
          aria-haspopup="dialog"
          onClick={onMenu}
          className="-ml-2.5 hover:bg-mist-100 lg:hidden"
        />
      )}
      {access && <SearchBox isEverythingSeen={access.includes('look')} />}
      <UserMenu user={user} onLogout={onLogout} />
    </header>
  )
}
