/** Numbers that both sides hold. Units stand in the names. */
export * as LIMITS from './limits.ts'

export const pageSize = 24
export const maxPageSize = 100
export const countedUpTo = 1000
export const maxSearchLetters = 200
export const maxSearchWords = 8
/** Names of parameters in the address of a list call: all that there are, and some of others. */
export const listParameterNames = 64
export const similarListings = 4
export const nearestListings = 3
/** So many listings of an owner come first in a search of the firm's people; the newest. */
export const ownedListings = 20
/** Room for the cursor of a list, which names each of these. */
export const listCursorLetters = 300
/** A price is shown beside others from so many on; so many of them are counted. */
export const pricesBesideLeast = 3
export const pricesBesideCounted = 100
/** Pins of a map; the newest are shown. */
export const mapPins = 1000
export const outlineLeastCorners = 3
export const outlineCorners = 60
export const outlineLetters = 2600
export const adminPageSize = 10
export const searchDebounceMs = 300
export const searchMinLetters = 2
export const searchResults = 10
export const recentListings = 10
export const dashboardNewest = 5
export const dashboardCountedMessages = 100
export const auditPageSize = 50
/** So many of them the panel's log shows at once. */
export const auditShown = 20
/** Entries that one call of the log looks through. */
export const auditWindow = 1000
/** Pictures that go to the trash in a day unasked: so many, or this part of all. */
export const picturesTrashedADay = 100
export const picturesTrashedPart = 0.01
export const picturesTrashDays = 30
export const picturesCountedWaiting = 1000
export const bulkListings = 100
export const bulkMatches = 1000
/** By how many percent the prices of many listings may change at once. */
export const bulkPercentLeast = -90
export const bulkPercentMost = 900
export const bulkShown = 20
export const csvRows = 5000
/** So many rows are stored at once, all of them or none. */
export const csvPartRows = 500
/** The most rows of a file that is imported as a whole or not at all. */
export const csvWholeRows = 1000
export const csvColumns = 200
export const csvShownRows = 20
export const csvMatchLetters = 16_000
/** Of rows with the same problem so many are named, and so many of their cells. */
export const csvGroupRows = 12
export const csvGroupSamples = 6
/** So much of a file is shown as it stands: lines below the names, cells of a line, letters of a cell. */
export const csvFirstLines = 4
export const csvFirstCells = 24
export const csvSampleLetters = 60
/** Rows are compared with so many listings that wait, and so many of their plot numbers are looked for. */
export const csvComparedWaiting = 2000
export const csvPlotNumbers = 200
/** The last line that may hold the names of the columns. */
export const csvHeadRow = 100
/** At most this many faults are listed in a reply; of a file as many as it may have rows. */
export const issues = 100
export const csvErrors = csvRows
/** For so long an import can be taken back. */
export const importUndoDays = 7
export const importUndoMs = importUndoDays * 24 * 60 * 60 * 1000
/** So many lines may stand above the names of the columns. */
export const csvLinesAbove = 20
export const csvBytes = 2 * 1024 * 1024
/** An XLSX workbook, packed as it comes and unpacked in the browser. */
export const workbookBytes = 5 * 1024 * 1024
export const workbookUnpackedBytes = 50 * 1024 * 1024
export const repeatKeyMinLetters = 16
export const repeatKeyMaxLetters = 64
export const titleLetters = 300
export const shortTextLetters = 200
export const addressLetters = 500
export const privateNotesLetters = 4000
export const ownerPhones = 3
export const checkNoteLetters = 1000
/** A message that a listing is read from. */
export const pastedLetters = 4000
export const descriptionLetters = 20_000
export const amenities = 60
export const images = 40
export const pictureAddressLetters = 300
export const altLetters = 300
export const captionLetters = 240
export const maxPriceInr = 1_000_000_000_000
export const maxAreaSqFt = 1_000_000_000
export const maxMeasure = 1_000_000
/** Rooms, floors, years. */
export const maxCount = 1000
export const imageBytes = 10 * 1024 * 1024
export const imagePixels = 50_000_000
export const uploadMinutes = 10
/** Pictures of one account; a picture and its further widths are one. */
export const uploadsPerHour = 300
export const uploadsPerDay = 1500
export const filenameLetters = 120
/** The largest JSON body: a listing with all its fields. */
export const jsonBytes = 256 * 1024
export const smallJsonBytes = 16 * 1024
/** One with texts of some thousand letters, each of which a client may write in six bytes: \u0995. */
export const textJsonBytes = 64 * 1024
export const emailLetters = 254
export const usernameLetters = 80
export const personNameLetters = 120
export const nameInLanguageLetters = 60
export const passwordMinLetters = 6
export const passwordMaxLetters = 128
export const otpDigits = 6
export const otpMinutes = 10
export const otpTries = 5
export const otpTriesPerNetwork = 5
export const otpTriesWithoutToken = 40
export const otpCallsPerHour = 60
export const otpResendSeconds = 60
export const otpSendsPerHour = 5
export const otpSendsPerHourPerIp = 20
export const otpCodesAtOnce = 20
export const otpMailsPerDay = 20
export const otpMailWithLink = 15
export const newAddressMailsPerDay = 50
export const newAddressMailsPerNetwork = 10
export const resetTokenMinutes = 10
export const signInFailures = 5
export const signInWindowMinutes = 15
export const signInFailuresPerMinute = 10
export const signInFailuresPerHour = 200
export const signInFailuresOfAccount = 20
export const knownNetworkDays = 30
export const knownDeviceDays = 180
export const sessionsOfAccount = 50
export const deviceTokenLetters = 200
export const userAgentLetters = 400
export const contactMessages = 10
/** Mails of a day that tell the firm of a message: in all, for one network, and about one listing; beyond it one in some hours. */
export const noticesPerDay = 50
export const noticesPerNetwork = 25
export const noticesPerListing = 5
export const noticesPerListingOfNetwork = 4
export const noticesWaitHours = 4
export const contactWindowMinutes = 10
export const contactPhoneMinDigits = 6
export const contactPhoneMaxDigits = 15
export const interestLetters = 4000
export const reportLetters = 1000
/** The page of a part of the region counts so many of a kind; it reads at most 120 rows. */
export const areaCounted = 60
/** What staff write about a part of the region, in one language. */
export const areaTextLetters = 2000
export const peopleShown = 12
/** What admins tell distances to, and how a name of it may be. */
export const landmarks = 200
export const landmarkNameLetters = 60
/** What is kept on a device, and what stands in one list that is shared. */
export const keptProperties = 100
export const hiddenProperties = 200
export const seenProperties = 200
export const comparedProperties = 4
export const listedProperties = 100
export const listTitleLetters = 80
export const listNameLetters = 40
export const listCommentLetters = 300
export const listComments = 300
export const listVotes = 2000
export const voterMinLetters = 16
export const voterMaxLetters = 64
/** A list ends so long after its last use. */
export const listDays = 90
export const listsPerHour = 60
export const listCommentsPerHour = 300
export const sentLists = 20
/** Searches whose finds are mailed: of a store, read in one step, asked from one network in an hour. */
export const alerts = 10_000
export const alertsOfStep = 1000
export const alertsPerHour = 60
/**
 * Mails of a day that ask to confirm one: asked from one network, and of these to one address; to one address from all networks, and
 * more of them only where a network has not asked for that address yet.
 */
