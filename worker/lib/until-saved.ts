import { ApiError } from './errors.ts'

const MOST_TRIES = 10

/**
 * Retries a save that answers 'stale' because another one came in between; each failed try means that another save
 * succeeded. After ten tries it throws CONFLICT with the sentence `refusal`.
 */
export async function untilSaved<Saved>(
  save: () => Promise<Saved | 'stale'>,
  refusal: string,
): Promise<Exclude<Saved, 'stale'>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const saved = await save()
    if (saved !== 'stale') return saved as Exclude<Saved, 'stale'>
  }
  throw new ApiError('CONFLICT', refusal)
}
