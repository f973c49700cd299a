import { X } from 'lucide'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { useModal } from '#frontend/ui/overlay/use-modal.ts'
import { NavList, type NavProps } from './admin-nav.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { useWideWindow } from '#frontend/app/use-wide-window.ts'

/**
 * The panel's navigation on phones, a drawer from the right. Open as long as it is mounted; following a link, Logout,
 * Escape, a tap outside and a wide window close it.
 */
export function Drawer({ onClosed, onLogout, access }: NavProps & { onClosed: () => void }) {
  const { ref, close } = useDrawer()
  useWideWindow(onClosed)

  function logOut() {
    close()
    onLogout()
  }

  function closeOnLinkOrScrim({ target }: MouseEvent) {
    if (target === ref.current || (target instanceof Element && target.closest('a'))) close()
  }

  return (
    // A tap on the backdrop reaches the dialog element itself; keyboards close it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={panel.menuTitle}
      onClick={closeOnLinkOrScrim}
      onClose={onClosed}
      className="drawer overflow-y-auto overscroll-contain bg-mist-100 roof"
    >
      <div className="flex min-h-full flex-col px-3 py-2">
        <div className="mb-2 flex items-center justify-between">
          <Link to="/" aria-label={accounts.homeLink} className="pl-2.5">
            <Brand />
          </Link>
          <IconButton label={panel.closeMenu} icon={X} onClick={close} className="hover:bg-mist-200" />
        </div>
        <NavList access={access} onLogout={logOut} />
      </div>
    </dialog>
  )
}

/** Closes itself once another screen is shown, also after an unsaved form has asked whether to leave. */
function useDrawer() {
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()
  const { key: place } = useLocation()
  const [openedAt] = useState(place)
  useModal(ref, close)

  useEffect(() => {
    if (place !== openedAt) ref.current?.close()
  }, [place, openedAt])

  return { ref, close }
}
