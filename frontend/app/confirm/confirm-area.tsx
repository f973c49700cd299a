import '#frontend/styles/staff.css'
import { Route, Routes } from 'react-router'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { ConfirmLinkPage } from '#frontend/pages/confirm/confirm-link.tsx'
import { accounts } from '#frontend/messages/accounts.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { Brand } from '#frontend/app/brand.tsx'

/** Everything under /confirm, where the links of reminders lead, in a chunk that visitors never load. */
export function ConfirmArea() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="px-4 py-1.75 floor floor-band">
        <Link to="/" aria-label={accounts.homeLink} className="relative z-1 inline-block">
          <Brand isOnFloor />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid grid-cols-1 content-start justify-items-center px-4 pt-7 pb-12 outline-none lg:pt-16"
      >
        <Routes>
          <Route path=":token" element={<ConfirmLinkPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
    </div>
  )
}
