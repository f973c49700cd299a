import office from '#frontend/assets/pictures/home/scene-office-640.webp'
import street from '#frontend/assets/pictures/home/scene-street-640.webp'
import survey from '#frontend/assets/pictures/home/scene-survey-640.webp'
import type { Home } from '#contract/home.ts'
import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SectionHead } from '#frontend/ui/section-head.tsx'

const { title, verified, local, transparent } = messages.promises

const PROMISES = [
  { ...verified, src: survey },
  { ...local, src: office },
  { ...transparent, src: street },
]

/** Three promises, each below a scene. The first says how many of the listings that are shown it holds for. */
export function Promises({ home }: { home: Pick<Home, 'checked' | 'total'> | undefined }) {
  const counted = home?.checked
    ? verified.counted(String(home.checked), groupDigits(String(home.total)))
    : undefined
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={title} />
      <ul className="grid gap-7 lg:grid-cols-3 lg:gap-8">
        {PROMISES.map(({ title: promise, text, src, alt }, index) => (
          <li key={promise}>
            <img
              src={src}
              alt={alt}
              width={640}
              height={427}
              loading="lazy"
              decoding="async"
              className="mb-4 h-auto w-full rounded-court"
            />
            <h3>{promise}</h3>
            <p className="mt-1 text-ink-700">{(index === 0 && counted) || text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
