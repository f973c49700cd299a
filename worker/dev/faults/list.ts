/** One fault: `find`, which stands exactly once in the file, is replaced by `replace`. */
export type Fault = { file: string; find: string; replace: string }
/** Faults and the tests that have to notice each of them. */
type Group = { room?: 'worker' | 'frontend'; tests: readonly string[]; faults: readonly Fault[] }

const inFile =
  (file: string) =>
  (find: string, replace: string): Fault => ({ file, find, replace })

const like = inFile('worker/db/queries/properties/like.ts')
const messageFacts = inFile('worker/contract/properties/message/read-facts.ts')
const messageDeal = inFile('worker/contract/properties/message/said-deal.ts')
const messagePrice = inFile('worker/contract/properties/message/price-of.ts')
const messagePrivate = inFile('worker/contract/properties/message/private-pieces.ts')
const messageListings = inFile('worker/contract/properties/message/listings-in.ts')

const enquiries = inFile('worker/routes/enquiries/create.ts')
const leadList = inFile('worker/db/queries/leads/list.ts')
const leadChanges = inFile('worker/db/queries/leads/changes.ts')
const leadArrivals = inFile('worker/db/queries/leads/arrive.ts')
const erasure = inFile('worker/db/queries/leads/erase.ts')
const erasedTexts = inFile('worker/db/queries/leads/erased-texts.ts')
const withoutPerson = inFile('worker/db/queries/leads/without-person.ts')
const phones = inFile('worker/contract/leads/phone.ts')
const calendars = inFile('worker/db/queries/leads/calendar.ts')
const calendarText = inFile('worker/contract/leads/ics.ts')
const leadCalls = inFile('worker/routes/calls/leads.ts')

const registry = inFile('worker/contract/properties/filters.ts')
const facets = inFile('worker/db/search/facets.ts')
const plan = inFile('worker/db/search/plan.ts')
const page = inFile('worker/db/search/page.ts')
const cursor = inFile('worker/db/search/cursor.ts')
const index = inFile('worker/db/search/index.ts')
const spelling = inFile('worker/db/search/spelling.ts')
const places = inFile('worker/db/search/places.ts')
const written = inFile('worker/db/search/public-listing.ts')
const nearest = inFile('worker/db/search/nearest.ts')
const triggers = inFile('worker/db/after-migrate.sql')

const budget = inFile('worker/contract/list/budget.ts')
const pieces = inFile('worker/contract/search/pieces/pieces.ts')
const measured = inFile('worker/contract/search/pieces/measures.ts')
const rooms = inFile('worker/contract/search/pieces/rooms.ts')
const unwanted = inFile('worker/contract/search/pieces/unwanted.ts')
const namedPieces = inFile('worker/contract/search/pieces/named-pieces.ts')
const reader = inFile('worker/contract/search/read-list-search.ts')
const sounds = inFile('worker/contract/search/spelling.ts')
const names = inFile('worker/contract/search/place-names.ts')

const memory = inFile('worker/features/answers/public-reads/kept-answers.ts')
const reads = inFile('worker/features/answers/public-reads/index.ts')
const calls = inFile('worker/features/properties/list-request.ts')
const list = inFile('worker/routes/properties/list.ts')

const claims = inFile('worker/db/queries/images/claims.ts')
const guard = inFile('worker/middleware/auth.ts')
const roles = inFile('worker/contract/accounts/roles.ts')
const networks = inFile('worker/lib/networks.ts')
const serviceCalls = inFile('worker/routes/calls/service.ts')

const csvCells = inFile('worker/features/imports/cells.ts')
const csvLines = inFile('worker/contract/text/csv-line.ts')
const csvCheck = inFile('worker/features/imports/check.ts')
const csvOpen = inFile('worker/features/imports/open.ts')
const csvFile = inFile('worker/features/imports/file.ts')
const csvRows = inFile('worker/features/imports/rows.ts')
const csvRowContent = inFile('worker/features/imports/row-content.ts')
const csvRowSizes = inFile('worker/features/imports/row-sizes.ts')
const csvRowValues = inFile('worker/features/imports/row-values.ts')
const csvUpdates = inFile('worker/features/imports/updates.ts')
const csvImport = inFile('worker/routes/properties/csv/import.ts')
const csvReply = inFile('worker/features/imports/import-reply.ts')
const csvStore = inFile('worker/features/imports/store-rows.ts')
const csvExport = inFile('worker/routes/properties/csv/export.ts')

