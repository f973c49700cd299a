import { env } from 'cloudflare:workers'
import { newId } from '#worker/lib/ids.ts'

/** A message of the contact form in the store; answers its id. */
export async function aMessage(name = 'Asha Lama', nowMs = Date.now()): Promise<string> {
  const id = newId(nowMs)
  await env.DB.prepare(
    `INSERT INTO contact_messages (id, name, email, phone, interest, created_at)
    VALUES (?, ?, 'asha@mail.test', '+919832012345', 'A plot in Matigara', ?)`,
  )
    .bind(id, name, nowMs)
    .run()
  return id
}

/** Many of them at once, all older than what a test adds by itself. */
export async function manyMessages(count: number, handledEvery = 0): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO contact_messages (id, name, email, phone, interest, created_at, handled_at)
    SELECT printf('%024x', i), 'Person ' || i, 'p@mail.test', '123456', 'A plot', i, iif(?2 AND i % ?2 = 0, i, NULL) FROM n`,
  )
    .bind(count, handledEvery)
    .run()
}
