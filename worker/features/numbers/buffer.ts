import { COUNTED_EVENTS } from '#contract/numbers/counted-events.ts'
import type { PageEvents } from '#contract/numbers/page-events.ts'
import { LIMITS } from '#contract/limits.ts'
import type { CountsFlush } from '#worker/db/queries/numbers/gather.ts'

/** What this isolate has counted on a day and not written yet. */
export type DayBuffer = CountsFlush & { day: number }

let open: DayBuffer | undefined

/** What is gathered for a day; `isNew` where whoever asks has to write it in a while. */
export function bufferOfDay(day: number): { gathered: DayBuffer; isNew: boolean } {
  if (open?.day === day && !isFull(open)) return { gathered: open, isNew: false }
  open = { day, listings: {}, names: [], asked: [] }
  return { gathered: open, isNew: true }
}

/** Nothing is added to it from now on. */
export function closeBuffer(gathered: DayBuffer): void {
  if (open === gathered) open = undefined
}

const isFull = ({ listings, names, asked }: DayBuffer) =>
  Object.keys(listings).length + names.length + asked.length >= LIMITS.seenGathered

type Page = Pick<PageEvents, 'language' | 'listings' | 'isLater'>

export function addPage(gathered: DayBuffer, { language, listings, isLater }: Page): void {
  if (!isLater) addLanguage(gathered, language)
  COUNTED_EVENTS.forEach((name, at) => {
    for (const id of new Set(listings[name])) {
      const counts = (gathered.listings[id] ??= COUNTED_EVENTS.map(() => 0))
      counts[at] = (counts[at] ?? 0) + 1
    }
  })
}

function addLanguage({ names }: DayBuffer, language: PageEvents['language']): void {
  const known = names.find(([, name]) => name === language)
  if (known) known[2] += 1
  else names.push(['language', language, 1])
}

export function addAsked({ asked }: DayBuffer, question: Omit<CountsFlush['asked'][number], 'times'>): void {
  const known = asked.find((one) => one.asked === question.asked && one.network === question.network)
  if (known) known.times += 1
  else asked.push({ ...question, times: 1 })
}
