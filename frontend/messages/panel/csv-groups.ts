import type { CsvFix, CsvGroup, CsvProblem } from '#contract/properties/csv-groups.ts'

type GroupCells = Pick<CsvGroup, 'column' | 'message' | 'samples' | 'count'>
const cellOf = ({ samples }: GroupCells) => samples[0]?.text ?? ''
const readOf = ({ samples }: GroupCells) => samples[0]?.read ?? ''
const says = (group: GroupCells, otherwise: string) =>
  cellOf(group) === ''
    ? `${group.column ?? 'A cell'} is empty`
    : `${group.column ?? 'A cell'} says “${cellOf(group)}”${otherwise}`

/** Where 'as it stands' says more by another word. */
export const asItStandsWords: Partial<Record<CsvProblem, string>> = {
  'here already': 'Add as new',
  'twice in the file': 'Add each',
  'place unknown': 'Keep as written',
  'status unclear': 'Import, kept in the notes',
}

/** What groups of rows of a file have in common: a heading and, where there is more to say, a sentence. */
export const groupWords = {
  title: {
    'row unreadable': () => 'The row cannot be read',
    'price unclear': (group) => says(group, ': no price is read'),
    'kind unclear': (group) =>
      cellOf(group) === '' ? 'Nothing says which kind it is' : `${says(group, ': which kind is it?')}`,
    'cell unclear': (group) => says(group, ''),
    'price without a unit': (group) => `No unit is said: “${cellOf(group)}” would be ${readOf(group)}`,
    'price unlike the kind': () => 'The price is far too high for its kind',
    'price unlike the size': () => 'The price does not fit the size',
    'price unlike the deal': () => 'A sale priced like a rent, or a rent priced like a sale',
    'private in public': () => 'A number to call would stand in a public text',
    'here already': () => 'Perhaps here already',
    'twice in the file': () => 'The same row stands above in this file',
    'status unclear': (group) => `${says(group, '')}: can it still be had?`,
    'square feet assumed': () => 'No unit of the size is said: square feet?',
    'kind by a word': () => 'Homes that are no houses: list them as villas?',
    'sale assumed': () => 'Nothing says sale or rent: for sale',
    'place unknown': () => 'Places that no listing is in yet',
    'upper price': () => 'Of a range the upper end was taken',
    'price on request': () => 'No price: “Contact for Price” will stand there',
    'rent by a word': () => 'The price is told by the month: to rent',
    'kind read': () => 'The kind was read from a word',
    'rooms by a word': (group) => `${says(group, '')}: read as the number`,
    'lower size': () => 'Of a range of sizes the lower end was taken',
    'words read': (group) => `${says(group, '')}: read as ${readOf(group)}`,
    'place respelt': (group) => `${says(group, '')}: written ${readOf(group)}`,
  } satisfies Record<CsvProblem, (group: GroupCells) => string>,
  fix: {
    'as it stands': 'Right as it stands',
    'hand back': 'Give back',
    'on request': 'Price on request',
    'leave empty': 'Leave empty, keep it in the notes',
    rupees: 'In rupees',
    lakh: 'In lakh',
    crore: 'In crore',
    lower: 'Take the lower end',
    Sale: 'For sale',
    Rent: 'To rent',
    'take out': 'Move it to the private notes',
    'leave out': 'Leave out',
    katha: 'In katha',
    decimal: 'In decimal',
    Plot: 'Plot',
    Villa: 'Villa',
    Warehouse: 'Warehouse',
    'as written': 'Undo',
  } satisfies Record<CsvFix, string>,
  takenBack: 'Left as written',
  undo: 'Undo',
  sayForAll: 'Say it for all rows',
  forAll: (fix: string, count: number) => (count === 1 ? fix : `${fix}, all ${count}`),
  rows: (count: number) => (count === 1 ? 'row' : 'rows'),
  lines: (rows: readonly number[], count: number) => {
    const more = count - rows.length
    const numbers = rows.join(', ')
    return `${count === 1 ? 'Line' : 'Lines'} ${numbers}${more > 0 ? ` and ${more} more` : ''}`
  },
  sample: (text: string, count: number, read: string | null) =>
    `${text || 'empty'}${read ? ` → ${read}` : ''}${count > 1 ? ` (${count})` : ''}`,
  like: (number: string) => `like ${number}`,
  sections: {
    cannot: 'Cannot be imported as they stand',
    doubt: 'Better looked at first',
    doubtHint: 'what would harm most stands on top',
    mended: 'Mended by a rule, for all rows at once',
  },
  figures: {
    good: 'can be imported',
    bad: 'cannot, as they stand',
    unsure: 'better looked at first',
    mended: 'mended by a rule',
    changed: 'change a listing',
  },
  wrongPrices: (count: number) => (count === 1 ? '1 price may be wrong.' : `${count} prices may be wrong.`),
  lookFirst: (count: number) => (count === 1 ? 'Look at it first' : 'Look at them first'),
  nothingStored: 'Nothing is stored yet.',
} as const