export const alertConfirmationsPerNetwork = 60
export const alertConfirmationsPerDay = 3
export const alertConfirmationsToAddress = 6
export const alertConfirmationsToAddressMost = 10
export const alertQueryLetters = 4000
export const alertUnconfirmedDays = 2
/** A search that nobody has said to want for so long is asked about, and ends so long afterwards. */
export const alertDays = 365
export const alertQuestionDays = 14
/** What comes back to the market after so long counts as new. */
export const alertAwayDays = 30
export const alertListingsOfMail = 30
export const feedEntries = 50
/** The words of a recorded enquiry; what the form takes is shorter. */
export const recordedMessageLetters = 5000
export const pageAddressLetters = 500
/** For how many days on a visit may be wished. */
export const visitDaysAhead = 30
/** An enquiry that has waited on a device for longer brings no wish for a day that has gone. */
export const enquiryWaitsDays = 28
export const visitDaysShown = 62
/** A next step of the year 9026 is a slip, and its lead would never be due. */
export const leadYears = { first: 2000, last: 2099 }
export const visitsShown = 500
export const calendarDaysBack = 60
export const leadsOfPerson = 50
/** Open leads whose wishes are compared with listings: so many new ones, with a next step, and others; and how many are answered. */
export const comparedWishes = 200
export const comparedListings = 24
export const lookingLeads = 24
/** Leads end so long after the last word about them, unless LEAD_MONTHS says otherwise. */
export const leadMonths = 24
export const speedWeeks = 8
export const speedLeads = 5000
/** One beacon, and what one may name; hosts of a day that are told apart, searches and words of a day that may be asked. */
export const seenBytes = 4096
export const seenListings = 150
export const seenHostLetters = 253
export const seenSearches = 10
export const seenSearchLetters = 1000
export const seenWords = 20
export const seenWordLetters = 60
/** What admins teach the search: so many words, each to stand for so many letters. */
export const taughtWords = 500
export const taughtLetters = 60
export const seenAskedADay = 20_000
/** An isolate gathers so long before it writes, and so many listings at most. */
export const seenGatherSeconds = 20
export const seenGathered = 2000
/** A search, a word or a host that led here is kept once so many networks have said it in a day. */
export const seenNetworks = 3
/** Counts are kept so long. */
export const seenDays = 400
export const numbersDays = 90
export const numbersUsualDays = 30
export const numbersListings = 500
export const numbersNames = 30
/** A listing is compared with others of its kind once it has been on the market so many days: fewer prove nothing. */
export const comparedFromDays = 8
export const sessionHours = 12
export const rememberedSessionDays = 30
export const mailTimeoutMs = 8000
/** The first reminder goes so many days before a listing leaves the results, the next ones as many days apart. */
export const confirmReminderDays = 7
export const confirmRemindersBefore = 2
export const confirmRemindersAtMost = 8
export const confirmLinkDays = 14
export const confirmListingsOfMail = 50
/** Of all listings on offer, at most this part leaves in a day. */
export const confirmLeavingPart = 0.1
export const confirmCounted = 1000
export const dashboardLeaving = 3
export const confirmUndoMinutes = 2
/** How far back in a listing's log an answer is looked for that is to be taken back. */
export const confirmUndoEntries = 20
/** For how long a list says that a price was lowered, and how many earlier prices a listing keeps. */
export const loweredDays = 30
export const pricesKept = 60
export const apiTimeoutMs = 20_000
export const csvTimeoutMs = 120_000
export const chunkTimeoutMs = 120_000
export const autoScrollDelayMs = 300
export const menuClosingMs = 400
export const homeWarehouses = 3
export const homeNewest = 8
export const homePlaces = 10
export const enquiryPhoneDigits = 10
export const enquiryMessageLetters = 1000
