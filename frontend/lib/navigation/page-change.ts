import type { Location, NavigationType } from 'react-router'

/**
 * Where the document has gone. `draw` has React render the page and resolves when it stands. Once it is rendered, `gate` is asked, and the
 * page shown when that resolves; the same promise each time.
 */
export type PageChange = {
  action: NavigationType
  location: Location
  draw: (gate?: () => Promise<void>) => Promise<void>
}
type Changer = (change: PageChange) => void

let changer: Changer = ({ draw }) => void draw()

/** For what accompanies the changes of pages: from now on it has them drawn. */
export function changePagesWith(other: Changer) {
  changer = other
}

export const changePage: Changer = (change) => changer(change)
