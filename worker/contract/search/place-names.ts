/**
 * The places that listings can be in, prepared once for each state of the store: found by their letters without spaces, so
 * that a place written as one word or two is one place, and by their sound.
 */
export type PlaceNames = {
  /** 'pradhannagar' → 'Pradhan Nagar'. */
  byLetters: ReadonlyMap<string, string>
  bySound: ReadonlyMap<string, string>
}
