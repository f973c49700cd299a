import { ArrowRight } from 'lucide'
import hall640 from '#frontend/assets/pictures/home/show-hall-640.webp'
import hall960 from '#frontend/assets/pictures/home/show-hall-960.webp'
import land640 from '#frontend/assets/pictures/home/show-land-640.webp'
import land960 from '#frontend/assets/pictures/home/show-land-960.webp'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { MORE_LINK } from '#frontend/ui/section-head.tsx'

const { land, warehouse } = messages.showcase

const CARDS = [
  { ...land, searchTerm: 'land', src: land640, srcSet: `${land640} 640w, ${land960} 960w` },
  { ...warehouse, searchTerm: 'warehouse', src: hall640, srcSet: `${hall640} 640w, ${hall960} 960w` },
] as const

/** The two things most visitors come for. */
export function Showcase() {
  return (
    <ul className="grid grid-cols-1 gap-4 pb-(--space-section) wrap lg:grid-cols-2 lg:gap-5">
      {CARDS.map(({ title, text, link, alt, searchTerm, src, srcSet }) => (
        <li
          key={title}
          className="relative flex flex-col rounded-court border border-mist-200 bg-lime-0 lift"
        >
          <Picture
            picture={{ src, srcSet, alt }}
            missingAlt={messages.card.noPicture}
            sizes="(min-width: 62rem) 46vw, 100vw"
            className="-mx-px -mt-px aspect-16/9 !rounded-b-none lg:aspect-21/9"
          />
          <div className="px-4 pt-4 pb-3 lg:px-6 lg:pt-5">
            <h2 className="!text-h3">{title}</h2>
            <p className="mt-1 text-ink-700">{text}</p>
            <Link
              to={`/property?searchTerm=${searchTerm}&autoScroll=true`}
              className={`${MORE_LINK} after:absolute after:inset-0`}
            >
              {link}
              <Icon of={ArrowRight} />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
