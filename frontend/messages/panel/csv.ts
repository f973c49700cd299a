import type { CsvDoubt } from '#contract/properties/csv-words.ts'
import { FIRM } from '#contract/firm.ts'

/** The sentences of export to and import from CSV files. */
export const panelCsv = {
  export: {
    label: 'Export',
    done: 'The listings are saved as a CSV file.',
    failed: 'The listings could not be exported. Please try again.',
  },
  import: {
    pageTitle: `Import listings | ${FIRM.productName}`,
    title: 'Import listings',
    lead: 'Many listings at once, from a spreadsheet: Excel (.xlsx) or CSV.',
    rules: (rows: string, megabytes: string) => [
      `One listing a row, at most ${rows} rows and ${megabytes} MB of text (an Excel file: 5 MB).`,
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
      workbookTooLarge:
        'The workbook is too large: at most 5 MB, and 50 MB unpacked. Save the sheet of listings alone as .xlsx or CSV.',
      workbookTooWide: 'A sheet may hold at most 200 columns. Delete what stands far to the right.',
      workbookTooLong: 'A sheet may hold at most 5,000 rows. Split it and import the parts.',
    },
    oneFile: 'One file at a time, please.',
    notChecked: 'The file could not be checked. Please try again.',
    ready: (rows: string) => `${rows} ready to import. No errors were found.`,
    oldLetters:
      'The letters were read as Windows-1252, which older spreadsheets write. Look at names and signs below; if they are wrong, save the file as “CSV UTF-8”.',
    columns: {
      title: (read: number, leftOut: number) =>
        `${read === 1 ? '1 column' : `${read} columns`} understood${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
      text: 'Say for each column of your file which column of a listing it is.',
      leftOut: 'Leave out',
      meaning: (name: string) => `What “${name}” is`,
      unnamed: (number: number) => `Column ${number}`,
      byWord: 'understood by its name',
    },
    all: {
      priceUnit: 'Prices are told in',
      asWritten: 'as written',
      byName: 'by the name of the column',
      category: 'Kind of all rows',
      deal: 'Deal of all rows',
      city: 'City of all rows',
      none: 'Not said',
    },
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
    skipped: (lines: string) => `These lines are no listings and are skipped: ${lines}`,
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
      title: (shown: number, rows: number) =>
        shown === rows ? 'What was understood' : `What was understood: ${shown} of ${rows} rows`,
      text: 'The first rows, and every row that is unsure.',
      unsure: (count: number) => (count === 1 ? '1 row is unsure.' : `${count} rows are unsure.`),
      emptied: (fields: number, rows: number) =>
        `${fields === 1 ? '1 field' : `${fields} fields`} in ${rows === 1 ? '1 listing' : `${rows} listings`} will be emptied.`,
      emptiedText:
        'An empty cell takes away what is stored. To keep it, leave the whole column out of the file, or fill the cell.',
      emptiedInRow: (fields: number) => (fields === 1 ? 'Empties 1 field' : `Empties ${fields} fields`),
      row: 'Row',
      listing: 'Title',
      kind: 'Kind',
      price: 'Price',
      area: 'Area',
      place: 'Place',
      deal: 'Deal',
      deals: { sale: 'For sale', rent: 'For rent', lease: 'For lease' },
      onRequest: 'On request',
      none: '-',
      more: (count: number) => `Show ${count} more`,
      change: (column: string, before: string, after: string) =>
        `${column}: ${before || 'empty'} → ${after || 'empty'}`,
      doubts: {
        'price without a unit': 'So low a price: is lakh or crore meant?',
        'price unlike the kind': 'Far too high a price for its kind. Is it in rupees?',
        'private in public': 'A phone number would stand in a public text.',
        'upper price': 'The upper end of a range.',
        'kind by a word': 'The kind was taken from a word.',
        'price on request': 'No price: “Contact for Price” will stand there.',
        'sale assumed': 'Nothing says sale or rent: for sale.',
        'price unlike the deal': 'An unusual price for this deal. Is a lakh or a month meant?',
        'square feet assumed': 'No unit: square feet. Is katha or decimal meant?',
      } satisfies Record<CsvDoubt, string>,
    },
    sheet: {
      label: 'Sheet',
      more: (count: number) => (count === 1 ? '1 more sheet' : `${count} more sheets`),
    },
    rechecking: 'Checking again...',
    ignored: (columns: string) => `These columns are not known and are left out: ${columns}`,
    listings: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
    import: (listings: string) => `Import ${listings}`,
    importing: 'Importing...',
    otherFile: 'Choose another file',
    mended: 'Choose the mended file',
    inAlready: (rows: number) =>
      rows === 1
        ? '1 row of this file is in already. It is not added again.'
        : `${rows} rows of this file are in already. They are not added again.`,
    allIn: 'Every row of this file is in already.',
    progress: (done: number, rows: number) => `${done} of ${rows} rows`,
    unfinished: (name: string) =>
      `The import of ${name} was not seen to its end here. Choose the file again: it goes on, and nothing is stored twice.`,
    takeBack: {
      label: 'Take it back',
      busy: 'Taking it back...',
      hint: 'Possible for 7 days. What somebody has edited, approved or asked for by then stays.',
      failed: 'The import could not be taken back. Please try again.',
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
      text: 'Nothing is imported yet. Import the good rows, or mend these in your spreadsheet and choose the file again.',
      row: 'Row',
      column: 'Column',
      message: 'What to mend',
      wholeRow: 'Whole row',
      more: (count: number) => `Show ${count} more`,
    },
  },
} as const
