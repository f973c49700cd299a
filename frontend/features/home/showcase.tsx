import { ArrowRight } from 'lucide-react'
import land640 from '#frontend/assets/pictures/hero/hero-land-640.webp'
import land960 from '#frontend/assets/pictures/hero/hero-land-960.webp'
import racks640 from '#frontend/assets/pictures/home/warehouse-racks-640.webp'
import racks960 from '#frontend/assets/pictures/home/warehouse-racks-960.webp'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const { land, warehouse } = messages.showcase

const CARDS = [
  { ...land, searchTerm: 'land', src: land960, srcSet: `${land640} 640w, ${land960} 960w` },
  { ...warehouse, searchTerm: 'warehouse', src: racks960, srcSet: `${racks640} 640w, ${racks960} 960w` },
] as const

/** The two things most visitors come for. */
export function Showcase() {
  return (
    <ul className="grid grid-cols-1 gap-3 pb-(--space-section) wrap sm:gap-5 lg:grid-cols-2">
      {CARDS.map(({ title, text, link, alt, searchTerm, src, srcSet }) => (
        <li key={title} className="flex flex-col rounded-court border border-mist-200 bg-lime-0">
          <Picture
            picture={{ src, srcSet, alt }}
            missingAlt={messages.card.noPicture}
            sizes="(min-width: 62rem) 50vw, 100vw"
            className="-mx-px -mt-px aspect-3/2 !rounded-b-none"
          />
          <div className="grid grid-cols-1 justify-items-start gap-2.5 p-4.5 lg:p-7.5">
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={`/property?searchTerm=${searchTerm}&autoScroll=true`} className={buttonLook()}>
              {link}
              <Icon of={ArrowRight} />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
