/** What one screen has to say when it leads to another: it travels with the history entry. */
export type Notice = { tone: 'success' | 'info'; text: string }

/** The notice in a history entry's state, when there is one. */
export function noticeIn(state: unknown): Notice | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined
  const { notice } = state
  return isNotice(notice) ? notice : undefined
}

function isNotice(value: unknown): value is Notice {
  const { tone, text }: Partial<Record<keyof Notice, unknown>> = Object(value)
  return (tone === 'success' || tone === 'info') && typeof text === 'string'
}

/** The state of a history entry that shows this notice. */
export function noticeState(tone: Notice['tone'], text: string): { notice: Notice } {
  return { notice: { tone, text } }
}
