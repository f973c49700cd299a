import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { ComposedReply } from '#contract/properties/composed.ts'
import { asStaff, asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const PLOT = {
  category: 'Plot',
  title: '5 katha plot on a 20 ft road',
  price: 9_000_000,
  plotSizeSqFt: 3600,
  facing: 'East',
  roadWidth: 20,
  locality: 'Matigara',
  city: 'Siliguri',
} as const

const compose = async (propertyDetails: object) =>
  (await asStaff()).post(PATHS.composeUnsaved, { propertyType: 'Plot', propertyDetails })

it('composes what the pages of a saved listing say, also where there is a map', async () => {
  const googleMap = '26.7168,88.3841'
  const { _id } = await aProperty({ ...PLOT, googleMap })
  const { category: _, ...details } = PLOT
  const said = ComposedReply.parse(await (await compose({ ...details, googleMap })).json())
  for (const [language, title, text] of [
    ['bn', said.titleBn, said.descriptionBn],
    ['hi', said.titleHi, said.descriptionHi],
    ['ne', said.titleNe, said.descriptionNe],
  ] as const) {
    const page = await (await asVisitor().get(`/${language}/view/${_id}`)).text()
    expect(title).not.toBe('')
    expect(text).toContain('।')
    expect(page).toContain(`"name":"${title}"`)
    expect(page).toContain(`"description":"${text}"`)
  }
})

it('leaves out what is not known yet', async () => {
  const said = ComposedReply.parse(await (await compose({})).json())
  expect(said.titleBn).toBe('প্লট')
  expect(said.descriptionBn).not.toMatch(/undefined|null|\s।/)
  expect((await compose({ price: 'many' })).status).toBe(400)
})

it('is for staff', async () => {
  const response = await asVisitor().post(PATHS.composeUnsaved, { propertyType: 'Plot', propertyDetails: {} })
  expect(response.status).toBe(401)
})
