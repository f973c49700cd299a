/** A message that one screen passes to the next, in the state of the history entry. */
export type Notice = {
  tone: 'success' | 'info'
  text: string
  /** The account it is about. */ email?: string
}

/** The notice in a history entry's state, when there is one. */
export function noticeIn(state: unknown): Notice | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined
  const { notice } = state
  return isNotice(notice) ? notice : undefined
}

function isNotice(value: unknown): value is Notice {
  const { tone, text, email }: Partial<Record<keyof Notice, unknown>> = Object(value)
  const isAddress = email === undefined || typeof email === 'string'
  return (tone === 'success' || tone === 'info') && typeof text === 'string' && isAddress
}

/** The state of a history entry that shows this notice. */
export function noticeState(tone: Notice['tone'], text: string, email?: string): { notice: Notice } {
  return { notice: { tone, text, email } }
}
