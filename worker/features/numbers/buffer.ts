import { COUNTED } from '#contract/numbers/counted.ts'
import type { Seen } from '#contract/numbers/seen.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Flush } from '#worker/db/queries/numbers/gather.ts'

/** What this isolate has counted on a day and not written yet. */
export type Gathered = Flush & { day: number }

let open: Gathered | undefined

/** What is gathered for a day; `isNew` where whoever asks has to write it in a while. */
export function gatheredOn(day: number): { gathered: Gathered; isNew: boolean } {
  if (open?.day === day && !isFull(open)) return { gathered: open, isNew: false }
  open = { day, listings: {}, names: [], asked: [] }
  return { gathered: open, isNew: true }
}

/** Nothing is added to it from now on. */
export function close(gathered: Gathered): void {
  if (open === gathered) open = undefined
}

const isFull = ({ listings, names, asked }: Gathered) =>
  Object.keys(listings).length + names.length + asked.length >= LIMITS.seenGathered

type Page = Pick<Seen, 'language' | 'listings' | 'isLater'> & { host: string | undefined }

export function addPage(gathered: Gathered, { language, listings, host, isLater }: Page): void {
  if (!isLater) addName(gathered, 'language', language)
  if (host !== undefined) addName(gathered, 'host', host)
  COUNTED.forEach((name, at) => {
    for (const id of new Set(listings[name])) {
      const counts = (gathered.listings[id] ??= [0, 0, 0, 0, 0, 0, 0, 0])
      counts[at] = (counts[at] ?? 0) + 1
    }
  })
}

function addName({ names }: Gathered, kind: 'language' | 'host', name: string): void {
  const known = names.find((one) => one[0] === kind && one[1] === name)
  if (known) known[2] += 1
  else names.push([kind, name, 1])
}

export function addAsked({ asked }: Gathered, question: Omit<Flush['asked'][number], 'times'>): void {
  const known = asked.find((one) => one.asked === question.asked && one.network === question.network)
  if (known) known.times += 1
  else asked.push({ ...question, times: 1 })
}
