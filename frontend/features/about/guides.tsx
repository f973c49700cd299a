import { ChevronDown } from 'lucide'
import land from '#frontend/assets/pictures/about/guide-land-640.webp'
import ownership from '#frontend/assets/pictures/about/guide-ownership-640.webp'
import warehouse from '#frontend/assets/pictures/about/guide-warehouse-640.webp'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const words = messages.guides
const GUIDES = [
  { ...words.land, src: land },
  { ...words.ownership, src: ownership },
  { ...words.warehouse, src: warehouse },
]

/** Three guides, complete in the page but collapsed until opened. */
export function Guides() {
  return (
    <section className="grid gap-7 section wrap">
      <div className="grid gap-2">
        <h2>{words.title}</h2>
        <p className="max-w-[66ch] text-ink-700">{words.lead}</p>
      </div>
      <ul className="grid items-start gap-x-5 gap-y-10 lg:grid-cols-3">
        {GUIDES.map(({ title, alt, paragraphs, src }) => (
          <li
            key={src}
            className="grid content-start gap-x-10 gap-y-3 lg:has-[[open]]:col-span-full lg:has-[[open]]:grid-cols-[1fr_2fr]"
          >
            <Picture
              picture={{ src, alt }}
              missingAlt={messages.card.noPicture}
              sizes="(min-width: 62rem) 33vw, 100vw"
              className="aspect-3/2 self-start lg:row-span-2"
            />
            <h3 className="leading-[1.3]">{title}</h3>
            <details className="group">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2">
                {words.read}
                <span className="sr-only">{words.of(title)}</span>
                <Icon of={ChevronDown} className="group-open:rotate-180" />
              </summary>
              <div className="grid max-w-[66ch] gap-3 pt-2 text-ink-700">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
