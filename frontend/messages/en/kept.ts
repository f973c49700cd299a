import { FIRM } from '#contract/firm.ts'

/* What is kept on a device, compared, and decided on together. */

/** Of the heart, which stands in the documents of lists and listings: apart from what is loaded with its code. */
export const heart = {
  keepThis: (title: string) => `Keep: ${title}`,
}

export const kept = {
  pageTitle: `Kept listings | ${FIRM.productName}`,
  title: 'Kept',
  onDevice: 'Kept on this device only. Nobody else sees it until you share it.',
  link: (count: number) => `Kept (${count})`,
  keep: 'Keep',
  isKept: 'Kept',
  seen: 'Seen',
  notForMe: 'Not for me',
  notForMeThis: (title: string) => `Not for me: ${title}`,
  /** Of a list that is here as a whole. */
  hidden: (hidden: number, shown: number) => `${shown} shown, ${hidden} hidden`,
  /** Of a list with more to show. */
  hiddenIt: 'Hidden on this device.',
  showHidden: 'Show them',
  full: 'A hundred listings are kept already. Remove one first.',
  empty: 'Nothing kept yet.',
  emptyHow: 'Press Keep on a listing, and it stands here when you come back.',
  gone: 'This listing is no longer with us.',
  unconfirmed: 'Not confirmed for a while: ask whether it is still there.',
  lowered: (amount: string) => `${amount} less than when you kept it`,
  raised: (amount: string) => `${amount} more than when you kept it`,
  changed: (count: number) =>
    count === 1
      ? 'One of them has changed since you kept it.'
      : `${count} of them have changed since you kept them.`,
  alike: 'Like the ones you kept',
  note: 'Your note',
  addNote: 'Add a note',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  moved: (title: string, place: number, count: number) => `${title}: ${place} of ${count}`,
  letGo: 'Remove',
  remove: (title: string) => `Remove: ${title}`,
  removed: 'Removed from what you keep.',
  undo: 'Undo',
  orderedBy: 'In the order of',
  orders: { own: 'My own', price: 'Price', place: 'Place' },
  sharedLists: 'Your shared lists',
  share: 'Share this list',
  shareFailed: 'The list could not be made. Check your connection and try again.',
  compare: 'Compare',
  compareSome: (count: number) => `Compare these ${count}`,
  compareHow: 'Tick two to four listings to compare them.',
  askAll: 'Ask about all',
  notAsked: (count: number) =>
    count === 1
      ? 'One of them is sold or rented and is not asked about.'
      : `${count} of them are sold or rented and are not asked about.`,
  askText: `Hello ${FIRM.productName}, I would like to know more about these properties.`,
  failed: 'The listings could not be loaded. Check your connection and try again.',
}

export const compare = {
  pageTitle: `Compare listings | ${FIRM.productName}`,
  title: 'Compare',
  lead: 'What differs is bold; what is plainly better has a tick.',
  tooFew: 'There are not two listings to compare.',
  onlyDiffering: 'Only what differs',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  takeOut: (title: string) => `Remove: ${title}`,
  where: 'Where they are',
  state: 'Status',
  rate: 'Price per unit',
  size: 'Size',
  place: 'Place',
  road: 'Road width',
  feet: (feet: number) => `${feet} ft`,
  checks: 'Checked by us',
  checked: (count: number) => (count === 0 ? 'Nothing yet' : count === 1 ? '1 check' : `${count} checks`),
  notGiven: 'not given',
  notYet: 'not yet',
  doesNotApply: 'does not apply',
  inAll: 'To pay in all',
  loan: (part: string, percent: string, years: string) =>
    `A month, with a loan of ${part}% at ${percent}% over ${years === '1' ? '1 year' : `${years} years`}`,
  from: (place: string) => `To ${place}`,
  share: 'Share this comparison',
  best: 'the better one',
}

export const sharedList = {
  pageTitle: `A list to decide on together | ${FIRM.productName}`,
  title: 'Decide together',
  lead: 'Everybody with this link sees the same list, votes and comments.',
  whatsApp: 'Which one do you like? Vote here:',
  send: 'Share on WhatsApp',
  ended: 'This list has ended.',
  endedHow: 'Or its link is not whole. Ask whoever sent it for a new one, or look at our listings.',
  name: 'Your name, as the others know you',
  nameWhy: 'Votes and comments go out with your name.',
  youAre: (name: string) => `You vote as ${name}.`,
  otherName: 'Another name',
  goOn: 'Go on',
  votes: 'Your vote',
  choices: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  voted: (name: string, vote: string) => `${name}: ${vote}`,
  comment: 'Your comment',
  say: 'Send',
  removeComment: (name: string) => `Delete the comment of ${name}`,
  takeOut: 'Remove',
  takeOutThis: (title: string) => `Remove: ${title}`,
  takenOut: 'Removed from this list for everybody.',
  nothing: 'No listing is left in this list.',
  addKept: (count: number) => `Add what I keep (${count})`,
  waiting: 'Not sent yet. It goes out by itself as soon as you are online.',
  refused: 'The last change was not taken: the list may be full, or the listing was removed.',
  lasts:
    'This list ends by itself 90 days after its last use. Names and comments are all that it stores of you.',
  report: 'Report this list',
  reportWhat: 'What is wrong with it',
  reported: 'Thank you. We look at the list.',
  end: 'End this list',
  endQuestion: 'End this list for everybody?',
  endMeans: 'Its votes and comments are deleted, and nobody can open it any more.',
  keepIt: 'Keep it',
}
