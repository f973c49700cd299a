import { FIRM } from '#contract/firm.ts'

/** Suggestions for a field that asks where: the places the firm works in. */
export function LocalityList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {FIRM.localities.map((locality) => (
        <option key={locality}>{locality}</option>
      ))}
    </datalist>
  )
}
