import { TypedWords } from '#frontend/features/property-facts/typed-words.tsx'
import type { KnownFeature } from './known-features.ts'

/** A feature in the page's words, and what staff typed of it behind them. */
export const FeatureWords = ({ of: { text, typed } }: { of: KnownFeature }) => (
  <>
    {text}
    {typed && <TypedWords>{typed}</TypedWords>}
  </>
)
