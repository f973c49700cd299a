import { FIRM } from '#contract/firm.ts'
import type { LandmarkKind } from '#contract/site/landmarks.ts'

const kinds: Record<LandmarkKind, string> = {
  school: 'School or college',
  hospital: 'Hospital or clinic',
  market: 'Market',
  other: 'Something else',
}

/** The sentences for landmarks in the panel. */
export const panelLandmarks = {
  pageTitle: `Landmarks | ${FIRM.productName}`,
  title: 'Landmarks',
  intro:
    'Listings show how far the nearest one of each kind is, in a straight line, beside stations and the airport. Add here what buyers ask about.',
  none: 'No landmark yet.',
  count: (count: number) => (count === 1 ? '1 landmark' : `${count} landmarks`),
  kinds,
  add: 'Add a landmark',
  addTitle: 'New landmark',
  editTitle: (name: string) => `Change ${name}`,
  kind: 'Kind',
  name: 'Name in English',
  names: { bn: 'Name in Bengali', hi: 'Name in Hindi', ne: 'Name in Nepali' },
  nameHint: 'If left empty, the English name is shown.',
  nameMissing: 'Write the name in English.',
  place: 'Where it is',
  placeMissing: 'Set the pin.',
  save: 'Save landmark',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  edit: (name: string) => `Change ${name}`,
  delete: (name: string) => `Delete ${name}`,
  askDelete: (name: string) => `Delete ${name}?`,
  deleteText: 'Listings no longer show the distance to it.',
  confirmDelete: 'Delete',
  deleting: 'Deleting...',
  notSaved: 'That could not be saved. Try again.',
  notDeleted: 'It could not be deleted. Try again.',
  failed: 'The landmarks could not be loaded.',
  retry: 'Retry',
} as const
