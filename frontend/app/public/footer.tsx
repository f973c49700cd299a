import {
  Children,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { drawAbove } from '#frontend/lib/browser/use-laid-out.ts'
import { preloadWhenIdle } from '#frontend/lib/browser/preload-when-idle.ts'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { FIRM } from '#contract/firm.ts'
import { messages } from '#frontend/messages/messages.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { Languages } from './languages.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { preloadOrnaments } from '#frontend/ui/feedback/ornament.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

const footer = messages.footer
const LINK = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4'
const HEADING = 'mb-1.5 text-[1.1875rem]'

/** Far enough for its letters to be there when it comes into sight. */
const AHEAD_PX = 800

export function Footer() {
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box, AHEAD_PX)
  useEffect(() => {
    if (box.current) drawAbove(box.current)
  }, [])
  useEffect(() => preloadWhenIdle([preloadOrnaments]), [])
  return (
    <footer
      ref={box}
      data-left-out=""
      className="floor max-lg:[contain-intrinsic-block-size:auto_45.3rem] max-lg:data-left-out:[content-visibility:auto]"
    >
      <div className="creeper" aria-hidden />
      <div className="relative wrap">
        <div className="pairs [--pair:6.75rem] gap-x-6 gap-y-5 pt-6 pb-2 md:gap-x-12 md:gap-y-9 md:grid-cols-[1.5fr_.8fr_.8fr_1.4fr] md:pt-18 md:pb-12">
          <Firm />
          <Links title={footer.company}>
            <Link className={LINK} to="/about">
              {footer.aboutUs}
            </Link>
            <Link className={LINK} to="/contact">
              {footer.contactUs}
            </Link>
            <Link className={LINK} to="/privacy">
              {footer.privacy}
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
            <Link className={LINK} to="/sell">
              {footer.sell}
            </Link>
          </Links>
          <Newsletter isNear={isNear} />
        </div>
        {/* In a wide window the head has brought their letters already. */}
        <Languages
          className="flex flex-wrap gap-x-6 lg:[font-family:Names,var(--font-sans)]"
          linkClassName={LINK}
          isSeen={isNear}
        />
        <p className="above-bar flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-t border-paste/28 pt-4.5 pb-[calc(1.625rem+var(--bottom-bar,0px))] text-small">
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
      <p className="mt-3.5 mb-4.5 max-w-[34ch] max-md:hidden">{footer.claim}</p>
      <address className="text-small max-md:mt-2 leading-snug not-italic">
        {messages.firmAddress.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {FIRM.reraAgentNumber !== '' && (
          <span className="mt-1.5 block">{footer.reraAgent(FIRM.reraAgentNumber)}</span>
        )}
        <a className={`${LINK} mt-1.5 font-semibold`} href={phoneLink(FIRM.phone)}>
          {FIRM.phone}
        </a>
      </address>
      <ul className="-ml-2.5 flex gap-1 md:mt-2.5">
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

const PATHS = {
  facebook: ['M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'],
  instagram: [
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z',
    'M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37z',
    'M17.5 6.5h.01',
  ],
  youtube: [
    'M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17',
    'm10 15 5-3-5-3z',
  ],
} as const

/** lucide dropped brand icons; these are drawn in its manner. */
function SocialIcon({ of }: { of: keyof typeof PATHS }) {
  return <Icon of={PATHS[of].map((d) => ['path', { d }])} />
}

const newsletter = messages.newsletter

/**
 * The box the specification asks for: it sends nothing and says so, and before its code is there does nothing at all. Its field comes
 * when the footer is near: a browser that fills in forms lays out the whole footer for it before it shows anything of the page.
 */
function Newsletter({ isNear }: { isNear: boolean }) {
  const [isAsked, setIsAsked] = useState(false)

  function answer(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
  }

  return (
    <form onSubmit={answer} method="dialog" noValidate className="col-span-full md:col-span-1">
      <h2 className="mb-2.5 text-[1.1875rem]">{newsletter.title}</h2>
      <div className="flex gap-2">
        {isNear ? (
          <TextField
            label={newsletter.label}
            isLabelHidden
            type="email"
            name="email"
            autoComplete="email"
            placeholder={newsletter.placeholder}
            className="flex-1 text-ink-900"
          />
        ) : (
          <span
            aria-hidden
            className="min-h-12 flex-1 rounded-sill border-[1.5px] border-mist-400 bg-lime-0"
          />
        )}
        <Button type="submit" look="floor">
          {newsletter.join}
        </Button>
      </div>
      <output className="mt-2.5 block text-small leading-snug">{isAsked && newsletter.notYet}</output>
    </form>
  )
}
