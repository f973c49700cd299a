import type { StoredUser } from '#contract/accounts/users.ts'
import { FIRM } from '#contract/firm.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const { support: words } = panelDashboard

/** The box with the link to the support team: a chat whose first message names the account. */
export function SupportChat({ user }: { user: StoredUser | null }) {
  const who = user ? `${user.username} (${user.email})` : words.somebody
  return (
    <section className="@container overflow-hidden rounded-court floor">
      <div className="creeper" aria-hidden />
      <div className="grid grid-cols-1 items-center gap-3 p-5 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:gap-x-8 @min-[36rem]:gap-y-1">
        <h2 className="text-[1.375rem] text-white">{words.title}</h2>
        <p>{words.text(FIRM.hours)}</p>
        <a
          href={whatsAppLink(FIRM.supportWhatsAppDigits, words.message(who))}
          {...NEW_TAB}
          className={buttonLook({
            look: 'floor',
            className: '@min-[36rem]:col-start-2 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1',
          })}
        >
          <WhatsAppIcon />
          {words.button}
        </a>
      </div>
    </section>
  )
}
