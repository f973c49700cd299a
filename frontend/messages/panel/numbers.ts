import type { CountedEvent } from '#contract/numbers/counted-events.ts'
import { FIRM } from '#contract/firm.ts'
import { OFFICE_HOURS } from '#contract/units/office-hours.ts'
import type { TaughtMeaning } from '#contract/search/taught.ts'

const NAMES: Record<CountedEvent, string> = {
  shown: 'Shown',
  opened: 'Opened',
  pictures: 'Pictures',
  /** Most who press it send nothing: these are no enquiries. */
  enquired: 'Enquire',
  sent: 'Chats',
  called: 'Called',
  kept: 'Kept',
  shared: 'Shared',
}

/** The screen of what is counted. */
export const panelNumbers = {
  pageTitle: `Numbers | ${FIRM.productName}`,
  title: 'Numbers',
  loading: 'Loading the numbers',
  failed: 'The numbers could not be loaded.',
  retry: 'Try again',
  span: (from: string, to: string, listings: number) =>
    `${from} to ${to}, ${listings === 1 ? '1 listing' : `${listings} listings`}`,
  days: (days: number) => `${days} days`,
  names: NAMES,
  figures: {
    opened: 'listings opened',
    sent: 'chats begun',
    called: 'calls begun',
    kept: 'times kept',
  },
  before: (count: string, days: number) => `${count} the ${days} days before`,
  eachDay: 'Listings opened, each day',
  usualDay: (count: string) => `a usual day: ${count}`,
  peak: (count: string, day: string) => `${count} on ${day}`,
  /** Where today, which is not over, has more already. */
  peakOfWhole: (count: string, day: string) => `${count} on ${day}, the most of a whole day`,
  line: (days: number, low: string, high: string, peak: string, today: string | undefined) =>
    `Listings opened on each of ${days} days, from ${low} to ${high}, most on ${peak}${today === undefined ? '' : `, and ${today} today so far`}`,
  /** Today, which is not over. */
  soFar: (day: string, count: string) => `${day}, so far ${count}`,
  dayNotOver: (day: string) => `${day}, so far`,
  asTable: 'As a table',
  day: 'Day',
  ofListing: {
    title: (days: number) => `Numbers, ${days} days`,
    all: 'All numbers',
    young: 'It is compared with similar listings from its eighth day on the market.',
    usual: (kind: string, count: string) => `usual for a ${kind.toLowerCase()}: ${count}`,
  },
  funnel: 'From views to calls, compared with similar listings',
  key: {
    good: 'as usual or more',
    usual: 'usual for similar listings (median)',
    less: 'below usual',
    low: 'well below usual',
    over: 'over twice the usual',
  },
  /** What a bar says of a listing beside others of its kind. */
  read: {
    over: 'Over twice the usual',
    good: 'As usual or more',
    less: 'Below usual',
    low: 'Well below usual',
  },
  listing: 'Listing',
  usual: (count: string) => `usual ${count}`,
  showAll: (all: number) => `Show all ${all}`,
  csv: 'Download CSV',
  csvFailed: 'The file could not be made.',
  unasked: 'Seen, but not asked for',
  noUnasked: 'Nothing stands out: what is looked at is asked for too.',
  opened: (opened: string, enquired: string) =>
    `Opened ${opened} times, Enquire pressed ${enquired === '1' ? 'once' : `${enquired} times`}.`,
  shown: (shown: string, opened: string) => `Shown ${shown} times, opened ${opened}.`,
  perhaps: {
    pictures: 'It has no picture.',
    map: 'It has neither map nor place.',
    price: 'Perhaps the price?',
  },
  mend: { pictures: 'Add pictures', map: 'Set on map', price: 'Price' },
  searches: 'Asked for, and not in stock',
  times: 'times',
  noSearches: 'No search has found nothing, as far as three networks asked it in a day.',
  look: 'Look at it',
  market: 'Days on the market',
  marketOf: 'median, on offer',
  daysLong: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  ofKind: (kind: string, listings: number) => `${kind}, ${listings}`,
  words: 'Words the search did not understand',
  noWords: 'None that three networks asked in a day.',
  teach: 'Teach it',
  teachOf: (word: string) => `Teach the search “${word}”`,
  teachHint:
    'From then on the site reads it so, for every visitor and in every language. It can be forgotten again.',
  means: 'What it is',
  meaning: {
    place: 'A place, or another name of one',
    words: 'Another way to say words that it knows',
    nothing: 'Nothing to search for: pass it over',
  } satisfies Record<TaughtMeaning, string>,
  as: { place: 'Which place', words: 'The words that it stands for' },
  asHint: {
    place: 'As the listings name it: Matigara.',
    words: 'As the search knows them: warehouse, corner plot, 3 BHK.',
  },
  asMissing: { place: 'Write the name of the place.', words: 'Write the words.' },
  saveTaught: 'Teach it',
  teaching: 'Teaching...',
  notTaught: 'That could not be taught. Try again.',
  cancel: 'Cancel',
  close: 'Close',
  taught: 'What the search was taught',
  taughtAs: {
    place: (as: string) => `a place: ${as}`,
    words: (as: string) => `stands for: ${as}`,
    nothing: () => 'is passed over',
  } satisfies Record<TaughtMeaning, (as: string) => string>,
  forget: 'Forget',
  forgetOf: (word: string) => `Let the search forget “${word}”`,
  notForgotten: 'That could not be forgotten. Try again.',
  week: {
    title: 'The week by mail',
    text: 'On Monday at 8:00 to every admin who wants it: these figures, what was seen but not asked for, and who still waits.',
    change: 'On or off',
  },
  answers: 'Who answered how fast',
  answersOf: OFFICE_HOURS ? 'first call, median in office hours' : 'first call, median',
  officeHours: OFFICE_HOURS ? `Counted while the office is open: ${FIRM.hours}.` : '',
  ofPerson: (name: string, leads: number) => `${name}, ${leads}`,
  somebody: 'Somebody who has left',
  nobody: 'Nobody yet',
  notCalled: 'open',
  noAnswers: 'Nobody wrote in these days.',
  hosts: 'Where visitors came from',
  noHosts: 'Typed addresses and shared links only: no site has led here.',
  languages: 'Languages they read',
  pages: 'pages',
  nothing: 'Nothing was counted yet. A page counts within two minutes after it was left.',
  about: 'What is counted here, and what is not',
  counted: {
    title: 'Counted',
    list: [
      'How often a listing is shown, opened, its pictures looked at, Enquire pressed, a chat or call begun, kept, shared',
      'Searches and words in vain, once three networks have asked them in a day',
      'The language of pages, and the site that led here',
    ],
  },
  uncounted: {
    title: 'Not counted',
    list: [
      'No cookies, no address of a device, no profile: who somebody is nobody can tell from here',
      'Staff who are signed in, robots that say so, who asks not to be tracked',
      'Small numbers stand as they are; they prove little',
    ],
  },
}
