import { ChevronDown } from 'lucide-react'
import { SupportChat } from '#frontend/features/dashboard/support-chat.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelHelp as words } from '#frontend/messages/panel-help.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** A short guide for the people who keep the listings, and the way to the support team. */
export function HelpPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.title })

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="text-[1.75rem]">{words.title}</h1>
        <p className="text-ink-700">{words.lead}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="rounded-court border border-mist-200 bg-lime-0">
          {words.chapters.map((chapter, place) => (
            <Chapter key={chapter.id} chapter={chapter} isOpen={place === 0} />
          ))}
        </div>
        <SupportChat user={user} />
      </div>
    </div>
  )
}

type ChapterProps = { chapter: (typeof words.chapters)[number]; isOpen: boolean }

function Chapter({ chapter: { title, steps }, isOpen }: ChapterProps) {
  return (
    <details open={isOpen} className="group border-mist-200 not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-mist-100 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="mr-auto text-[1.25rem]">{title}</h2>
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <ol className="grid max-w-[66ch] list-decimal gap-2 pt-1 pr-4 pb-5 pl-10 leading-normal marker:font-semibold marker:text-oxide-500 sm:pl-11">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
