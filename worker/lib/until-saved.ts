import { ApiError } from './errors.ts'

const MOST_TRIES = 10

/**
 * Reads and saves again as long as somebody else's save came in between: each lost try means that one went through. After
 * ten of them it is refused with CONFLICT and this sentence.
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
