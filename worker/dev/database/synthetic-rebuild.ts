import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import * as schema from '#worker/db/schema.ts'
import { withRebuilds } from './rebuild.ts'

/** What `npm run db:new -- --rebuild properties` would write for one more column and another CHECK, for a test. */
export async function syntheticRebuild(): Promise<string[]> {
  const before = await generateSQLiteDrizzleJson(schema)
  const after = structuredClone(before)
  const table = after.tables['properties']
  if (!table) throw new Error('There is no table of properties.')
  table.checkConstraints['properties_beds'] = { name: 'properties_beds', value: '"bed_rooms" < 1000' }
  table.columns['rera_number'] = {
    name: 'rera_number',
    type: 'text',
    default: "''",
    primaryKey: false,
    notNull: true,
    autoincrement: false,
  }
  return withRebuilds({ statements: await generateSQLiteMigration(before, after), before, after })
}
