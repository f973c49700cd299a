import { ChevronDown } from 'lucide'
import add from '#frontend/assets/help/add.webp'
import pictures from '#frontend/assets/help/pictures.webp'
import search from '#frontend/assets/help/search.webp'
import table from '#frontend/assets/help/table.webp'
import { SupportChat } from '#frontend/features/dashboard/support-chat.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelHelp as words } from '#frontend/messages/panel/help.ts'
import { Icon } from '#frontend/ui/icon.tsx'

type ChapterName = (typeof words.chapters)[number]['id']
type Shot = { src: string; alt: string; width: number; height: number }

/** Pictures of the panel, at the size they were taken. */
const SHOTS: Partial<Record<ChapterName, Shot>> = {
  add: { src: add, alt: words.pictures.add, width: 390, height: 600 },
  pictures: { src: pictures, alt: words.pictures.pictures, width: 390, height: 563 },
  approval: { src: table, alt: words.pictures.approval, width: 760, height: 588 },
  search: { src: search, alt: words.pictures.search, width: 640, height: 340 },
}

/** A short guide for the people who keep the listings, and the way to the support team. */
export function HelpPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.title })

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{words.lead}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 box">
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

function Chapter({ chapter: { id, title, steps }, isOpen }: ChapterProps) {
  const shot = SHOTS[id]
  return (
    <details open={isOpen} className="group border-mist-200 not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-mist-100 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="mr-auto text-[1.25rem]">{title}</h2>
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 px-4 pt-1 pb-6 sm:px-5">
        <ol className="grid max-w-[66ch] flex-1 basis-80 list-decimal gap-2 pl-6 leading-normal marker:font-semibold marker:text-oxide-500">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {shot && <img {...shot} alt={shot.alt} loading="lazy" className={SHOT} style={roomOf(shot)} />}
      </div>
    </details>
  )
}

const SHOT = 'h-auto rounded-court border border-mist-200'
const MOST_HEIGHT_PX = 480

/** Its size on the page, before it has come: at most as large as it was taken. */
const roomOf = ({ width, height }: Shot) => ({
  aspectRatio: width / height,
  width: Math.min(width, (MOST_HEIGHT_PX * width) / height),
})
