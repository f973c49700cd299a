import { env } from 'cloudflare:workers'
import { connect } from '#worker/db/client.ts'
import { metered } from './meter.ts'

const db = () => connect(env.DB)

/** What the audit log says about a subject, oldest first. */
export const auditOf = (subjectId: string) =>
  db().query.auditLog.findMany({
    where: (entry, { eq }) => eq(entry.subjectId, subjectId),
    orderBy: (entry) => entry.seq,
  })

/** The row of a picture by its path. */
export const imageAt = (path: string) =>
  db().query.images.findFirst({ where: (image, { eq }) => eq(image.key, path.slice(1)) })

export const propertyRow = (id: string) =>
  db().query.properties.findFirst({ where: (property, { eq }) => eq(property.id, id) })

/** The test's own database with a meter on it. */
export function meteredDb() {
  const { database, meter } = metered(env.DB)
  return { db: connect(database), meter }
}
