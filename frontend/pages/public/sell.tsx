import { SellForm } from '#frontend/features/sell/sell-form.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.sell

/** For owners who want to sell with us. */
export function SellPage() {
  useHead({ title: words.pageTitle, description: words.description })
  return (
    <div className="grid grid-cols-1 gap-9 pt-9 pb-(--space-section) wrap lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-14 lg:pt-16">
      <header className="grid content-start gap-4">
        <h1>{words.title}</h1>
        <p className="text-lead leading-normal text-ink-700">{words.lead}</p>
        <ol className="grid list-decimal gap-2 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </header>
      <SellForm />
    </div>
  )
}
