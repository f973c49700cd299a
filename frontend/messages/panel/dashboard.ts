import { FIRM } from '#contract/firm.ts'
import { groupDigits } from '#contract/units/money.ts'
import { OFFICE_HOURS } from '#contract/units/office-hours.ts'

/** The sentences of the panel's first screen and of the chat with the support team. */
export const panelDashboard = {
  pageTitle: `Dashboard | ${FIRM.productName}`,
  title: 'Dashboard',
  totals: {
    label: 'Totals',
    properties: 'Total Properties',
    lands: 'Total Lands',
    warehouses: 'Total Warehouses',
    villas: 'Total Villas',
    publicOnly: 'Until your account is approved, these are the listings visitors see.',
  },
  waiting: { title: 'Waiting for approval' },
  messages: { title: 'New messages' },
  today: {
    title: (day: string) => `Today, ${day}`,
    nothing: 'Nothing waits today.',
    tidy: 'To tidy up',
    leads: {
      due: {
        name: 'Calls due',
        what: (count: string, lateSince?: string) => {
          const calls = count === '1' ? '1 call is due' : `${count} calls are due`
          if (lateSince === undefined) return calls
          return count === '1' ? `${calls} since ${lateSince}` : `${calls}, the first since ${lateSince}`
        },
        action: 'Call',
      },
      waiting: {
        name: 'New leads',
        what: (count: string, late: string) => {
          const waiting = count === '1' ? '1 person waits' : `${count} people wait`
          const forAnHour = `${count === '1' ? 'for' : late === count ? 'all for' : `${late} of them for`} over an hour`
          return `${waiting} for a first answer${late === '0' ? '' : `, ${forAnHour}`}`
        },
        action: 'Answer',
      },
      visits: {
        name: 'Visits today',
        what: (count: string) => (count === '1' ? '1 visit today' : `${count} visits today`),
        action: 'Look',
      },
    },
    first: (name: string, step: string | null, number: string | undefined) =>
      [`${name || 'Somebody without a name'} first`, [step, number].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(': '),
    waited: (name: string, hours: number) =>
      `${name || 'Somebody without a name'} for ${hours === 1 ? '1 hour' : hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`}`,
    listingsWait: (count: number) =>
      count === 1 ? '1 listing waits for approval' : `${count} listings wait for approval`,
    review: 'Review',
    reports: 'Reports of visitors',
    reportsWait: (count: string) =>
      count === '1' ? '1 listing is reported by a visitor' : `${count} reports of visitors are open`,
    readReports: 'Read',
    accounts: 'Waiting accounts',
    accountsWait: (count: string) =>
      count === '1' ? '1 account waits for approval' : `${count} accounts wait for approval`,
    look: 'Look',
    messagesWait: (count: string) => (count === '1' ? '1 new message' : `${count} new messages`),
    answer: 'Answer',
    toConfirm: {
      name: 'To confirm',
      what: (count: string) =>
        count === '1' ? '1 listing is to be confirmed' : `${count} listings are to be confirmed`,
      leaves: (title: string, day: string) => `First to leave the results: ${title}, on ${day}`,
      action: 'Confirm',
    },
    lookedFor: {
      name: 'New listings that match leads',
      what: (listings: number, people: number) =>
        `${listings === 1 ? '1 new listing matches' : `${listings} new listings match`} ${people === 1 ? '1 open lead' : `${people} open leads`}`,
      who: (number: string, people: string) => `${number}: ${people}`,
      action: 'Send it',
    },
    lowered: {
      name: 'Price lowered',
      what: (count: string) =>
        count === '1'
          ? '1 price was lowered in the last 30 days'
          : `${count} prices were lowered in the last 30 days`,
      action: 'Look',
    },
    missing: {
      pictures: {
        name: 'Without pictures',
        what: (count: number) =>
          count === 1 ? '1 listing has no picture' : `${count} listings have no picture`,
        action: 'Add pictures',
      },
      map: {
        name: 'Neither map nor place',
        what: (count: number) =>
          count === 1
            ? '1 listing has neither map nor place'
            : `${count} listings have neither map nor place`,
        action: 'Set on map',
      },
      papers: {
        name: 'Papers missing',
        what: (count: number) =>
          count === 1
            ? '1 listing: site or title deed not seen'
            : `${count} listings: site or title deed not seen`,
        action: 'Look',
      },
    },
  },
  pictures: {
    title: 'Deleted pictures',
    waits: (count: number, most: number) =>
      count === 1
        ? '1 picture waits to be deleted.'
        : `${count >= most ? `${most.toLocaleString('en-IN')} or more` : count.toLocaleString('en-IN')} pictures wait to be deleted.`,
    why: 'No listing shows them. They are more than are deleted in a day, so somebody should look first: were that many meant to go? Otherwise they go little by little.',
    allow: 'Delete them now',
    kept: 'They stay in the trash for 30 days.',
    done: 'The pictures will be deleted.',
    failed: 'That could not be saved. Try again.',
  },
  recent: {
    title: 'Recent Properties',
    all: 'All properties',
    empty: 'No recent properties found',
    onRequest: 'Contact for Price',
    listed: (day: string) => `listed ${day}`,
  },
  week: {
    title: 'The last 7 days',
    all: 'All numbers',
    opened: 'listings opened',
    sent: 'chats begun on WhatsApp',
    answer: 'usual wait for a first call',
    uncalled: 'not called yet',
    unasked: 'seen, but not asked for',
    /** How many more than the week before; fewer, below zero. */
    compared: (more: number) => {
      if (more === 0) return 'as many as the week before'
      return `${groupDigits(String(Math.abs(more)))} ${more > 0 ? 'more' : 'fewer'} than the week before`
    },
    calledAfter: (wait: string) => `${wait} for those called`,
    howCounted: OFFICE_HOURS ? 'in office hours' : undefined,
    minutes: (minutes: number) =>
      minutes < 1
        ? 'under 1 min'
        : minutes < 60
          ? `${Math.round(minutes)} min`
          : `${Math.floor(Math.round(minutes) / 60)} h ${Math.round(minutes) % 60 || ''}`.trim(),
    failed: 'The numbers could not be loaded.',
  },
  failed: 'The dashboard could not be loaded.',
  retry: 'Retry',
  support: {
    title: 'Need a hand?',
    text: (hours: string) => `The support team answers on WhatsApp, ${hours}.`,
    button: 'Chat with support',
    message: (who: string) => `Hello, I need help with the ${FIRM.productName} admin panel. I am ${who}.`,
    somebody: 'signed in to the panel',
  },
} as const
