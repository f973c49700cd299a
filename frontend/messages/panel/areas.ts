import { FIRM } from '#contract/firm.ts'

/** The sentences of the screen on which staff write about the parts of the region. */
export const panelAreas = {
  pageTitle: `Places | ${FIRM.productName}`,
  title: 'Places',
  lead: 'What visitors read on the page of each place. Where a language has no text, the page says in its own words what is on offer there.',
  editOnly: 'You can read these texts, but not change them.',
  place: 'Place',
  written: (name: string, languages: string) => `${name} (${languages})`,
  page: 'Open its page',
  text: (language: string) => `Text in ${language}`,
  hint: (most: number) => `At most ${most} letters. An empty line begins a new paragraph.`,
  picture: 'Picture',
  pictureHint: 'One of the pictures of the listings in this place.',
  noPicture: 'No picture',
  pictureOf: (title: string) => `Picture of ${title}`,
  save: 'Save',
  saving: 'Saving...',
  saved: (name: string) => `The page of ${name} is saved.`,
  nothingChanged: 'Nothing was changed.',
  failed: 'The places could not be loaded.',
  notSaved: 'The page could not be saved. Check your connection and try again.',
  retry: 'Retry',
}
