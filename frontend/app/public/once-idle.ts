import { countPage } from './count-page.ts'
import { movePictures } from './moving-picture.ts'

/** What a page of the site begins once the browser has nothing else to do: it is counted, and its pictures move to the listing's page. */
export function onceIdle(loadListing: () => Promise<void>): void {
  countPage()
  movePictures(loadListing)
}
