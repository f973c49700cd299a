import type { CsvProblem } from '#contract/properties/csv-groups.ts'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { groupDigits } from '#contract/units/money.ts'

const MEGABYTE = 1024 * 1024
const WORKBOOK_MB = LIMITS.workbookBytes / MEGABYTE

/** The sentences of export to and import from CSV files. */
export const panelCsv = {
  export: {
    label: 'Export',
    ofSelected: 'Export these',
    done: 'The listings are saved as a CSV file.',
    failed: 'The listings could not be exported. Please try again.',
  },
  import: {
    pageTitle: `Import listings | ${FIRM.productName}`,
    title: 'Import listings',
    lead: 'Many listings at once, from a spreadsheet: Excel (.xlsx) or CSV.',
    rules: (rows: string, megabytes: string) => [
      `One listing a row, at most ${rows} rows and ${megabytes} MB of text (an Excel file: ${WORKBOOK_MB} MB).`,
      'The file is checked first; nothing is stored until you say so. Good rows go in, bad ones come back as a file.',
      'Imported listings wait for approval. Pictures and the place on the map can follow later.',
    ],
    template: 'Download the template',
    templateName: `${FIRM.productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-listings-template.csv`,
    templateHint: 'It holds every column and an example of each category: take the examples out.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    checking: (name: string) => `Checking ${name}...`,
    faults: {
      notCsv: 'This is no spreadsheet. Choose an Excel file (.xlsx) or a CSV file.',
      empty: 'The file is empty.',
      tooLarge: 'The file is larger than 2 MB. Split it and import the parts.',
      unreadable: 'The file could not be read. Choose it again.',
      sheetTooLarge: 'The sheet holds more than 2 MB of text. Split it and import the parts.',
      workbookNone:
        'This is no Excel workbook (.xlsx). In your spreadsheet, choose “Save as” and “.xlsx” or “CSV UTF-8”.',
      workbookOld:
        'This is an older Excel file (.xls). Open it in your spreadsheet and save it as .xlsx or CSV.',
      workbookLocked: 'The workbook has a password. Save it without one and choose it again.',
      workbookDamaged:
        'A part of the workbook is missing or damaged. Open it in your spreadsheet, save it again and choose that file.',
      workbookTooLarge: `The workbook is too large: at most ${WORKBOOK_MB} MB, and ${LIMITS.workbookUnpackedBytes / MEGABYTE} MB unpacked. Save the sheet of listings alone as .xlsx or CSV.`,
      workbookTooWide: `A sheet may hold at most ${LIMITS.csvColumns} columns. Delete what stands far to the right.`,
      workbookTooLong: `A sheet may hold at most ${groupDigits(String(LIMITS.csvRows))} rows. Split it and import the parts.`,
    },
    oneFile: 'One file at a time, please.',
    notChecked: 'The file could not be checked. Please try again.',
    steps: { label: 'Steps', file: 'The file', columns: 'The columns', look: 'Look, then import' },
    chosen: (name: string, rows: number) =>
      `${name}, ${rows === 1 ? '1 row' : `${groupDigits(String(rows))} rows`}`,
    anotherFile: 'Another file',
    goOn: (name: string) => `${name} is read and not imported yet.`,
    goOnButton: 'Go on with it',
    toColumns: 'Go on to the columns',
    toLook: (rows: number) => (rows === 1 ? 'Look at the row' : `Look at the ${rows} rows`),
    backStep: 'Back',
    leave: 'Leave',
    rowsGoOn: (rows: number) => (rows === 1 ? '1 row goes on.' : `${rows} rows go on.`),
    sayUnit: 'Say what the prices are told in.',
    haveSource: 'All required fields have a source.',
    lacks: (columns: string) => `Still needed: ${columns}.`,
    noneKnown:
      'No names of columns were found. Choose the line that holds them, or say below what the columns are.',
    file: {
      read: (rows: number, columns: number) =>
        `${rows === 1 ? '1 row' : `${rows} rows`} and ${columns === 1 ? '1 column' : `${columns} columns`} are read.`,
      above: (rows: readonly number[]) =>
        rows.length === 0
          ? ''
          : rows.length === 1
            ? `Line ${rows[0]} stands above the names of the columns: skipped.`
            : `Lines ${rows[0]} ${rows.length === 2 ? 'and' : 'to'} ${rows.at(-1)} stand above the names of the columns: skipped.`,
      sums: (rows: readonly number[]) =>
        rows.length === 0
          ? ''
          : rows.length === 1
            ? `Line ${rows[0]} adds the rows up: skipped too.`
            : `Lines ${rows.join(', ')} add the rows up: skipped too.`,
      title: 'So it was read',
      headRow: 'Names of the columns are in line',
      line: (row: number, text: string) => `${row}${text ? `: ${text.slice(0, 40)}` : ''}`,
      caption: 'First lines of the file',
      someColumns: (shown: number, all: number) => `${shown} of ${all} columns. The next step shows all.`,
      skipped: 'Title line, skipped',
      names: 'Names of the columns',
      sum: 'Sum, skipped',
      more: (rows: number) => (rows === 1 ? '1 row more' : `${rows} rows more`),
      oldLetters:
        'The letters were read as Windows-1252, which older spreadsheets write. Look at names and signs; if they are wrong, save the file as “CSV UTF-8”.',
    },
    columns: {
      remembered: (used: number, all: number, on: string) =>
        `${used} of ${all} columns are matched as on ${on}.`,
      kept: 'The matching is kept with these column names, also when you choose a mended file.',
      afresh: 'Start afresh',
      fromFile: 'From your file',
      fromFileHint: 'column, where it goes, how it is read',
      notInFile: 'Not in your file: one value for all rows',
      meaning: (name: string) => `What “${name}” is`,
      unnamed: (number: number) => `Column ${number}`,
      leftOut: 'Not used',
      empty: 'empty',
      samples: (samples: readonly { text: string; count: number }[], different: number) => {
        const named = samples.map(({ text, count }) =>
          different <= samples.length && count > 1 ? `${text} ${count}` : `“${text}”`,
        )
        return `${named.join(', ')}${different > samples.length ? ` and ${different - samples.length} others` : ''}`
      },
      how: { name: 'By its name', synonym: 'Guessed', hand: 'Chosen', 'left out': '' },
      wasRemembered: 'Remembered',
      reads: (samples: readonly { text: string; read: string | null }[]) =>
        samples.map(({ text, read }) => `${text}: ${read}`).join('. '),
      onlyStaff: 'only staff',
      notUsed: 'Nothing is taken from it.',
      priceUnit: 'Prices are told in',
      asWritten: 'as written',
      unitOpen: 'In rupees, lakh or crore?',
      all: { Category: 'Kind of all rows', City: 'City of all rows', 'Lease type': 'For sale or to rent' },
      allHint: {
        Category: 'A row that names its kind keeps it.',
        City: 'A row that names a place the firm knows keeps its city.',
        'Lease type': 'Prices by the month are rents.',
      },
      noColumn: 'no column holds it',
      emptyCells: 'its column is empty in some rows',
      needed: 'Needed',
      notSaid: 'Not said',
      sameForAll: (value: string) => `The same for all: ${value}`,
    },
    leftOut: (rows: number) => (rows === 1 ? '1 row is left out.' : `${rows} rows are left out.`),
    back: {
      button: (good: number, bad: number) => `Import ${good} now, hand me the ${bad} as a file`,
      hint: 'The file has the same columns and one that says what is wrong. Mend it and import it here.',
      done: (rows: number) =>
        rows === 1
          ? '1 row was not imported. It is saved as a file that says what is wrong.'
          : `${rows} rows were not imported. They are saved as a file that says what is wrong.`,
      again: 'Save the file again',
      name: 'to-mend',
    },
    update: {
      label: (rows: number) =>
        `Update the listings that the IDs name (${rows === 1 ? '1 row has one' : `${rows} rows have one`})`,
      hint: 'Without this every row is added as a new listing and its ID is left aside.',
      button: (listings: string) => `Update ${listings}`,
      both: (listings: string, updates: number) => `Import ${listings}, update ${updates}`,
      nothing: 'Nothing in this file differs from what is stored.',
      unchanged: (count: number) => (count === 1 ? '1 row is as stored.' : `${count} rows are as stored.`),
      done: (listings: string) => `${listings} updated.`,
    },
    preview: {
      title: 'As they will stand',
      hint: (shown: number, rows: number) =>
        shown === rows ? '' : `${shown} of ${rows} rows: the first, and every one that is unsure`,
      emptied: (fields: number, rows: number) =>
        `${fields === 1 ? '1 field' : `${fields} fields`} in ${rows === 1 ? '1 listing' : `${rows} listings`} will be emptied.`,
      emptiedText:
        'An empty cell takes away what is stored. To keep it, leave the whole column out of the file, or fill the cell.',
      emptiedInRow: (fields: number) => (fields === 1 ? 'Empties 1 field' : `Empties ${fields} fields`),
      row: 'Line',
      deals: { sale: 'for sale', rent: 'to rent', lease: 'on lease' },
      perMonth: 'per month',
      onRequest: 'On request',
      more: (count: number) => `Show ${count} more`,
      change: (column: string, before: string, after: string) =>
        `${column}: ${before || 'empty'} → ${after || 'empty'}`,
      doubts: {
        'row unreadable': 'Unreadable.',
        'price unclear': 'No price is read.',
        'kind unclear': 'Which kind?',
        'cell unclear': 'A cell is not understood.',
        'price without a unit': 'So low a price: is lakh or crore meant?',
        'price unlike the kind': 'Far too high a price for its kind. Is it in rupees?',
        'price unlike the size': 'The price does not fit the size.',
        'price unlike the deal': 'An unusual price for this deal. Is a lakh or a month meant?',
        'private in public': 'A phone number would stand in a public text.',
        'here already': 'Perhaps here already.',
        'twice in the file': 'The same row stands above.',
        'status unclear': 'Can it still be had?',
        'square feet assumed': 'No unit: square feet. Is katha or decimal meant?',
        'kind by a word': 'The kind was taken from a word.',
        'sale assumed': 'Nothing says sale or rent: for sale.',
        'place unknown': 'No listing is in this place yet.',
        'upper price': 'The upper end of a range.',
        'price on request': 'No price: “Contact for Price” will stand there.',
        'rent by a word': 'To rent, as it is told by the month.',
        'kind read': 'The kind was read from a word.',
        'rooms by a word': 'A number was read from words.',
        'lower size': 'The lower end of a range.',
        'words read': 'Read from words.',
        'place respelt': 'Spelt as the firm spells it.',
      } satisfies Record<CsvProblem, string>,
    },
    sheet: {
      label: 'Sheet',
      more: (count: number) => (count === 1 ? '1 more sheet' : `${count} more sheets`),
    },
    rechecking: 'Checking again...',
    listings: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
    import: (listings: string) => `Import ${listings}`,
    importing: 'Importing...',
    mended: 'Choose the mended file',
    inAlready: (rows: number) =>
      rows === 1
        ? '1 row of this file is in already. It is not added again.'
        : `${rows} rows of this file are in already. They are not added again.`,
    noneGood: 'No row can be imported as it stands.',
    allIn: 'Every row of this file is in already.',
    progress: (done: number, rows: number) => `${done} of ${rows === 1 ? '1 row' : `${rows} rows`}`,
    unfinished: (name: string) =>
      `The import of ${name} was not seen to its end here. Choose the file again: it goes on, and nothing is stored twice.`,
    last: {
      title: 'The last import',
      said: (who: string, when: string, did: string) => `${when}, ${who} ${did}`,
      where: `For ${LIMITS.importUndoDays} days an import can be taken back, here and in`,
      others: 'Those before it can be taken back in',
      activity: 'Activity',
    },
    takeBack: {
      label: 'Take it back',
      busy: 'Taking it back...',
      hint: `Possible for ${LIMITS.importUndoDays} days. What somebody has edited, approved or asked for by then stays.`,
      failed: 'The import could not be taken back. Please try again.',
      asking: 'Looking what goes...',
      notRead: 'What would go could not be read. Please try again.',
      title: 'Take the import back?',
      cancel: 'Cancel',
      close: 'Close',
      deleted: (added: number) =>
        added === 1 ? '1 listing that it added is deleted.' : `${added} listings that it added are deleted.`,
      restored: (updated: number) =>
        updated === 1
          ? '1 listing that it updated is as it was before.'
          : `${updated} listings that it updated are as they were before.`,
      stays: (kept: number) =>
        kept === 1
          ? '1 listing stays, as somebody has dealt with it since:'
          : `${kept} listings stay, as somebody has dealt with them since:`,
      nothing: 'Nothing can be taken back any more.',
      more: (count: number) => `and ${count} more`,
      why: {
        approved: 'approved since',
        enquired: 'asked for since',
        edited: 'edited since',
      },
    },
    notImported: 'The import stopped. Import the file again: it goes on, and nothing is stored twice.',
    uncertain:
      'The line was lost. The import goes on by itself when it is back, or when you press the button; nothing is stored twice.',
    done: (listings: string) => `${listings} imported. They wait for approval by an admin.`,
    doneOne: '1 listing imported. It waits for approval by an admin.',
    toPending: 'See the pending listings',
    another: 'Import another file',
    errors: {
      title: (errors: number, rows: number) =>
        `${errors === 1 ? '1 error' : `${errors} errors`} in ${rows === 1 ? '1 row' : `${rows} rows`}`,
      line: (row: number, column: string | null) => `Line ${row}${column === null ? '' : `, ${column}`}`,
      more: (count: number) => `and ${count} more`,
    },
  },
} as const
