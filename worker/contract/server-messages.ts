import { FIRM } from '#contract/firm.ts'
import { LIMITS } from './limits.ts'
import { groupDigits } from './units/money.ts'

const inDigits = (limit: number) => groupDigits(String(limit))

/** The server's sentences. Where the specification has one, it stands here to the letter. */
export const SERVER_MESSAGES = {
  // properties
  titleRequired: 'Title is required.',
  cityRequired: 'City is required.',
  priceRequired: 'Valid price is required.',
  imageRequired: 'At least one property image is required.',
  locationRequired: 'Please select a location on the map.',
  propertyNotFound: 'Property not found',
  propertyDeleted: 'Property deleted successfully!',
  propertyChanged: 'Someone else changed this property while you were editing. Compare and save again.',
  reraRequired: 'A unit of a building project needs its RERA number before it can be approved.',
  messageMissing: 'Paste a message to read.',
  messageTooLong: `Paste at most ${inDigits(LIMITS.pastedLetters)} letters at a time.`,
  imageMissing:
    'One of the pictures is no longer in the store, or belongs to another listing. Upload it again.',

  // whether a listing is still there
  confirmAnswer: 'Say what is so: available, sold or rented.',
  confirmed: 'Confirmed: the listing is still there.',
  confirmedSold: 'The listing is marked as sold.',
  confirmedRented: 'The listing is marked as rented.',
  confirmUndone: 'The listing is as before.',
  confirmPending: 'This listing waits for approval. Approving it confirms it.',
  confirmSold: 'This listing is marked as sold, so there is nothing to confirm.',
  confirmRented: 'This listing is marked as rented, so there is nothing to confirm.',
  confirmNothingToUndo: 'There is nothing to take back: somebody has changed the listing since.',
  confirmLinkUnknown: 'This link is not one of ours. Open the one in the newest mail.',
  confirmLinkExpired: 'This link has expired. Sign in to confirm the listing, or wait for the next mail.',
  confirmLinkUsed: 'This link was used already: the listing is confirmed.',
  confirmListingGone: 'This listing was deleted, so there is nothing to confirm.',
  confirmLink: 'Is this listing still there?',

  // searches whose finds are mailed
  alertsFromHere: 'Too many searches were asked to be mailed from your network today. Try again tomorrow.',
  alertAsked: 'We have mailed you a link. Open it and tap once, and it begins.',
  alertQuery: 'Say what to look for, as it stands in the address of the list.',
  alertOften: 'Say how often: once, daily or weekly.',
  alertLanguage: 'Say in which language: en, bn, hi or ne.',
  alertAction: 'Say what to do: confirm or end.',
  alertOneClick: 'Send List-Unsubscribe=One-Click to end the mails.',
  alertWaiting: 'Tap to begin: until then no mail comes.',
  alertOn: 'We mail you when something new fits.',
  alertConfirmed: 'It has begun: we mail you when something new fits.',
  weekMailEnded: 'The week’s numbers are no longer mailed to you.',
  weekMailGone: 'This link is not complete. Sign in and end the mail under Mails.',
  weekMailOn: 'The week’s numbers are mailed to you on Mondays.',
  weekMailSent: 'The numbers of the last 7 days are on their way to your mailbox.',
  weekMailNothing: 'Nothing was counted in the last 7 days, so there is nothing to mail.',
  ownMailsInvalid: 'Say whether the week’s numbers are mailed: true or false.',
  alertEnded: 'It has ended, and your address is deleted. No more mails come.',
  alertGone: 'There is no such search any more. No mails come from it.',
  alertsFull: 'We cannot take another search at the moment. The feed of the list tells the same.',

  // what is counted
  seenListings: `Name listings by their ids, at most ${LIMITS.seenListings} of a kind.`,
  seenFrom: 'Name the host of the page that led here, without its path.',
  seenSearches: `Name at most ${LIMITS.seenSearches} searches, as they stand in the address of the list.`,
  seenWords: `Name at most ${LIMITS.seenWords} words.`,
  numbersDays: `Ask for 1 to ${LIMITS.numbersDays} days.`,

  // words that the search is taught
  taughtWord: `Teach one word of letters, at most ${LIMITS.seenWordLetters}.`,
  taughtMeans: 'Say whether the word is a place, stands for other words, or says nothing.',
  taughtAs: `Write the place or the words that it stands for, at most ${LIMITS.taughtLetters} letters; nothing for a word that says nothing.`,
  taughtKnown: 'The search understands this word already.',
  taughtUnclear:
    'The search does not understand these words either. Write them as it knows them: warehouse, corner plot, 3 BHK.',
  taughtLeaning:
    'Another word that the search was taught stands for this one, and would no longer be understood. Teach that one first.',
  taughtFull: `The search was taught ${LIMITS.taughtWords} words, the most there may be. Let it forget one first.`,
  taughtSaved: 'The search understands it from now on.',
  taughtForgotten: 'Forgotten.',
  taughtNotFound: 'The search was not taught this word.',

  // sign-in
  emailAndPasswordRequired: 'Email and password are required.',
  emailInvalid: 'Please enter a valid email address.',
  signInRefused: 'Email or password is not right.',
  accountSuspended: 'This account is suspended. Ask an admin of the firm.',
  signedOut: 'Signed out.',
  signedOutEverywhere: 'Signed out on all devices.',
  sessionNotFound: 'This device is signed out already.',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'The current password is not right.',
  passwordChanged: 'Password changed. All other devices are signed out.',

  // registration
  registrationRequired: 'Username, email and password are required.',
  usernameTooLong: `The username must be at most ${LIMITS.usernameLetters} letters long.`,
  usernameInvalid: 'The username may not hold line breaks or invisible characters.',
  passwordTooShort: 'Password must be at least 6 characters long.',
  passwordTooLong: `Password must be at most ${LIMITS.passwordMaxLetters} characters long.`,
  passwordTooCommon: 'This password is too common. Choose another one.',
  passwordIsName: 'The password must not be your own name or email address.',
  signUpOtpSent: 'OTP sent successfully. Please check your email.',
  otpRequired: 'OTP is required.',
  otpTooShort: 'OTP must be at least 6 digits.',
  otpWrong: 'The OTP is wrong or has expired. Ask for a new one.',
  accountCreated: 'Account verified. An admin has to approve it before you can change anything.',
  accountCreatedApproved: 'Account verified. You can sign in now.',

  // password reset
  emailRequired: 'Email is required',
  resetOtpRequired: 'OTP is required',
  newPasswordRequired: 'Password is required',
  newPasswordTooShort: 'Password must be at least 6 characters',
  resetOtpSent: 'OTP sent successfully to your email',
  resetOtpValidated: 'OTP validated successfully, you can now reset your password',
  passwordReset: 'Password reset successfully',
  resetProofMissing: 'Validate the OTP from your email first.',

  // contact form
  contactRequired: 'Name, email, phone and interest are required.',
  contactTooLong: 'One of the fields is too long.',
  contactPhoneInvalid: `Enter a phone number of ${LIMITS.contactPhoneMinDigits} to ${LIMITS.contactPhoneMaxDigits} digits.`,
  contactReceived: 'Message sent successfully',

  databaseBehind:
    'The code is newer than the database. Stop npm run dev and start it again: it applies the new migrations.',
  // reports about listings
  reportInvalid: 'Choose what is wrong with the listing.',
  reportListing: 'Open the page of the listing and report it from there.',
  reportWords: 'Say in a few words what is wrong.',
  reportReceived: 'Thank you. We check the listing and correct it.',

  // pages for the parts of the region
  areaNotFound: 'There is no page for this place.',
  areaSaved: 'The page of the place is saved.',
  areaText: `Write 1 to ${LIMITS.areaTextLetters} letters, or leave the text out.`,
  personName: `Write the name, in at most ${LIMITS.usernameLetters} letters.`,
  personNameIn: `A name in another language has at most ${LIMITS.nameInLanguageLetters} letters.`,
  personHours: 'Choose the days, and hours that end later than they begin.',
  personPhoto: 'This photo is not with us any more. Choose another one.',
  areaPicture: 'This picture is not with us. Choose another one.',

  // landmarks that distances are told to
  landmarkNotFound: 'This landmark is gone.',
  landmarkSaved: 'Landmark saved.',
  landmarkDeleted: 'Landmark deleted.',
  landmarkKind: 'Choose a school, a hospital, a market or something else.',
  landmarkName: `Write a name of 1 to ${LIMITS.landmarkNameLetters} letters; an English one is needed.`,
  landmarkPoint: 'Set the pin within the region that our map shows.',
  landmarksFull: `There are ${LIMITS.landmarks} landmarks, the most there may be. Delete one first.`,
  // leads
  enquiryKey: 'key must be 16 to 64 letters, digits, hyphens or underscores.',
  enquiryName: 'Name is required',
  enquiryMessage: 'Message is required',
  enquiryLanguage: 'There is no such language.',
  enquiryPage: 'page must be the path of a page of this site.',
  enquiryAt: 'at must say when the enquiry was written.',
  enquiryReceived: 'Thank you. We have your enquiry.',
  visitDay: `Choose a day from today to ${LIMITS.visitDaysAhead} days on.`,
  visitPart: 'Choose morning, afternoon or evening.',
  visitTime: 'Give the hour as 15:30.',
  visitState: 'Say of a visit: asked, agreed, done or missed.',
  visitSpan: `Ask for at most ${LIMITS.visitDaysShown} days.`,
  sellCategory: 'Choose what you want to sell.',
  sellPlace: 'Say where it is.',
  offerReceived: 'Thank you. We call you soon.',
  leadNotFound: 'Lead not found',
  leadName: 'Say the person’s name.',
  leadWords: 'Write down what was said.',
  leadLine: 'Write what is to be noted.',
  leadNotesChanged:
    'Somebody else has changed the notes meanwhile. Read theirs, add to them, and save again.',
  leadChanged: 'Somebody else has changed this lead meanwhile. Read what stands there now, and save again.',
  leadBefore: 'Say what stood there before as the lead was read.',
  leadStatus: 'Status must be one of: new, called, visit, closed, lost.',
  leadAccount: 'Choose an approved account.',
  leadStep: `Say the next step in at most ${LIMITS.shortTextLetters} letters.`,
  leadListing: 'Choose a listing of this site.',
  leadOfListing: 'Name the lead of which the listing is made.',
  listingIsAnother: 'Say whether it is another listing of the same offer: true or false.',
  leadDay: 'Give the day as year-month-day, for example 2026-11-24.',
  leadYear: `Give a day of the years ${LIMITS.leadYears.first} to ${LIMITS.leadYears.last}.`,
  leadList: 'There is no such list.',
  leadLimit: `Limit must be a whole number from 1 to ${LIMITS.maxPageSize}.`,
  leadChangeEmpty: 'Say what to change of the lead.',
  calendarNotFound: 'This calendar has ended. Copy its new address from the panel.',
  erasePhone: `Give a phone number of ${LIMITS.contactPhoneMinDigits} to ${LIMITS.contactPhoneMaxDigits} digits.`,
  eraseBusy: 'What was written of this person is being changed right now. Nothing was erased. Try again.',
  erasedOwnAlone:
    'A number that is so short, or may be an amount or a day, is not looked for in texts, private files and the log: look through them yourself.',
  erasedButPictures: (pictures: readonly string[]) =>
    `Addresses of pictures still hold it: put others in their place (${[...new Set(pictures)].join(', ')}).`,
  erasedNothing: 'Nothing of this number was found, so nothing was erased. Look whether it is right.',
  erased: (day: string) =>
    `Erased. Backups from before ${day} still hold it: after restoring one, erase it again.`,

  // lists that people share
  listNotFound:
    'This list has ended, or its link is not whole. Ask whoever sent it for a new one, or look at our listings.',
  listProperties: `Choose 1 to ${LIMITS.listedProperties} listings that are still with us.`,
  sharedListTitle: `A title has 1 to ${LIMITS.listTitleLetters} letters.`,
  listFull: `A list holds at most ${LIMITS.listedProperties} listings. Take one out first.`,
  listPropertyGone: 'This listing is not with us any more, so it cannot be added.',
  listItemNotFound: 'This listing is not in the list any more.',
  listItemAdded: 'The listing is in the list.',
  listItemRemoved: 'The listing is not in the list any more.',
  listVoter: `A vote names its device by ${LIMITS.voterMinLetters} to ${LIMITS.voterMaxLetters} letters.`,
  listVote: 'Vote yes, maybe or no.',
  listVoted: 'The vote is counted.',
  listVotesFull: 'This list has all the votes that it can hold.',
  listName: `Say your name in 1 to ${LIMITS.listNameLetters} letters.`,
  listText: `Write 1 to ${LIMITS.listCommentLetters} letters.`,
  listCommentsFull: `A list holds at most ${LIMITS.listComments} comments.`,
  listCommentNotFound: 'This comment was deleted.',
  listCommentDeleted: 'The comment is deleted.',
  listOwnerOnly: 'Only whoever made this list can do that.',
  listEnded: 'The list has ended. Its link opens nothing any more.',
  listReport: 'Say in a few words what is wrong with the list.',
  listReported: 'Thank you. We look at the list.',
  toldListing: 'id must be the id of one listing.',
  idsUnclear: `ids must be 1 to ${LIMITS.keptProperties} ids of listings, with commas between them.`,

  // pictures that wait to be deleted
  removalCount: `Say how many of the waiting pictures may be deleted, from 1 to ${inDigits(LIMITS.picturesCountedWaiting)}.`,
  removalAllowed: `The pictures will be deleted within the hour and stay in the trash for ${LIMITS.picturesTrashDays} days.`,
  picturesRestored: 'The pictures of the listing are back.',
  picturesNotInTrash: 'None of the listing’s pictures is in the trash.',

  // messages
  messageNotFound: 'Message not found',
  messageDeleted: 'Message deleted.',
  messageChangeEmpty: 'Say whether the message is handled: true or false.',

  // several listings at once
  bulkInvalid:
    'Say what to do (confirm, approve, sold, rented, delete, deal or price) and with which listings.',
  bulkTooManyMatch: `At most ${inDigits(LIMITS.bulkMatches)} listings at a time. Narrow the search.`,
  bulkPercent: `Say by how many percent the prices change, from ${LIMITS.bulkPercentLeast} to ${LIMITS.bulkPercentMost} and not 0.`,
  bulkTooMany: `Choose at most ${LIMITS.bulkListings} listings at a time.`,
  bulkOtherThanShown:
    'These listings have been changed since they were shown, perhaps by this same change. Nothing was changed now. Look again.',
  bulkBusy: 'Some of these listings are being changed right now. Nothing was done. Try again.',
  csvTooManyRows: `A file may hold at most ${inDigits(LIMITS.csvRows)} rows. Split it and import the parts.`,
  csvTooManyForAll: `At most ${inDigits(LIMITS.csvWholeRows)} rows can be imported all or none. Split the file, or import its good rows.`,
  importTooOld: `${LIMITS.importUndoDays} days have passed: this import can no longer be taken back as a whole.`,
  csvTooManyLines: 'The file has thousands of empty lines. Delete them and import it again.',
  csvEmpty: 'The file holds no rows.',
  csvUnreadable: 'This is not a CSV file with a first line of column names.',
  formRequired: 'Send a form.',
  csvRequired: 'Send the file as text/csv.',
  csvTooLarge: 'The file is larger than 2 MB. Split it and import the parts.',
  csvDryRunUnclear: 'dryRun must be 1 or 0.',
  csvUpdateUnclear: 'update must be 1 or 0.',
  csvColumnsUnclear: 'columns must say as JSON which column of the file is which column of a listing.',
  csvTooManyColumns: `A file may hold at most ${LIMITS.csvColumns} columns.`,
  csvIdUnknown: 'There is no listing with this ID. Empty the cell to add the row as a new listing.',
  csvIdTwice: 'Another row of the file has this ID.',
  csvCategoryFixed: 'The category of a listing cannot be changed.',
  csvRowChanged:
    'This listing was changed after the file was exported. Export it again and change that file.',
  csvConflicts: 'Nothing was imported. Some listings were changed after the file was exported.',
  csvBusy:
    'Other imports bring in rows of this file at the same time. Send it again: what is in already is left out.',
  csvFixedUnclear:
    'fixed must say as JSON what Category, City, Lease type, State and Country of all rows are.',
  csvAnswersUnclear: 'answers must say as JSON what becomes of each group of rows.',
  csvHandedBack: 'Handed back to be looked at.',
  csvPriceUnitUnclear: 'priceUnit must be one that prices are told in.',
  csvHeadRowUnclear: `headRow must be the number of a line, at most ${LIMITS.csvHeadRow}.`,
  csvModeUnclear: 'mode must be all or good.',
  csvAreaUnclear: 'Write a size with its unit: 1200 sq ft, 5 katha, 12 decimal.',
  csvColumnMissing: 'The file needs a column of this name.',
  csvColumnTwice: 'There are two columns of this name.',
  csvQuotes: 'The quotation marks of this row do not pair up.',
  csvCellsTooMany:
    'This row has more cells than there are columns. Put a cell that holds a comma in quotation marks.',
  csvHasErrors: 'Nothing was imported. Mend the rows below and try again.',

  // who may do what
  signInFirst: 'Sign in to continue.',
  approvalPending: 'Your account waits for approval by an admin.',
  adminsOnly: 'Only an admin can do this.',
  notByRole: 'Your account may not do this. An admin can change what it may do.',
  notOnYourself: 'You cannot change your own account here. Ask another admin.',
  userNotFound: 'User not found',
  userDeleted: 'Account deleted.',
  roleUnknown: 'There is no such role.',
  rightUnknown: 'There is no such right.',
  userChangeEmpty: 'Say what to change: role, approvedByAdmin or suspended.',

  // requests
  notFound: 'There is nothing at this address.',
  wrongMethod: 'This address does not take this kind of call.',
  jsonUnreadable: 'The request is not readable JSON.',
  jsonRequired: 'Send the request as application/json.',
  repeatKeyInvalid: `Idempotency-Key must be ${LIMITS.repeatKeyMinLetters} to ${LIMITS.repeatKeyMaxLetters} letters, digits, hyphens or underscores.`,
  tooLarge: 'The request is too large.',
  imageTooLarge: `The picture is larger than ${LIMITS.imageBytes / 1024 / 1024} MB.`,
  imageTooManyPixels: `The picture has more than ${LIMITS.imagePixels / 1_000_000} megapixels.`,
  imageTypeUnknown: 'Only JPEG, PNG, WebP and AVIF pictures can be stored.',
  imageLengthMissing: 'The upload must say its length.',
  imageNameInvalid: 'The file name of the picture is not usable.',
  imageExists: 'A picture with this name exists already.',
  imageIncomplete: 'The picture did not arrive whole. Upload it again.',
  rangeOutside: 'The picture ends before the part that was asked for.',
  invalid: 'Some fields need another look.',
  saidTwice: 'Say each parameter of the address only once.',
  tooManyUploads: 'You have uploaded very many pictures. Go on a little later.',
  uploadsBusy: 'Many pictures are being uploaded right now. Wait a moment and try again.',
  signInBusy: 'Many people are signing in right now. Wait a moment and try again.',
  tooManyTries: 'Too many tries. Wait a little and try again.',
  tooManySearches: 'Too many searches came from your network. Wait a minute and try again.',
  tooManyCodes: 'A code was sent a moment ago. Wait a little before asking for another one.',
  tooManyCodesHere: 'Too many codes were asked for from this connection. Wait a little before asking again.',
  tooManyMails:
    'Many mails were sent to this address today. To ask for more, open the link in the newest of them.',
  tooManySignUps: 'Too many people have signed up today. Try again tomorrow, or ask an admin of the firm.',
  askOnDone: 'You can ask for codes again from this connection.',
  askOnExpired: 'This link is no longer valid. Open the one in the newest mail.',
  unexpected: 'Something went wrong on our side. Try again.',

  auditActionUnknown: 'There is no such kind of change.',
  auditLimit: `Limit must be a whole number from 1 to ${LIMITS.auditPageSize}.`,
  auditDayUnclear: 'Give the day as year-month-day, for example 2026-11-22.',

  // lists
  parametersTooMany: `At most ${LIMITS.listParameterNames} names of parameters can be read at a time.`,
  parameterUnknown: (name: string, known: readonly string[]) =>
    `There is no “${name}” here. The names are: ${known.join(', ')}.`,
  numberUnreadable: `A listing's number looks like ${FIRM.listingLetter}-142.`,
  cursorInvalid: 'This page of the list is no longer valid. Start again from the first page.',
  searchTooLong: `Search for at most ${LIMITS.maxSearchLetters} letters.`,
  statusForbidden: 'Sign in with an approved account to see these listings.',

  // pages, as search engines and previews read them
  listTitle: `Property in ${FIRM.city} and ${FIRM.surroundings} | ${FIRM.productName}`,
  listDescription: `Warehouses, plots, villas and homes for sale and for rent in and around ${FIRM.city}, with prices and sizes.`,
  contactForPrice: 'Contact for Price',
  priceNotAvailable: 'Price not available',
  perMonth: ' / month',
  sold: 'Sold',
  rented: 'Rented',

  // configuration
  mailNotConfigured: (secret: string) =>
    `Mail is not set up: set the secret ${secret} (npx wrangler secret put ${secret}).`,
  secretWeak:
    'Sign-in is not set up: set the secret AUTH_SECRET to 32 or more random bytes (npx wrangler secret put AUTH_SECRET).',
  databaseDown: 'The database does not answer. Try again in a moment.',
  pictureStoreDown: 'The store of pictures does not answer. Try again in a moment.',
  mailsWait: 'Mails wait because the mail service does not take them; they are tried again.',
  senderUnknown: (service: string) =>
    `${service} does not take mails from the address in MAIL_FROM: see there whether its domain is verified. Mails wait until it is.`,
  mailsGivenUp: 'Some mails were given up in the last day: look at what the mail service says.',
  jobsLate: 'The cron has not run for a quarter of an hour: nothing is swept and no mail is tried again.',
  jobsFail: (names: string) =>
    `What the cron runs has failed for a quarter of an hour, as its log says: ${names}.`,
  picturesWait:
    'More pictures wait for removal than may go in a day; an admin can allow it on the dashboard.',
} as const

