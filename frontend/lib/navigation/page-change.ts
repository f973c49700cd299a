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

type Measurer = (run: () => void) => void
let measurer: Measurer = (run) => run()

/** For what draws a page while nothing is painted: what asks for its layout is run when that suits. Without one, at once. */
export function measurePagesWith(other: Measurer = (run) => run()) {
  measurer = other
}

/** Runs what asks for the layout of a page that was drawn just now. Returns what ends it. */
export function measured(run: () => () => void): () => void {
  let end = () => undefined as void
  let isOver = false
  measurer(() => {
    if (!isOver) end = run()
  })
  return () => {
    isOver = true
    end()
  }
}
