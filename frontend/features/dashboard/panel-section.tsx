import { ArrowRight } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type PanelSectionProps = {
  title: string
  /** Shown beside the title, such as a count. */
  count?: string
  more?: { to: string; label: string }
  children: ReactNode
}

/** A section of the dashboard with its heading and a link to all of it. */
export function PanelSection({ title, count, more, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-2 box p-4 sm:p-5">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-h3">
        {title}
        {count && (
          <span className="rounded-tag bg-brass-100 px-2.5 pt-0.5 font-sans text-small font-semibold text-brass-800 tabular">
            {count}
          </span>
        )}
      </h2>
      {children}
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-tea-700 hover:underline"
        >
          {more.label}
          <Icon of={ArrowRight} />
        </Link>
      )}
    </section>
  )
}
