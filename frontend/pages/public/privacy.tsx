import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'

const words = messages.privacy
const ENQUIRY = import.meta.env.RECORD_ENQUIRIES === 'true' ? words.recorded : words.unrecorded
const SECTIONS = [
  words.counted,
  words.never,
  words.device,
  { title: words.kept.title, paragraphs: [ENQUIRY, ...words.kept.paragraphs] },
  words.others,
  words.yours,
]

/** On wide screens each heading stands left of its words. */
const BESIDE = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-14'

/** What is counted and stored of visitors. Whoever changes one of these changes this page. */
export function PrivacyPage() {
  useHead({ title: words.pageTitle, description: words.description })
  return (
    <div className="grid gap-7 pt-9 pb-(--space-section) wrap lg:gap-0 lg:pt-16">
      <header className="grid gap-3 lg:pb-9">
        <h1>{words.title}</h1>
        <p className="max-w-[66ch] text-lead leading-normal text-ink-700">{words.lead}</p>
      </header>
      {SECTIONS.map(({ title, paragraphs }) => (
        <section
          key={title}
          className={`grid content-start gap-3 lg:border-t lg:border-mist-200 lg:py-8 ${BESIDE}`}
        >
          <h2 className="text-balance">{title}</h2>
          <div className="grid max-w-[66ch] content-start gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <div className={`grid lg:-mt-2 ${BESIDE}`}>
        <Link
          to="/contact"
          className={buttonLook({ look: 'secondary', className: 'justify-self-start lg:col-start-2' })}
        >
          {words.contact}
        </Link>
      </div>
    </div>
  )
}
