import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { FromTextReply } from '#contract/properties/message/read-message.ts'
import { asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { NewPropertyDetails } from '#contract/properties/input.ts'

const read = async (text: unknown) => (await asStaff()).post(PATHS.fromText, { text })
const MESSAGE =
  '5 katha plot Matigara, 18 lakh/katha, east facing, 20 ft road, mutation done, call 98320 12345'

it('reads a message into fields that the add call takes', async () => {
  const response = await read(MESSAGE)
  expect(response.status).toBe(200)
  const { fields, from } = FromTextReply.parse(await response.json())
  const details = NewPropertyDetails.Plot.parse({ ...fields, images: ['/property-images/plot/a.webp'] })
  expect(details).toMatchObject({ price: 9_000_000, city: 'Siliguri', facing: 'East', roadWidth: 20 })
  expect(details.enteredAreas).toEqual({ plotSizeSqFt: { value: 5, unit: 'katha' } })
  expect(from['price']).toEqual([23, 36])
})

it('knows the place of a listing that was added since', async () => {
  expect(
    FromTextReply.parse(await (await read('plot 5 katha at Gorubathan')).json()).fields,
  ).not.toHaveProperty('city')
  await aProperty({ city: 'Gorubathan' })
  const { fields } = FromTextReply.parse(await (await read('plot 5 katha at Gorubathan')).json())
  expect(fields).toMatchObject({ city: 'Gorubathan' })
})

it('refuses nothing, too much and what is no text', async () => {
  for (const text of ['', '  \n ', 'a'.repeat(4001), 5, undefined])
    expect((await refusal(await read(text))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  expect((await read('a'.repeat(4000))).status).toBe(200)
})

it('is for the staff', async () => {
  const response = await asVisitor().post(PATHS.fromText, { text: MESSAGE })
  expect((await refusal(response)).slice(0, 2)).toEqual([401, 'NOT_SIGNED_IN'])
})
