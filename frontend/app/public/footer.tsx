import { Children, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { messages } from '#frontend/messages/messages.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { Languages } from './languages.tsx'
import { Newsletter } from './newsletter.tsx'
import { SocialIcon } from './social-icon.tsx'

const footer = messages.footer
const LINK = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4'
const HEADING = 'mb-1.5 text-[1.1875rem]'

/** Far enough for its letters to be there when it comes into sight. */
const AHEAD_PX = 800

export function Footer() {
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box, AHEAD_PX)
  return (
    <footer
      ref={box}
      className="floor [contain-intrinsic-block-size:auto_51.5rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_32rem]"
    >
      <div className="creeper" aria-hidden />
      <div className="relative wrap">
        <div className="pairs [--pair:6.75rem] gap-x-12 gap-y-9 pt-12 pb-8 md:grid-cols-[1.5fr_.8fr_.8fr_1.4fr] md:pt-18 md:pb-12">
          <Firm />
          <Links title={footer.company}>
            <Link className={LINK} to="/about">
              {footer.aboutUs}
            </Link>
            <Link className={LINK} to="/contact">
              {footer.contactUs}
            </Link>
            {/* A full page load: the staff's screens bring their own styles and rules. */}
            <a className={LINK} href={LOGIN}>
              {footer.staffLogin}
            </a>
          </Links>
          <Links title={footer.property}>
            {[footer.buyProperties, footer.flatForSale, footer.allProperties].map((label) => (
              <Link key={label} className={LINK} to="/property">
                {label}
              </Link>
            ))}
          </Links>
          <Newsletter />
        </div>
        <Languages className="flex flex-wrap gap-x-6" linkClassName={LINK} isSeen={isNear} />
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-t border-paste/28 pt-4.5 pb-[calc(1.625rem+var(--bottom-bar,0px))] text-small">
          <Copyright />
          <span>{footer.units}</span>
        </p>
      </div>
    </footer>
  )
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={HEADING}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}

function Firm() {
  return (
    <div className="col-span-full md:col-span-1">
      <Link to="/" aria-label={messages.site.homeLink}>
        <Brand isOnFloor />
      </Link>
      <p className="mt-3.5 mb-4.5 max-w-[34ch]">{footer.claim}</p>
      <address className="text-small leading-snug not-italic">
        {FIRM_ADDRESS.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {FIRM.reraAgentNumber !== '' && (
          <span className="mt-1.5 block">{footer.reraAgent(FIRM.reraAgentNumber)}</span>
        )}
      </address>
      <ul className="mt-2.5 -ml-2.5 flex gap-1">
        {(['facebook', 'instagram', 'youtube'] as const).map((network) => (
          <li key={network}>
            <a
              className={`${iconButtonLook} hover:bg-oxide-800`}
              href={FIRM.social[network]}
              aria-label={footer[network]}
            >
              <SocialIcon of={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Copyright() {
  const year = useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  )
  return <span>{footer.copyright(`${year}-${year + 1}`)}</span>
}
