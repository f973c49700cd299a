import { messages } from '#frontend/messages/messages.ts'
import { SectionHead } from '#frontend/ui/section-head.tsx'

const { title, label, six } = messages.testimonials

/** Six voices side by side; on phones a row to swipe through. */
export function Testimonials() {
  return (
    <section className="bg-mist-100 section">
      <div className="wrap">
        <SectionHead title={title} />
        <section
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls: the keyboard must reach it
          tabIndex={0}
          className="swipe-row grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
        >
          {six.map(({ words, name, about }) => (
            <figure key={name} className="flex flex-col gap-2.5 rounded-court bg-lime-0 p-4.5 lg:p-7.5">
              <span aria-hidden className="h-3.5 font-display text-h1 leading-none text-brass-500">
                “
              </span>
              <blockquote className="font-display text-lead leading-snug text-pretty">{words}</blockquote>
              <figcaption className="mt-auto text-small leading-snug text-ink-700">
                <span className="block font-semibold text-ink-900">{name}</span>
                {about}
              </figcaption>
            </figure>
          ))}
        </section>
      </div>
    </section>
  )
}
