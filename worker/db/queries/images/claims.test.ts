import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { deleteProperties } from '#worker/db/queries/properties/bulk.ts'
import { insertProperty } from '#worker/db/queries/properties/writes.ts'
import { newId } from '#worker/lib/ids.ts'

const db = connect(env.DB)

/** Adds a plot with this picture as an account of this role. */
async function addWith(
  image: string,
  actor: { id: string; email: string; role: string; approvedByAdmin: boolean },
) {
  const details = { title: 'A plot', city: 'Siliguri', price: 10, images: [image] }
  const saved = await insertProperty(
    db,
    { id: newId(Date.now()), category: 'Plot', details },
    { actor, approvedByAdmin: false, nowMs: Date.now() },
  )
  return saved === 'picture missing' ? saved : 'added'
}

it("leaves a picture that nobody has claimed to its uploader and to who may edit the uploader's listings", async () => {
  const [uploader, colleague] = [await anAccount({ role: 'staff' }), await anAccount({ role: 'staff' })]
  const adder = { ...colleague, role: 'adds only' }
  expect(await addWith(await aPicture(uploader), adder)).toBe('picture missing')
  expect(await addWith(await aPicture(uploader), { ...colleague, approvedByAdmin: false })).toBe(
    'picture missing',
  )
  expect(await addWith(await aPicture(colleague), adder)).toBe('added')
  expect(await addWith(await aPicture(uploader), uploader)).toBe('added')
  expect(await addWith(await aPicture(uploader), colleague)).toBe('added')
})

it('leaves the pictures of a deleted listing to the same', async () => {
  const [uploader, colleague] = [await anAccount({ role: 'staff' }), await anAccount({ role: 'staff' })]
  const image = await aPicture(uploader)
  const listing = await aProperty({ images: [image] }, { listedBy: uploader })
  await deleteProperties(db, [listing._id], { actor: uploader, nowMs: Date.now() })
  expect(await addWith(image, { ...colleague, role: 'adds only' })).toBe('picture missing')
  expect(await addWith(image, colleague)).toBe('added')
})
