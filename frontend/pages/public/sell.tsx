import { SellForm } from '#frontend/features/sell/sell-form.tsx'
import survey960 from '#frontend/assets/pictures/about/about-survey-960.webp'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'

const words = messages.sell

/** For owners who want to sell with us. */
export function SellPage() {
  useHead({ title: words.pageTitle, description: words.description })
  return (
    <div className="grid grid-cols-1 gap-9 pt-9 pb-(--space-section) wrap lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-14 lg:pt-16">
      <header className="grid content-start gap-4">
        <h1>{words.title}</h1>
        <p className="text-lead leading-normal text-ink-700">{words.lead}</p>
        <ol className="grid gap-3.5 pt-2">
          {words.steps.map((step, index) => (
            <li key={step} className="flex gap-3.5 leading-snug">
              <span
                aria-hidden
                className="grid size-7.5 flex-none place-items-center bg-oxide-700 text-small font-semibold text-lime-0"
              >
                {messages.words.amount(String(index + 1))}
              </span>
              <span className="pt-1">{step}</span>
            </li>
          ))}
        </ol>
        <Picture
          picture={{ src: survey960, alt: '' }}
          missingAlt=""
          sizes="600px"
          className="mt-4 aspect-16/10 max-lg:hidden"
        />
      </header>
      <SellForm />
    </div>
  )
}
