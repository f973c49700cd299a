import { Check, Download, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import type { ListingNumbers, NumbersReply } from '#contract/numbers/numbers.ts'
import { href } from '#contract/paths.ts'
import { useSpeed } from '#frontend/features/leads/use-speed.ts'
import { SearchesInVain, UnknownWords } from '#frontend/features/numbers/asked-in-vain.tsx'
import { grouped, NamedBars } from '#frontend/features/numbers/bars.tsx'
import { DaysLine } from '#frontend/features/numbers/days-line.tsx'
import { Funnel, ListingName } from '#frontend/features/numbers/funnel.tsx'
import {
  NumberBox,
  Nothing,
  lineLook,
  actionLook,
  FOLDED,
  MOST,
  ShowAll,
} from '#frontend/features/numbers/number-box.tsx'
import { saveNumbers, useNumbers } from '#frontend/features/numbers/use-numbers.ts'
import { WeekNowButton } from '#frontend/features/numbers/week-now-button.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { AdminsOnly } from '#frontend/features/session/admins-only.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { useFold } from '#frontend/ui/use-fold.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const SPANS = [7, 30, 90]
const FIGURES = ['opened', 'sent', 'called', 'kept'] as const
const SHOWN = 5

/** What visitors did with the listings, and what they asked for in vain. */
export function NumbersPage() {
  const { user } = useSession()
  const [days, setDays] = useState(30)
  const isAdmin = accessOf(user).includes('administer')
  const { data, error, refetch } = useNumbers(days, isAdmin)
  useHead({ title: words.pageTitle, description: words.title })
  if (!isAdmin) return <AdminsOnly title={words.title} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1>{words.title}</h1>
          <p className="min-h-6 text-ink-700">
            {data && words.span(dayWords(data.from), dayWords(data.to), data.listings.length)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {SPANS.map((span) => (
            <Chip key={span} isQuiet isOn={span === days} onClick={() => setDays(span)}>
              {words.days(span)}
            </Chip>
          ))}
        </div>
      </div>
      {error && (
        <Failed
          sentence={failureSentence(error, words.failed)}
          retryLabel={words.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting />}
      {data && <Boxes numbers={data} />}
      <About />
      <WeekByMail />
    </div>
  )
}

const dayWords = (date: string) => messages.words.day(dayOf(date))

function SaveButton({ days, day }: { days: number; day: string | undefined }) {
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      await saveNumbers(days, day ?? '')
    } catch (error) {
      showToast('danger', failureSentence(error, words.csvFailed))
    }
    setIsBusy(false)
  }

  return (
    <Button look="secondary" size="small" isBusy={isBusy} busyLabel={words.csv} onClick={() => void save()}>
      <Icon of={Download} />
      {words.csv}
    </Button>
  )
}

function Boxes({ numbers }: { numbers: NumbersReply }) {
  const { totals, listings, usual } = numbers
  const isCounted = totals.some(({ shown, opened }) => shown + opened > 0)
  return (
    <>
      {!isCounted && <Alert tone="info">{words.nothing}</Alert>}
      <Figures numbers={numbers} />
      <DaysLine totals={totals} />
      <Funnel listings={listings} usual={usual}>
        <SaveButton days={numbers.days} day={numbers.to} />
      </Funnel>
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <Unasked listings={listings} />
          <Market listings={listings} usual={usual} />
          <AnswerSpeed days={numbers.days} />
        </div>
        <div className={COLUMN}>
          <SearchesInVain searches={numbers.searches} />
          <UnknownWords words={numbers.words} taught={numbers.taught} />
          <NumberBox title={words.hosts} aside={words.pages}>
            {numbers.hosts.length === 0 ? (
              <Nothing>{words.noHosts}</Nothing>
            ) : (
              <Hosts hosts={numbers.hosts} />
            )}
          </NumberBox>
          <NumberBox title={words.languages} aside={words.pages}>
            <NamedBars
              bars={numbers.languages.map(({ language, pages }) => ({
                key: language,
                name: languageName(language),
                count: pages,
              }))}
            />
          </NumberBox>
        </div>
      </div>
    </>
  )
}

function Hosts({ hosts }: Pick<NumbersReply, 'hosts'>) {
  const { seen, isFolded, unfold, markOf } = useFold(hosts, FOLDED, MOST)
  return (
    <>
      <NamedBars
        bars={seen.map(({ host, pages }, at) => ({ key: host, name: host, count: pages, mark: markOf(at) }))}
      />
      {isFolded && <ShowAll all={hosts.length} onPress={unfold} />}
    </>
  )
}

const COLUMNS = 'grid grid-cols-1 items-start gap-4 xl:grid-cols-2'
const COLUMN = 'grid min-w-0 grid-cols-1 gap-4'

/** Where figures, the line, the rows and the boxes will stand. */
function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      <output className="sr-only">{words.loading}</output>
      <div className={FIGURE_GRID}>
        {FIGURES.map((name) => (
          <div key={name} className={`grid gap-2.5 ${FIGURE}`}>
            <SkeletonLine className="!h-7 w-20" />
            <SkeletonLine className="w-3/5" />
            <SkeletonLine className="w-4/5" />
          </div>
        ))}
      </div>
      <WaitingBox lines={1}>
        <SkeletonLine className="!h-37.5" />
      </WaitingBox>
      <WaitingBox lines={6} />
      <div className={COLUMNS}>
        <WaitingBox lines={3} />
        <WaitingBox lines={3} />
      </div>
    </div>
  )
}