/** The first line of a chat about a listing, to the specification's letter. */
export const interestedIn = (id: string) => `Hello, I'm interested in property ID: ${id}.`

/** '1 property', '9,425 properties', '1,000+ properties'; `total` as X-Total-Count says it. */
export function propertiesFound(total: string): string {
  const count = total.replace(/^\d+/, groupDigits)
  return `${count} ${total === '1' ? 'property' : 'properties'}`
}

/** Why a second listing of an offer is not stored: the number of the first. */
export const offerListed = (number: string) =>
  `${number} was made of this offer already. Open it, or save yours as another listing.`

/** What a saved new listing is answered with, to the specification's letter. */
export const propertyAdded = (category: string) => `${category} property added successfully!`

const BULK_DONE = {
  confirm: 'confirmed as still there',
  approve: 'approved',
  sold: 'marked as sold',
  rented: 'marked as rented',
  delete: 'deleted',
}

/** What became of many listings: '3 properties approved. 1 was not there any more.' Those that are not on offer cannot be confirmed. */
export function bulkDone(
  action: keyof typeof BULK_DONE,
  { done, missing, closed }: { done: number; missing: number; closed: number },
): string {
  const gone = missing > 0 ? ` ${missing} ${missing === 1 ? 'was' : 'were'} not there any more.` : ''
  const rest =
    closed > 0 ? ` ${closed} ${closed === 1 ? 'is' : 'are'} not on offer and ${staysAsItWas(closed)}.` : ''
  return `${countOf(done)} ${BULK_DONE[action]}.${gone}${rest}`
}

