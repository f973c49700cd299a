import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** Above a page's heading: the way to the list that it belongs to. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        '-ml-[6px] inline-flex min-h-11 min-w-0 items-center gap-1 justify-self-start text-small underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      <Icon of={ChevronLeft} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  )
}
