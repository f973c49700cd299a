/** An inconsistency in a store. */
export type Fault = {
  kind: 'definition' | 'rows' | 'counter' | 'search' | 'version' | 'claim' | 'file'
  /** The fault in a sentence, for whoever runs the site. */
  sentence: string
  /** Statements that repair it; none where only a person can. */
  mend?: D1PreparedStatement[]
  /** What repairs it in the bucket, before the statements. */
  move?: { from: string; to: string }
}

/** All rows that a statement returns. */
export async function allRows<Row>(statement: D1PreparedStatement): Promise<Row[]> {
  return (await statement.all<Row>()).results
}