/** '212 properties: prices 5% higher.' What a change of many does or did; those that it does not touch are said. */
export function bulkChanged(
  change: { kind: 'price'; percent: number } | { kind: 'deal'; deal: 'sale' | 'rent' | 'lease' },
  { changed, same, sold, dryRun }: { changed: number; same: number; sold: number; dryRun: boolean },
): string {
  const what =
    change.kind === 'price'
      ? `${Math.abs(change.percent)}% ${change.percent > 0 ? 'higher' : 'lower'}`
      : `for ${change.deal}`
  const history = sold > 0 ? ` ${sold} ${sold === 1 ? 'is' : 'are'} sold and ${staysAsItWas(sold)}.` : ''
  const rest = `${history}${same > 0 ? ` ${same} ${staysAsItWas(same)}.` : ''}`
  return `${countOf(changed)} ${dryRun ? 'would be' : changed === 1 ? 'is now' : 'are now'} ${what}.${rest}`
}

/** '3 properties are as before. 1 was changed since and stays as it is.' */
export function bulkUndone(done: number, left: number): string {
  const rest =
    left > 0 ? ` ${left} ${left === 1 ? 'was' : 'were'} changed since and ${staysAsItWas(left)}.` : ''
  return `${countOf(done)} ${done === 1 ? 'is' : 'are'} as before.${rest}`
}

