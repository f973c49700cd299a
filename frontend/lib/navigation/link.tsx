import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useMatch, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link within the site. The router's own brings 2.5 kB of prefetching along that these pages have no use for. */
export function Link({ to, onClick, children, ...link }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isOwn = event.defaultPrevented || link.target || button !== 0
    if (isOwn || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    // A second click comes while the page is still on its way: it must not need a second Back.
    const isPresent = href === location.pathname + location.search + location.hash
    void navigate(to, { replace: isPresent })
  }

  return (
    <a {...link} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** A link that says so when its page is the one that is shown. */
export function NavLink(props: LinkProps) {
  const isCurrent = useMatch(props.to) !== null
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
