import { FIRM } from '#contract/firm.ts'
import { PANEL } from '#contract/panel-paths.ts'
import { href, PATHS } from '#contract/paths.ts'
import { groupedIn } from '#contract/languages/numbers.ts'
import type { Letter } from './layout.ts'
import { unlinked } from './unlinked.ts'

type Figure = 'shown' | 'opened' | 'enquired' | 'kept'
type Cause = 'pictures' | 'map' | 'price'
type WeekNumbers = {
  /** The first and the last day: '2026-11-16'. */
  from: string
  to: string
  figures: { name: Figure; times: number; before: number | null }[]
  unasked: {
    number: string
    title: string
    shown: number
    opened: number
    enquired: number
    perhaps: Cause
  }[]
  wanted: { said: string; times: number }[]
  waits: { drafts: string; enquiries: string; messages: string }
  /** Somebody asked for it between two Mondays. */
  isAskedFor?: boolean | undefined
}

const FIGURES: Record<Figure, string> = {
  shown: 'Shown in results',
  opened: 'Opened',
  enquired: 'Enquired',
  kept: 'Kept',
}
const CAUSES: Record<Cause, string> = {
  pictures: 'It has no pictures.',
  map: 'It has no place on the map.',
  price: 'Is the price right?',
}
const DATE = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const dateOf = (day: string) => DATE.format(Date.parse(day))
const said = (times: number) => groupedIn('en', times)
const timesOf = (times: number) => (times === 1 ? 'Once' : `${said(times)} times`)

/** What a week brought, to each admin. No person is in it. */
export const weekNumbers = (siteUrl: string, week: WeekNumbers, token: string | undefined): Letter => ({
  subject: `${week.isAskedFor ? 'The last 7 days' : 'Last week'}: ${week.figures
    .filter(({ name }) => name !== 'kept')
    .map(({ name, times }) => `${said(times)} ${name}`)
    .join(', ')}`,
  heading: week.isAskedFor ? 'What the last 7 days brought' : 'What last week brought',
  pieces: [
    {
      kind: 'text',
      text: `${dateOf(week.from)} to ${dateOf(week.to)}, beside the ${week.isAskedFor ? '7 days' : 'week'} before.`,
    },
    { kind: 'facts', facts: week.figures.map(figureFact) },
    ...part(
      'Seen, but not asked for:',
      week.unasked.map(({ number, title, shown, opened, enquired, perhaps }) => [
        number,
        `${title}\nShown ${said(shown)}, opened ${said(opened)}, enquired ${said(enquired)}. ${CAUSES[perhaps]}`,
      ]),
    ),
    ...part(
      'Asked for, and not in stock:',
      week.wanted.map((search) => [timesOf(search.times), unlinked(search.said)]),
    ),
    ...part('What waits now:', [
      ['Listings to approve', week.waits.drafts],
      ['Enquiries nobody answered', week.waits.enquiries],
      ['Messages to read', week.waits.messages],
    ]),
    { kind: 'button', label: 'Open the numbers', address: siteUrl + PANEL.numbers },
  ],
  why: `${week.isAskedFor ? 'You asked for this mail under Mails.' : `You get this mail on Mondays because you are an admin at ${FIRM.productName}.`} It counts pages, never people.`,
  ...(token && {
    ending: {
      label: 'Stop this mail',
      address: siteUrl + PANEL.mails,
      oneClick: siteUrl + href(PATHS.weekMailEnd, { token }),
    },
  }),
})

type Fact = readonly [label: string, value: string]

const figureFact = ({ name, times, before }: WeekNumbers['figures'][number]): Fact => [
  FIGURES[name],
  before === null ? said(times) : `${said(times)}\nbefore: ${said(before)}`,
]

const part = (title: string, facts: readonly Fact[]): Letter['pieces'] =>
  facts.length === 0
    ? []
    : [
        { kind: 'text', text: title },
        { kind: 'facts', facts },
      ]