function WaitingBox({ lines, children }: { lines: number; children?: ReactNode }) {
  return (
    <div className="box">
      <SkeletonLine className="mx-4 my-4 w-44 sm:mx-5" />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="border-t border-mist-200 px-4 py-4 sm:px-5">
          {children ?? <SkeletonLine className="w-4/5" />}
        </div>
      ))}
    </div>
  )
}

function languageName(code: string): string {
  const language = PUBLISHED.find((known) => known === code)
  return language ? LANGUAGES[language].english : code
}

const FIGURE_GRID = 'grid grid-cols-2 gap-3 xl:grid-cols-4'
const FIGURE = 'box px-4 py-3.5 sm:px-5'

function Figures({ numbers: { totals, before, days } }: { numbers: NumbersReply }) {
  return (
    <dl className={FIGURE_GRID}>
      {FIGURES.map((name) => (
        <div key={name} className={FIGURE}>
          <dd className="font-display text-[1.75rem] leading-tight font-semibold tabular">
            {grouped(totals.reduce((sum, total) => sum + total[name], 0))}
          </dd>
          <dt className="leading-snug">{words.figures[name]}</dt>
          {before && <dd className="text-small text-ink-500">{words.before(grouped(before[name]), days)}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Unasked({ listings }: { listings: readonly ListingNumbers[] }) {
  const found = listings.flatMap(({ unasked, ...listing }) => (unasked ? [{ ...listing, unasked }] : []))
  return (
    <NumberBox title={words.unasked}>
      {found.length === 0 && <Nothing>{words.noUnasked}</Nothing>}
      <ul>
        {found.slice(0, SHOWN).map((listing) => {
          const { unasked, propertyId, shown, opened, enquired } = listing
          const said =
            unasked.after === 'opened'
              ? words.opened(grouped(opened), grouped(enquired))
              : words.shown(grouped(shown), grouped(opened))
          return (
            <li key={propertyId} className={lineLook}>
              <div className="min-w-0 flex-[1_1_14rem] leading-snug">
                <ListingName listing={listing} />
                <p className="text-small text-ink-700">
                  {said} {words.perhaps[unasked.perhaps]}
                </p>
              </div>
              <Link to={href(PANEL.editProperty, { id: propertyId })} className={actionLook}>
                {words.mend[unasked.perhaps]}
              </Link>
            </li>
          )
        })}
      </ul>
    </NumberBox>
  )
}

function Market({ usual, listings }: Pick<NumbersReply, 'usual' | 'listings'>) {
  const longest = listings
    .filter(({ status }) => status === 'available')
    .toSorted((one, other) => (other.daysOnMarket ?? 0) - (one.daysOnMarket ?? 0))
    .slice(0, 2)
  return (
    <NumberBox title={words.market} aside={words.marketOf}>
      <NamedBars
        bars={usual.map(({ category, listings: count, daysOnMarket }) => ({
          key: category,
          name: words.ofKind(category, count),
          count: daysOnMarket,
          said: words.daysLong(daysOnMarket),
        }))}
      />
      <ul>
        {longest.map((listing) => (
          <li key={listing.propertyId} className={`${lineLook} !flex-nowrap`}>
            <ListingName listing={listing} />
            <b className="whitespace-nowrap tabular">{words.daysLong(listing.daysOnMarket ?? 0)}</b>
          </li>
        ))}
      </ul>
    </NumberBox>
  )
}

/** Office hours from arrival to the first call, by who called. */
function AnswerSpeed({ days }: { days: number }) {
  const { data } = useSpeed(days)
  if (!data) return null
  const { people, uncalled } = data.lately
  const slowest = Math.max(1, ...people.map(({ medianMinutes }) => medianMinutes))
  const bars = people
    .toSorted((one, other) => one.medianMinutes - other.medianMinutes)
    .map(({ accountId, name, leads, medianMinutes }) => ({
      key: accountId,
      name: words.ofPerson(name ?? words.somebody, leads),
      count: medianMinutes,
      said: panelDashboard.week.minutes(medianMinutes),
    }))
  return (
    <NumberBox title={words.answers} aside={words.answersOf}>
      {words.officeHours && bars.length > 0 && (
        <p className="-mt-1.5 px-4 pb-3 text-small text-ink-700 sm:px-5">{words.officeHours}</p>
      )}
      {bars.length === 0 && uncalled === 0 ? (
        <Nothing>{words.noAnswers}</Nothing>
      ) : (
        <NamedBars
          bars={
            uncalled === 0
              ? bars
              : [
                  ...bars,
                  {
                    key: 'nobody',
                    name: words.ofPerson(words.nobody, uncalled),
                    count: slowest,
                    said: words.notCalled,
                    isOpen: true,
                  },
                ]
          }
        />
      )}
    </NumberBox>
  )
}

function About() {
  return (
    <NumberBox title={words.about}>
      <div className="grid gap-4 px-4 pb-4 sm:px-5 md:grid-cols-2">
        {[
          { ...words.counted, icon: Check },
          { ...words.uncounted, icon: X },
        ].map(({ title, list, icon }) => (
          <div key={title}>
            <h3 className="font-sans text-small font-semibold">{title}</h3>
            <ul className="leading-snug">
              {list.map((line) => (
                <li key={line} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 py-1.5">
                  <Icon of={icon} size={18} className="mt-0.5 text-ink-700" />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </NumberBox>
  )
}

/** What admins get on Mondays, and where each ends it. */
function WeekByMail() {
  return (
    <NumberBox title={words.week.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pb-4 sm:px-5">
        <p className="max-w-[66ch] leading-snug text-ink-700">{words.week.text}</p>
        <span className="flex flex-wrap gap-2">
          <WeekNowButton />
          <Link to={PANEL.mails} className={actionLook}>
            {words.week.change}
          </Link>
        </span>
      </div>
    </NumberBox>
  )
}
