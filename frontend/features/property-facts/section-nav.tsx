import { type MouseEvent, useEffect, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.sections
/** The distance from the top edge at which a section counts as reached: below the sticky bars. */
const REACHED_PX = 160

type PageSection = { id: string; label: string }

/** Links to the sections of a listing's page; the current one is marked. */
export function SectionNav({ drawing }: { drawing: string }) {
  const sections = [
    { id: 'overview', label: words.overview },
    { id: 'drawing', label: drawing },
    { id: 'details', label: messages.detail.features },
    { id: 'map', label: words.map },
    { id: 'similar', label: words.similarShort },
  ]
  const { present, current } = useSections(sections)

  function jump(event: MouseEvent, id: string) {
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }

  return (
    <nav aria-label={words.onThisPage}>
      <ul className="-ml-3.5 flex">
        {sections
          .filter(({ id }) => present.includes(id))
          .map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current || undefined}
                onClick={(event) => jump(event, id)}
                className="current-mark inline-flex min-h-13 items-center px-3.5 font-medium hover:text-tea-700"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The sections that have content, and the current one; measured again when the page grows or scrolls. */
function useSections(sections: readonly PageSection[]) {
  const ids = sections.map(({ id }) => id).join(' ')
  const [found, setFound] = useState('')
  useEffect(() => {
    const measure = () => setFound(measured(ids))
    const grown = new ResizeObserver(measure)
    grown.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      grown.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [ids])
  const [current = '', ...present] = found.split(' ')
  return { current, present }
}

/** The current section, then all that have content. */
function measured(ids: string): string {
  const present = ids.split(' ').filter((id) => document.getElementById(id)?.offsetHeight)
  const reached = present.filter((id) => topOf(id) <= REACHED_PX)
  return [reached.at(-1) ?? present[0], ...present].join(' ')
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
