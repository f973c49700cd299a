import { messages } from '#frontend/messages/messages.ts'
import { SectionHead } from '#frontend/ui/section-head.tsx'

const { title, label, six } = messages.testimonials

/** Six voices side by side; on phones a row to swipe through. */
export function Testimonials() {
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={title} />
      <section
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls: the keyboard must reach it
        tabIndex={0}
        className="swipe-row grid gap-x-4 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3"
      >
        {six.map(({ words, name, about }) => (
          <figure key={name} className="border-t border-mist-200 pt-5.5 pb-6.5">
            <blockquote className="font-display text-h3 leading-snug font-medium text-pretty">
              “{words}”
            </blockquote>
            <figcaption className="mt-2.5 text-small leading-snug text-ink-500">
              <b className="font-semibold text-ink-900">{name}</b>, {about}
            </figcaption>
          </figure>
        ))}
      </section>
    </section>
  )
}
