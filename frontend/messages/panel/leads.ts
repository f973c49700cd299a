import type { Language } from '#contract/languages/languages.ts'
import { FIRM } from '#contract/firm.ts'
import { OFFICE_HOURS } from '#contract/units/office-hours.ts'

/** What stands before a text to somebody, in the person's language. */
type Greeting = (name: string) => string

/** The sentences of leads and visits. */
export const panelLeads = {
  pageTitle: `Leads | ${FIRM.productName}`,
  title: 'Leads',
  /** `visits`: those of today whose people are not to be called as well; `isMore` where others are. */
  sub: (due: string, visits: string, waiting: string) => {
    const calls = due === '0' ? [] : [`${due === '1' ? '1 call' : `${due} calls`} due`]
    const visited = visits === '0' ? [] : [`${visits} ${visits === '1' ? 'visit' : 'visits'} today`]
    const today = [...calls, ...visited].join(' and ')
    const answers =
      waiting === '0'
        ? ''
        : `${waiting === '1' ? '1 person waits' : `${waiting} people wait`} for a first answer`
    const all = [today, answers].filter(Boolean).join(', ')
    return all ? `${all}.` : 'Nobody waits for a call.'
  },
  note: 'Add a lead',
  filter: 'Which leads',
  open: 'Open',
  done: 'Done',
  mine: 'Mine or free',
  fold: {
    counts: (mine: number, free: number, all: number) =>
      `${all}: ${[`${mine} ${mine === 1 ? 'is' : 'are'} yours`, `${free} nobody’s yet`, `${all - mine - free} others’`].join(', ')}.`,
    oldest: (day: string) => `The oldest is of ${day}.`,
    onlyMine: 'Only mine or free',
    all: (all: number) => `Show all ${all}`,
  },
  kinds: { enquiry: 'Enquiry', message: 'Message', report: 'Report', sell: 'Seller', noted: 'Noted' },
  statuses: { new: 'New', called: 'Called', visit: 'Visit', closed: 'Closed', lost: 'Lost' },
  search: 'Search leads',
  searchHint: 'Name, phone or listing',
  toMeet: 'To meet today',
  toCallOrMeet: 'To call or meet today',
  inGroup: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  groups: {
    due: 'To call today',
    new: 'New',
    later: 'Later',
    idle: 'Without a next step',
    done: 'Done',
  },
  nobodyWaits: 'Nobody waits today.',
  nobodyWaitsText:
    'An enquiry from the site, a message, a report or a seller stands here as soon as it comes.',
  showDone: 'Leads that are done',
  nobodyFits: (search: string) => `No lead here fits “${search}”.`,
  clearSearch: 'Clear the search',
  none: 'No leads here.',
  noneText:
    'Enquiries, messages, reports and offers of sellers come here by themselves. Note a call with the button above.',
  failed: 'The leads could not be loaded.',
  asOf: (time: string) =>
    `This is the list of ${time}. Calls and WhatsApp work from here; lines, steps and visits are kept on this device and sent later.`,
  failedOne: 'This lead could not be loaded.',
  worksFromHere:
    'Calls and WhatsApp work from here; a line, a step or a visit is kept on this device and sent later.',
  retry: 'Retry',
  more: 'Show more',
  loadingMore: 'Loading...',
  noListing: 'No listing named',
  offer: ({ category, place, deal }: { category: string; place: string; deal?: string }) =>
    `${deal === 'rent' ? 'Offers to let' : 'Offers'}: ${category}, ${place}`,
  firstAnswer: 'First answer',
  /** Of a call that staff have noted: whoever noted it has answered. */
  nextOpen: 'What comes next?',
  lookAtReport: 'Look at it',
  since: (day: string) => `Due since ${day}`,
  today: 'Today',
  nobody: 'nobody yet',
  nobodyNamed: 'Somebody without a name',
  lookAt: (title: string) => `Look at ${title}`,
  keys: 'Keys: J and K go down and up, Enter opens, C calls, W opens WhatsApp, N adds a line, D is done.',
  doneDialog: {
    title: (name: string) => `Done with ${name}?`,
    text: 'On which day is the next step?',
    inDays: (days: number, day: string) => (days === 1 ? `Tomorrow, ${day}` : `${day}, in ${days} days`),
    noDay: 'No day yet',
    closed: 'Nothing more: close it',
    close: 'Close',
  },
  call: (name: string) => `Call ${name}`,
  whatsApp: (name: string) => `WhatsApp to ${name}`,
  callShort: 'Call',
  whatsAppShort: 'WhatsApp',
  notFound: 'This lead is gone',
  notFoundText: 'It was erased, or it ended after its time.',
  toLeads: 'Leads',
  of: (kind: string, day: string) => `${kind} of ${day}`,
  about: 'about',
  reach: 'Reach',
  phone: 'Phone',
  email: 'Email',
  speaks: 'Wrote in',
  with: 'With',
  status: 'Stage',
  bestTime: 'Best time',
  addBestTime: 'Add a best time',
  changeBestTime: 'Change the best time',
  bestTimeLabel: 'When to call',
  bestTimeHint: 'After 18:00, not on Fridays',
  cameBy: 'Came by',
  pages: (page: string) => {
    const [, first = '', second] = page.replace(/^\/(bn|hi|ne)(?=\/|$)/, '').split(/[/?#]/)
    const names: Record<string, string> = {
      '': 'The home page',
      view: 'A listing’s page',
      property: 'The list of listings',
      kept: second ? 'A shared list' : 'The list of kept listings',
      area: 'The page of a place',
      contact: 'The contact page',
      sell: 'The page for sellers',
      compare: 'Comparing listings',
      about: 'The page about the firm',
    }
    return names[first] ?? page
  },
  actions: {
    take: 'Take it',
    handOver: 'Hand over',
    handOverTitle: 'Hand over to',
    close: 'Close the lead',
    reopen: 'Open it again',
    cancel: 'Cancel',
    closeTitle: (name: string) => `Close the lead of ${name}?`,
    closeText: 'It leaves the open list, with its next step. A word from this person opens a new one.',
    callsOff: (when: string) =>
      `Closing the lead calls off the visit agreed for ${when}: tell the person, and who has the key.`,
    endings: { closed: 'It is settled', lost: 'No longer looks, or bought elsewhere' },
  },
  step: {
    title: 'Next step',
    none: 'No next step yet.',
    what: 'What',
    on: 'On',
    save: 'Set',
    done: 'Done',
    tomorrow: 'Tomorrow',
    otherDay: 'Another day',
    called: 'Called',
    usual: 'Call again',
  },
  visit: {
    title: 'Visit',
    none: 'No visit yet.',
    wishes: (part: string) => (part ? `Wants to come, best in the ${part}.` : 'Wants to come, any time.'),
    free: (name: string) => `${name} has no other visit then.`,
    otherTime: 'Another time',
    again: 'A second visit',
    key: 'Key:',
    directions: (place: string) => `Directions to ${place}`,
    on: 'Day',
    at: 'Hour',
    past: 'Choose today or a later day.',
    agree: 'Agreed',
    ask: 'Only asked',
    happened: 'Done',
    missed: 'Did not come',
    remove: 'No visit',
    confirm: 'Confirm by WhatsApp',
    file: 'Calendar file',
    /** Below the three icons, where there is room; each is a part of what its icon is called. */
    inShort: { confirm: 'WhatsApp', directions: 'Directions', file: 'Calendar' },
    parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
    states: { asked: 'Asked', agreed: 'Agreed', done: 'Done', missed: 'Did not come' },
    /** Taken away again. */
    cancelled: 'Cancelled',
    /** Agreed, and its hour is over. */
    over: 'How was it?',
    listing: 'Listing',
  },
  looksFor: {
    title: 'Looks for',
    label: 'What the search reads',
    save: 'Search',
    change: 'Change',
    unread: (wish: string) => `“${wish}” does not say what is looked for. Say it, and the listings follow.`,
    told: (name: string | null) =>
      `A new listing that fits stands on ${name === null ? 'everybody' : name}’s dashboard for a week.`,
    readFrom: (wish: string) => `Read from “${wish}”. Change it, and the listings follow.`,
    asAsked: (number: string) => `Deal and price are those of ${number} where it does not say them.`,
  },
  matches: {
    title: (count: number) => (count === 1 ? '1 listing fits' : `${count} listings fit`),
    near: 'Nothing fits: these come nearest',
    nearly: 'These nearly fit',
    nearestFirst: 'Nearest to the wish first',
    fits: (place: string) => (place ? `Fits, ${place}` : 'Fits'),
    choose: (number: string, title: string) => `Choose ${number} ${title}`,
    onRequest: 'Price on request',
    none: 'Nothing fits, and nothing comes near',
    noneElse: 'Nothing else comes near.',
    noneText:
      'What costs half of what is meant, or over 30% more, is left out, and so are rents where a sale is meant. Change the wish to see them.',
    asked: 'Asked about',
    lowest: (price: string) => `Lowest ${price}`,
    onlyStaff: 'Only staff see this:',
    like: (number: string) => `Like ${number}`,
    likeHint: 'Same kind, near it in place and price',
    sent: (day: string) => `Sent ${day}`,
    opened: 'opened',
    chosen: (count: number) => `${count} chosen`,
    send: 'Send these',
    text: 'The message, as it will stand in WhatsApp',
    hint: 'The link shows these listings and nothing private. That somebody opened it is noted, not who.',
    open: 'Open in WhatsApp',
    copy: 'Copy the text',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    notCopied: () => 'This browser does not let it be copied. Mark the text above and copy it by hand.',
    linkNotCopied: (link: string) => `Copy this link: ${link}`,
    failed: 'The list could not be made. Try again.',
  },
  lines: {
    title: 'Everything so far',
    earlier: (count: number) => `Show ${count} earlier`,
    add: 'Add a line',
    label: 'A line',
    save: 'Save',
    cancel: 'Cancel',
    waits: 'Without a connection: kept on this device, and sent as soon as there is one.',
    waiting: 'waits on this device',
    notSent: 'not sent',
    sentLater: (count: number) =>
      count === 1 ? 'A line that waited was sent.' : `${count} lines that waited were sent.`,
    lost: (line: string) => `This line was not taken: the lead or its listing is gone. ${line}`,
    stepDone: 'The next step is done',
    status: (status: string) => `Now: ${status}`,
    handOver: (name: string) => (name === '' ? 'With nobody now' : `Handed to ${name}`),
    step: (text: string) => `Next step: ${text}`,
    stepDoneOf: (text: string) => `Step done: ${text}`,
    visit: (text: string) => `Visit: ${text}`,
    sent: (count: number) => (count === 1 ? 'Sent 1 listing' : `Sent ${count} listings`),
    openedAt: (when: string) => `The link was opened, first ${when}.`,
    listed: (number: string) => `Made a listing of it: ${number}`,
    listedGone: 'Made a listing of it, which is deleted',
    notOpened: 'The link was not opened yet.',
    somebody: 'somebody who has left',
    came: { enquiry: 'Enquiry', message: 'Message', report: 'Report', sell: 'Offer', noted: 'Noted' },
  },
  /** Two have changed the same of a lead. */
  meanwhile: {
    said: (who: string | null, what: string, now: string) =>
      `${who ?? 'Somebody else'} has changed ${what} meanwhile: ${now}.`,
    what: {
      visit: 'the visit',
      step: 'the next step',
      status: 'where the lead stands',
      assignedTo: 'who looks after the lead',
      bestTime: 'the best time',
      looksFor: 'what is looked for',
    },
    none: 'none',
    notSent: (said: string) => `What you changed was not saved. ${said}`,
    notSentOf: (name: string, said: string) => `${name}: what you changed was not sent. ${said}`,
    yours: (change: string) => `Yours is kept here: “${change}”.`,
    keepTheirs: 'Keep theirs',
    putMine: 'Put mine again',
    /** In a dialog, whose choices can be pressed again. */
    orAgain: 'Choose once more to put yours in its place, or close this to keep theirs.',
  },
  notes: {
    title: 'Notes',
    hint: 'Only staff see this',
    label: 'What to know of this person',
    write: 'Write a note',
    change: 'Change the notes',
  },
  others: 'Also of this person',
  makeListing: 'Make a listing of it',
  openListing: (number: string) => `Open ${number}, made of it`,
  erase: {
    part: 'Personal data',
    button: 'Erase this person',
    title: 'Erase everything of this person?',
    text: 'Leads, messages, reports, what private files say of an owner with this number, alerts, mails and the log. This cannot be undone. Backups made before today still hold it.',
    confirm: 'Erase',
    busy: 'Erasing...',
    cancel: 'Cancel',
    failed: 'That could not be erased. Try again.',
  },
  noting: {
    title: 'Add a lead',
    kept: 'This was typed before and is not saved yet.',
    clear: 'Clear it',
    name: 'Name',
    phone: 'Phone',
    words: 'What was said',
    known: (leads: number) =>
      leads === 1 ? 'This number has a lead already:' : `This number has ${leads} leads already:`,
    save: 'Save',
    saving: 'Saving...',
    close: 'Close',
  },
  saved: 'Saved.',
  undo: 'Undo',
  undone: 'It is as it was before.',
  undoTooLate: 'Somebody changed the lead since; nothing was taken back.',
  notSaved: 'That could not be saved. Try again.',
  planDialog: {
    title: 'Plan a visit',
    close: 'Close',
    who: 'Who comes',
    nobody: 'No open lead has this name. Add the lead first, then plan the visit.',
    with: (name: string | null) => (name ? `With ${name}` : 'With nobody yet: it becomes yours'),
    other: 'Somebody else',
    listing: 'Which listing',
    otherListing: 'Another listing',
    numberHint: 'Its number, such as A-14',
    noListing: 'No listing has this number.',
    lacksListing: 'Say which listing.',
    lacksOffer: 'Make a listing of it first, or say which listing.',
    listFirst: 'A visit goes to a listing, and there is none of this offer yet.',
    lacksTime: 'Choose a time.',
    free: 'Times that are free',
    replaces: (when: string) => `There is a visit on ${when}. A new time takes its place.`,
    asked: 'Only asked',
    agreed: 'It is agreed',
    done: (name: string, when: string) => `${name}: ${when}.`,
  },
  visits: {
    pageTitle: `Visits | ${FIRM.productName}`,
    title: 'Visits',
    week: (first: string, last: string, count: number, asked: number) =>
      `${first} to ${last}: ${count === 0 ? 'no visits' : count === 1 ? '1 visit' : `${count} visits`}${asked > 0 ? `, ${asked === count ? '' : `${asked} `}not agreed yet` : ''}.`,
    everybody: 'Everybody',
    whose: 'Whose visits',
    when: 'Which week',
    /** `minutes` after the other visit; before it, they are negative. */
    tooNear: (minutes: number, place: string, kilometres: number | undefined) =>
      [
        minutes === 0
          ? `At the same hour as ${place}`
          : `${Math.abs(minutes)} min ${minutes < 0 ? 'before' : 'after'} ${place}`,
        kilometres === undefined
          ? ''
          : kilometres < 1
            ? 'under 1 km away'
            : `${kilometres} km in a straight line`,
      ]
        .filter(Boolean)
        .join(', '),
    planAt: (when: string, name: string) => `${when}: ask ${name}`,
    planned: (name: string, when: string) => `${name}: asked for ${when}.`,
    sendOthers: 'No longer on offer: send others',
    before: 'Week before',
    thisWeek: 'This week',
    next: 'Next week',
    none: 'No visit',
    wishes: (count: number) => (count === 1 ? '1 visit without a day' : `${count} visits without a day`),
    plan: 'Another time',
    today: ', today',
    planVisit: 'Plan a visit',
    anyHour: 'Any hour',
    asOf: (time: string) => `These are the visits of ${time}.`,
    mineOrFree: 'Mine or free',
    calendar: 'Calendar',
    calendarText:
      'Subscribe to this address in your phone’s calendar: it shows the visits, without phone numbers. Who has the address sees them; a new one ends the old one. It also ends with another password, when you sign out everywhere, and with the rights of your account.',
    standsSince: (when: string) => `An address stands since ${when}.`,
    stateFailed: 'It could not be loaded whether an address stands.',
    make: 'Make a new address',
    end: 'End this address',
    ended: 'The address has ended.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: () => 'This browser does not let it be copied. Mark the address above and copy it by hand.',
    failed: 'The visits could not be loaded.',
    close: 'Close',
  },
  asked: {
    title: 'Listings, last asked about',
    said: (leads: number, day: string) => `${leads === 1 ? '1 lead' : `${leads} leads`}, last on ${day}`,
  },
  listing: {
    title: 'Who asked',
    none: 'No enquiry about this listing is recorded yet. A press of Enquire that sends nothing is only counted.',
    counts: (open: number, done: number) =>
      [`${open} open`, done > 0 && `${done} done`].filter(Boolean).join(', '),
    last: (day: string) => `last on ${day}`,
  },
  successor: {
    label: 'Their open leads go to',
    nobody: 'Nobody yet: everybody sees them',
    stay: (name: string) => `They stay with ${name}`,
  },
  deletedNow: 'deleted',
  looking: {
    title: (count: string) =>
      count === '1' ? '1 more looks for something like this' : `${count} more look for something like this`,
    ofSearch: (count: string) => (count === '1' ? '1 lead looks for this' : `${count} leads look for this`),
    reads: (pieces: string) => `Looks for: ${pieces}.`,
    send: 'Send it',
    sendTo: (name: string) => `Send it to ${name}`,
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    all: (count: number) => `Show all ${count}`,
    told: (count: string) =>
      count === '1'
        ? 'One visitor waits for this by mail and is told as often as asked: at once, daily or weekly.'
        : `${count} visitors wait for this by mail and are told as often as asked: at once, daily or weekly.`,
  },
  speed: {
    title: OFFICE_HOURS
      ? 'From arrival to the first call, in office hours'
      : 'From arrival to the first call',
    week: 'Week of',
    person: 'Who',
    leads: 'Leads',
    median: 'Median',
    uncalled: 'Not called yet',
  },
} as const

const GREETINGS: Record<Language, Greeting> = {
  en: (name) => `Hello ${name}, this is ${FIRM.name}.`,
  bn: (name) => `নমস্কার ${name}, আমরা ${FIRM.name} থেকে বলছি।`,
  hi: (name) => `नमस्ते ${name} जी, हम ${FIRM.name} से हैं।`,
  ne: (name) => `नमस्ते ${name} जी, हामी ${FIRM.name}-बाट हौँ।`,
}
const LISTS: Record<Language, string> = {
  en: 'Pictures and map:',
  bn: 'ছবি আর ম্যাপ:',
  hi: 'फ़ोटो और मैप:',
  ne: 'फोटो र नक्सा:',
}

/** The language that somebody wrote in. */
export const languageOf = (code: string | null): Language =>
  code === 'bn' || code === 'hi' || code === 'ne' ? code : 'en'

/** How somebody is greeted, in the language they wrote in. */
export const greetingTo = ({ name, language }: { name: string; language: string | null }) =>
  GREETINGS[languageOf(language)](name)
/** What stands before the link of a list. */
export const listIntro = (language: string | null) => LISTS[languageOf(language)]
