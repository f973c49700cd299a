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

/** What is counted and stored of visitors. Whoever changes one of these changes this page. */
export function PrivacyPage() {
  useHead({ title: words.pageTitle, description: words.description })
  return (
    <div className="grid gap-7 pt-9 pb-(--space-section) wrap lg:pt-16">
      <header className="grid gap-3">
        <h1>{words.title}</h1>
        <p className="max-w-[66ch] text-lead leading-normal text-ink-700">{words.lead}</p>
      </header>
      {SECTIONS.map(({ title, paragraphs }) => (
        <section key={title} className="grid max-w-[66ch] gap-3">
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Link to="/contact" className={buttonLook({ look: 'secondary', className: 'justify-self-start' })}>
        {words.contact}
      </Link>
    </div>
  )
}
