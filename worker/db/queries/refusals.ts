/** Whether the database refused a statement or a batch by this constraint, named as SQLite does. */
export function isRefusedBy(constraint: string, error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && cause.message.includes(`constraint failed: ${constraint}`)
}