const filters = inFile('frontend/features/properties/filters/active-filters.ts')
const filterLabels = inFile('frontend/features/properties/filters/filter-labels.ts')
const filterQuery = inFile('frontend/features/properties/filters/list-query.ts')
const budgetLabels = inFile('frontend/features/properties/filters/budget-label.ts')
const foundUpTo = inFile('frontend/features/properties/found-up-to.ts')

const alertCalls = inFile('worker/routes/alerts/create.ts')
const alertLink = inFile('worker/routes/alerts/link.ts')
const alertQueries = inFile('worker/db/queries/alerts/alerts.ts')
const alertRounds = inFile('worker/db/queries/alerts/rounds.ts')
const alertMails = inFile('worker/db/queries/alerts/mails.ts')
const alertSearch = inFile('worker/features/alerts/alert-search.ts')
const alertJob = inFile('worker/jobs/alerts.ts')
const mails = inFile('worker/lib/mail-outbox.ts')

export const FAULTS: readonly Group[] = [
  {
    tests: [
      'db/search/random',
      'db/search/rows',
      'db/search/facets',
      'db/search/spelling',
      'db/migrations',
      'routes/properties/search',
      'routes/properties/list.test',
    ],
    faults: [
      registry("token: 'xbath'", "token: 'xbed'"),
      registry("fact: { Villa: 'garden' }", "fact: { Villa: 'garage' }"),
      plan('isWhole || WHOLE_NUMBER.test(word) ?', 'isWhole ?'),
      plan('nearPlaces], IN_PLACE_OR_ADDRESS)', 'nearPlaces], IN_PLACE)'),
      plan('[allSaid(words, ANYWHERE)]', '[allSaid(words, IN_TITLE)]'),
      plan("terms.join(' OR ')", "terms.join(' AND ')"),
      plan('isMeasured || tokens.length > 1', 'tokens.length > 1'),
      plan("if (kinds === 'residential' && tokens.length > 0) return undefined", ''),
      facets('Math.max(least, min ?? least)', 'min ?? 0'),
      facets('if (highest < from || lowest > to) return', 'if (highest <= from || lowest > to) return'),
      facets('else if (lowest >= from && highest <= to)', 'else if (lowest >= from)'),
      facets('highest <= to && !isBeginning(ofLength)', '!isBeginning(ofLength)'),
      facets(' && !isBeginning(ofLength)', ''),
      facets('Math.round(Math.min(', 'Math.floor(Math.min('),
      plan(
        "'price-desc': { index: 'properties_by_price', isAscending: false }",
        "'price-desc': { index: 'properties_by_price', isAscending: true }",
      ),
      plan('[priced, { match, below: FIRST_PRICED }]', '[{ match }]'),
      plan('above: spot + 1n', 'above: spot'),
      plan('number >= position.run', 'number > position.run'),
      plan('placesOf(search, IN_PLACE)', 'placesOf(search, IN_TITLE)'),
      page('const take = limit + 1', 'const take = limit'),
      page('rows.length > limit ? rows[limit - 1]', 'rows.length > limit ? rows[limit]'),
      page('counted <= countUpTo', 'counted < 100'),
      page('named.filter((seq) => seq < last)', '[]'),
      page('cursor?.named ?? state.named', 'cursor ? [] : state.named'),
      page('inside.length > limit ? shown.at(-1) : lastLooked', 'shown.at(-1)'),
      page('AND ${index}.rowid & ${AGE_MASK} IS NOT ${seq}', ''),
      cursor('if (sum !== checksum(', 'if (sum === undefined && sum !== checksum('),
      cursor('const text = `${content}|', 'const text = `|'),
      index("isEmpty: page.total === '0'", "isEmpty: page.total === ''"),
      spelling('if (isListed || inListings !== undefined) continue', ''),
      places('if (version === known.version) return true', 'if (version !== 0) return true'),
      written("listedBy: asItIs('NULL')", "listedBy: asItIs('properties.listed_by')"),
      written('`${Number(lat)},${Number(lng)}`', '`${Number(lng)},${Number(lat)}`'),
      nearest('[maxBedRooms + 1]', '[]'),
      plan('[...countTerms(search), ...choices', '[...choices'),
      plan(', ...pointTerms(search)', ''),
      facets('const from = min ?? 0', 'const from = (min ?? 0) + 1'),
      triggers('<< 23) + old.seq;\nEND;', '<< 23) + old.seq + 1;\nEND;'),
      triggers('WHEN old.facets IS NOT new.facets OR old.status', 'WHEN old.status'),
    ],
  },
  {
    tests: ['contract/search', 'contract/list'],
    faults: [
      budget(
        "maxInr >= LOWEST_SALE_BUDGET_INR ? 'sale' : 'rent'",
        "maxInr > LOWEST_SALE_BUDGET_INR ? 'sale' : 'rent'",
      ),
      budget('inr < FIRST_BARE_RUPEES', 'inr <= FIRST_BARE_RUPEES'),
      rooms('return { next, filters: { bedRooms: count } }', 'return undefined'),
      rooms('one > other ? [other, one]', 'one < other ? [other, one]'),
      unwanted("return value === true ? 'thing' : name", 'return name'),
      unwanted("wanted === 'kind' ? withDescription(pieces, begin, phrases) : begin", 'begin'),
      measured('value: wide * deep', 'value: wide + deep'),
      pieces("role === 'road' ? { minRoadWidthFt: feet }", "role !== 'road' ? { minRoadWidthFt: feet }"),
      registry("fact: { Villa: 'gatedCommunity' }", "fact: { Plot: 'gatedCommunity' }"),
      namedPieces('if (isLandmark && !roles.deal) return true', ''),
      reader("(isRanked ? 'best' : 'newest')", "'newest'"),
      reader('.filter((part) => !part.isOverruled)', ''),
      sounds('const TWO_EDITS_FROM = 8', 'const TWO_EDITS_FROM = 80'),
      sounds("[/[vw]/g, 'b'],", ''),
      names("if (letters === '' || byLetters.has(letters)) return", 'if (letters === letters) return'),
    ],
  },
  {
    tests: ['features/answers', 'routes/properties/list.test'],
    faults: [
      memory('return Date.now() < memory.freshUntilMs ? memory.version : undefined', 'return memory.version'),
      memory(
        'if (version === memory.version && writes === memory.writes)',
        'if (version === memory.version)',
      ),
      memory('startedMs + FRESHNESS.ms', 'Date.now() + FRESHNESS.ms + 1000'),
      memory('if (version < memory.version || memory.answers.has(key) ||', 'if (memory.answers.has(key) ||'),
      reads(
        'if (inMemory && version === inMemory.version) return inMemory.answer',
        'if (inMemory) return inMemory.answer',
      ),
      reads('if (mayLook(account)) return', 'if (account?.email === key) return'),
      reads('if (account) return ofOneCaller(answer)', ''),
      calls('seesEverything(c) ? WITH_CONTACT : PUBLIC_LISTING', 'WITH_CONTACT'),
      calls('if (isHidden) throw', 'if (isHidden && false) throw'),
      list('`${PATHS.properties}?${parameters.toString()}`', '`${PATHS.properties}`'),
    ],
  },
  {
    tests: ['db/check/check.test'],
    faults: [
      triggers("SET value = value - 1 WHERE key = 'pictures'", "SET value = value WHERE key = 'pictures'"),
    ],
  },
  {
    tests: ['images/claims'],
    faults: [
      claims("rightsOf(claimer).includes('edit')", 'claimer.approvedByAdmin'),
      claims('AND ${images.uploadedBy} = ${claimer.id}', ''),
    ],
  },
  {
    tests: ['routes/guard.test', 'lib/networks'],
    faults: [
      guard('account !== undefined && account.suspendedAt === null', 'account !== undefined'),
      guard('if (refusal) throw refusal', ''),
      guard("if (access === 'anyone') return undefined", "if (access !== 'administer') return undefined"),
      guard('if (account.suspendedAt) return', 'if (account.suspendedAt === 1) return'),
      guard("if (access === 'signed in') return undefined", ''),
      guard('if (!account.approvedByAdmin) return', 'if (!account.role) return'),
      guard('if (rightsOf(account).includes(access)) return', 'if (account.role) return'),
      guard('if (rightsOf(account).includes(access)) return', "if (access !== 'administer') return"),
      roles("staff: ['look', 'edit'],", "staff: ['look', 'edit', 'administer'],"),
      roles("staff: ['look', 'edit'],", "staff: ['look'],"),
      roles('BY_NAME.get(role) ?? NONE', 'BY_NAME.get(role) ?? RIGHTS_OF.staff'),
      roles('account?.approvedByAdmin ? rightsOfRole', 'account ? rightsOfRole'),
      serviceCalls("who: 'look'", "who: 'signed in'"),
      calls('mayLook(c.var.account)', 'c.var.account !== undefined'),
      calls('if (!row || (!row.approvedByAdmin && !seesEverything(c)))', 'if (!row)'),
      networks('four & 0xff00', 'four'),
      networks('::/48`, households: 4', '::/48`, households: 1'),
      networks('mapped ?? ip', 'ip'),
    ],
  },
  {
    tests: ['routes/leads', 'routes/guard.test'],
    faults: [
      enquiries('if (!recordsEnquiries(c.env)) throw notFound()', ''),
      enquiries('if (!(await wasPublic(', 'if (visitOn === at && !(await wasPublic('),
      enquiries('|| mayVisitOn(visitOn, nowMs)', ''),
      enquiries('if (at < nowMs - LIMITS.enquiryWaitsDays * DAY_MS)', 'if (false)'),
      leadArrivals('.onConflictDoNothing()', ''),
      leadArrivals('WHERE NOT EXISTS (${isSame})', 'WHERE true'),
      leadList('leads.id <> ${id}', 'true'),
      leadList('left = groups', 'left = groups.toReversed()'),
      leadList('lt(leads.createdAt, nowMs - WAITS_MS)', 'lt(leads.createdAt, nowMs)'),
      leadChanges('stored.calledAt === null &&', ''),
      leadChanges('eq(users.approvedByAdmin, true),', ''),
      leadChanges('const LOGGED = [', "const LOGGED = ['nextStep', "),
      phones('return INDIA + digits.slice(1)', 'return digits'),
      phones('0x9e6', '0x9e7'),
      erasedTexts('if (names.includes(name)) return undefined', ''),
      erasedTexts('[...DECODED, ...NOT_ENCODED]', '[...NOT_ENCODED]'),
      withoutPerson('await searchTexts(db, key, emails),', ''),
      withoutPerson('    forgetWords(db, key),\n', ''),
      withoutPerson("isInPicture(key, address ?? '')", 'false'),
      withoutPerson('contactPhone: null, contactCompany: null }', '}'),
      erasure('db.delete(leadLines).where(inArray(leadLines.leadId, ids)),', ''),
      erasure('${outbox.recipient} IN ${emails} OR', ''),
      calendars('isNull(users.suspendedAt),', ''),
      calendarText('escaped([withoutNumbers(name)', 'escaped([name'),
      leadCalls(
        "who: 'administer',\n    replies: ok(ErasureReply)",
        "who: 'edit',\n    replies: ok(ErasureReply)",
      ),
    ],
  },
  {
    tests: ['routes/alerts', 'jobs/alerts', 'db/listing-news'],
    faults: [
      alertCalls('if (website) return c.json(ASKED, 202)', ''),
      alertCalls('window(print, LIMITS.alertConfirmationsPerDay)', 'window(print, 1000)'),
      alertCalls("window('alert-mails', LIMITS.alertConfirmationsPerNetwork)", "window('alert-mails', 1000)"),
      alertCalls('isFirst ? LIMITS.alertConfirmationsToAddressMost :', ''),
      alertLink(
        "case 'end':\n      return c.json(await ended(c))",
        "case 'end':\n      return c.json(await confirmed(c, alertId(c)))",
      ),
      alertQueries(
        'lt(alerts.createdAt, nowMs - LIMITS.alertUnconfirmedDays * DAY_MS)',
        'lt(alerts.createdAt, 0)',
      ),
      alertQueries(
        'db.delete(alerts).where(sql`${alerts.id} IN ${ids}`)',
        'db.delete(alerts).where(sql`0 AND ${alerts.id} IN ${ids}`)',
      ),
      alertRounds('> (SELECT done_up_to FROM alert_rounds)', "> ''"),
      alertRounds('at >= 0 && isInside(', 'at >= 0 || isInside('),
      alertMails('AND alerts.mail_id IS (made.value ->> 2)', ''),
      alertMails("eq(properties.status, 'available')", 'eq(properties.isSold, false)'),
      alertSearch('loose: loose === undefined ? undefined :', 'loose: loose !== undefined ? undefined :'),
      alertJob('news.newAt !== null && createdAt <= news.newAt', 'news.newAt !== null'),
      mails('quota - Math.ceil(quota / 10)', 'quota * 2'),
      triggers('- left_at >= 2592000000', '- left_at >= 2592000'),
    ],
  },
  {
    tests: ['routes/properties/like'],
    faults: [
      like("why.includes('plot number') ||", ''),
      like('row.id !== compared.id &&', ''),
      like('Math.abs(one - other) <= other * part', 'one === other'),
      like("(['price', 'size', 'place'] as const).every(", "(['price', 'size', 'place'] as const).some("),
    ],
  },
  {
    tests: ['contract/properties/message'],
    faults: [
      messageFacts('if (isBeside(DEPOSIT, phrases, piece, since))', 'if (false)'),
      messageFacts('if (isRange || isOther)', 'if (isRange)'),
      messagePrice('totals.every((one) => one.inr === total.inr)', 'true'),
      messagePrice('rate && others.length === 0 ? wholeOf', 'rate ? wholeOf'),
      messageDeal('monthly.length === prices.length', 'true'),
      messagePrivate('...(whole.length > 0 && { ownerPhones: whole }),', ''),
      messageListings('!== starts.length + 1', '> 99'),
    ],
  },
  {
    tests: ['routes/properties/csv', 'routes/properties/rules/rera'],
    faults: [
      csvCells(`/^[\\s'"]*[=`, '/^[='),
      csvCells('＝＋－＠]/', ']/'),
      csvLines(`text.replaceAll('"', '""')`, 'text'),
      csvLines('NEEDS_QUOTES = /[",;', 'NEEDS_QUOTES = /[";'),
      csvCells(`text.startsWith("'") && FORMULA`, `text === '' && FORMULA`),
      csvCheck("updating !== undefined && ids[at] !== ''", 'updating !== undefined'),
      csvOpen('headers.indexOf(header) < at', 'headers.indexOf(header) > at'),
      csvFile('number: index + 1', 'number: index'),
      csvFile('areQuotesOdd: odd.has(index)', 'areQuotesOdd: false'),
      csvFile("new TextDecoder('windows-1252')", "new TextDecoder('utf-8')"),
      csvFile("new TextDecoder('utf-16be')", "new TextDecoder('utf-16le')"),
      csvRowValues('cells.slice(columns)', 'cells.slice(columns + 1)'),
      csvRows("isRent?.(price) ? 'Rent' : undefined", "isRent?.(price) ? undefined : 'Rent'"),
      csvRowSizes('if (per === undefined) return inr', 'if (inr > 0) return inr'),
      csvRowContent("text !== '' && (TEXTS", "text !== '' || (TEXTS"),
      csvUpdates('if (approvedByAdmin && lacksRera(', 'if (lacksRera('),
      csvUpdates('if (approvedByAdmin && lacksRera(', 'if (!approvedByAdmin && lacksRera('),
      csvUpdates('if (isRepeated) return', "if (id === '') return"),
      csvUpdates("version !== '' && version !==", "version === '' && version !=="),
      csvUpdates('?.category !== stored.category', '?.category === undefined'),
      csvUpdates('if (differences.length === 0) return { isUnchanged: true }', ''),
      csvReply('if (conflicts.length > 0) return true', ''),
      csvReply("mode === 'all' ||", ''),
      csvImport("mode === 'all' && file", "mode === 'good' && file"),
      csvStore('before, before + size', 'before, size'),
      csvReply('added = isDryRun ? 0 : listings.length', 'added = listings.length'),
      csvExport("parameters.set('status', 'all')", ''),
    ],
  },
  {
    room: 'frontend',
    tests: ['pages/public/property-list'],
    faults: [
      filters('{ minArea: max, maxArea: min }', '{ minArea: min, maxArea: max }'),
      filterLabels('bedRooms: words.bedroomsCount', 'bedRooms: words.bathroomsCount'),
      filterQuery("|| 'city' in changes", ''),
      budgetLabels('words.atLeast(formatLakhCrore(minInr))', 'words.upTo(formatLakhCrore(minInr))'),
      foundUpTo('return { upToPage: found, begin }', 'return { upToPage: found, begin: 0 }'),
      foundUpTo('begin: found.properties.length', 'begin: 0'),
    ],
  },
]
