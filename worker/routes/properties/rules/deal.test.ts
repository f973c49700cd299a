import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Caller, editListing } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { propertyRow } from '#worker/test/stored.ts'

let staff: Caller

beforeAll(async () => {
  staff = await as(await anAccount())
})

type Changes = Record<string, boolean>

describe('a listing that was let or sold and is so no more', () => {
  it.each<[string, Record<string, unknown>, Changes, object]>([
    ['to let, without a word', { isForRent: true }, { isRented: true }, { deal: 'rent', isForRent: true }],
    [
      'to let, with a word of use',
      { isForRent: true, leaseType: 'Industrial' },
      { isRented: true },
      { deal: 'rent', isForRent: true, isForSale: false },
    ],
    ['for sale', { isForSale: true }, { isSold: true }, { deal: 'sale', isForSale: true, isForRent: false }],
    ['to let, but sold', { isForRent: true }, { isSold: true }, { deal: 'rent', isForSale: false }],
    [
      'for both, and let',
      { isForSale: true, isForRent: true },
      { isRented: true },
      { deal: 'sale', isForSale: true, isForRent: true },
    ],
    ['for lease', { leaseType: 'Lease' }, { isRented: true }, { deal: 'lease', isForRent: true }],
  ])('is offered as before: %s', async (_, offered, over, expected) => {
    const { _id } = await aProperty({ isForSale: false, isForRent: false, leaseType: null, ...offered })
    await editListing(staff, _id, over)
    await editListing(staff, _id, { title: 'Another word meanwhile' })
    await editListing(staff, _id, Object.fromEntries(Object.keys(over).map((name) => [name, false])))
    expect(await propertyRow(_id)).toMatchObject({ ...expected, isSold: false, isRented: false })
  })

  it('is offered as is said with it', async () => {
    const { _id } = await aProperty({ isForRent: true, isForSale: false, leaseType: null })
    await editListing(staff, _id, { isRented: true })
    await editListing(staff, _id, { isRented: false, isForRent: false, isForSale: true })
    expect(await propertyRow(_id)).toMatchObject({ deal: 'sale', isForSale: true, isForRent: false })
  })
})
