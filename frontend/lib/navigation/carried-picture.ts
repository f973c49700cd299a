/** The picture of the card that led to a page: it stands there until the page's own is drawn. */
type Carried = {
  pathname: string
  picture: HTMLImageElement
  /** Resolves once it has moved to its new place. */
  arrival: Promise<unknown>
}

let carried: Carried | undefined

/** A copy of a picture that is shown, for the page of an address. */
export function carryPicture(pathname: string, { currentSrc }: HTMLImageElement): Carried {
  const picture = Object.assign(new Image(), { src: currentSrc, alt: '', className: LOOK, decoding: 'sync' })
  carried = { pathname, picture, arrival: Promise.resolve() }
  return carried
}

export const carriedPicture = (): Carried | undefined =>
  carried?.pathname === location.pathname ? carried : undefined

export function dropCarriedPicture() {
  carried?.picture.remove()
  carried = undefined
}

const LOOK = 'absolute inset-0 size-full rounded-court object-cover max-sm:rounded-none'