/** The refusal where others match by now than the caller was told. */
export const bulkOtherCount = (found: number, expected: number) =>
  `${found > LIMITS.bulkMatches ? `More than ${inDigits(LIMITS.bulkMatches)}` : found} match now, not ${expected}. Nothing was changed. Look again.`

const staysAsItWas = (properties: number) => (properties === 1 ? 'stays as it is' : 'stay as they are')
const countOf = (properties: number) => (properties === 1 ? '1 property' : `${properties} properties`)

type Checked = {
  isDryRun: boolean
  rows: number
  added: number
  faultyRows: number
  ignoredColumns: string[]
  /** Where rows with an ID update their listing. */
  updates?: { updated: number; unchanged: number }
}

/** What became of a file: '12 properties imported. They wait for approval.' */
export function csvDone({ isDryRun, rows, added, faultyRows, ignoredColumns, updates }: Checked): string {
  const ignored =
    ignoredColumns.length > 0 ? ` Left out, as no listing has it: ${ignoredColumns.join(', ')}.` : ''
  const stored = added > 0 && !updates ? `${countOf(added)} imported, waiting for approval. ` : ''
  if (faultyRows > 0) return `${stored}${faultyRows} of ${rows} rows need another look.${ignored}`
  if (updates) return `${updatedAndAdded(rows, updates, isDryRun)}${ignored}`
  if (isDryRun) return `${countOf(rows)} can be imported.${ignored}`
  return `${countOf(rows)} imported, waiting for approval.${ignored}`
}

/** '298 properties removed again, 2 as they were before, 1 stays.' */
export function importTakenBack({
  removed,
  restored,
  kept,
}: {
  removed: number
  restored: number
  kept: unknown[]
}): string {
  const parts = [
    ...(removed > 0 ? [`${countOf(removed)} removed again`] : []),
    ...(restored > 0 ? [`${countOf(restored)} as before`] : []),
    ...(kept.length > 0
      ? [
          `${countOf(kept.length)} kept, as somebody has dealt with ${kept.length === 1 ? 'it' : 'them'} since`,
        ]
      : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing is left to take back.'
}

/** '2 properties updated, 1 added, 3 as they were.' */
function updatedAndAdded(
  rows: number,
  { updated, unchanged }: { updated: number; unchanged: number },
  isDryRun: boolean,
): string {
  const added = rows - updated - unchanged
  const [update, add] = isDryRun ? ['can be updated', 'can be added'] : ['updated', 'added']
  return `${countOf(updated)} ${update}, ${added} ${add}, ${unchanged} as they were.`
}
