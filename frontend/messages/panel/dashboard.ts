import { FIRM } from '#contract/firm.ts'

/** The sentences of the panel's first screen and of the chat with the support team. */
export const panelDashboard = {
  pageTitle: `Dashboard | ${FIRM.productName}`,
  title: 'Dashboard',
  totals: {
    label: 'Totals',
    properties: 'Total Properties',
    lands: 'Total Lands',
    warehouses: 'Total Warehouses',
    publicOnly: 'Until your account is approved, these are the listings visitors see.',
  },
  waiting: {
    title: 'Waiting for approval',
    empty: 'No listing waits for approval.',
    all: 'See all that wait',
  },
  messages: {
    title: 'New messages',
    empty: 'No message waits for an answer.',
    all: 'Open the messages',
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
    empty: 'No recent properties found',
    onRequest: 'Contact for Price',
    states: { sold: 'Sold', rented: 'Rented', pending: 'Pending' },
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
