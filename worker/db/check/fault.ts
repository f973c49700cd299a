/** Something in a store that does not fit the rest of it. */
export type Fault = {
  kind: 'definition' | 'rows' | 'counter' | 'search' | 'version' | 'claim' | 'file'
  /** What is wrong with what, as a sentence for whoever keeps the store. */
  sentence: string
  /** Statements that mend it; none where only a person can. */
  mend?: D1PreparedStatement[]
  /** What mends it in the bucket, before the statements. */
  move?: { from: string; to: string }
}

/** All rows that a statement answers. */
export async function rowsOf<Row>(statement: D1PreparedStatement): Promise<Row[]> {
  return (await statement.all<Row>()).results
}
