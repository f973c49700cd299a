import { expect, it } from 'vitest'
import { listValues } from './list-values.ts'

const unreadable = (price: string) =>
  listValues({ properties: [], total: '0', query: new URLSearchParams({ price }) }, 'bn').unreadable

it.each(['under 40 lakh', '৪০ লাখের নিচে', 'চল্লিশ লাখ', '४० लाखभित्र'])(
  'does not say of a budget by which the list is limited that it was not understood: %s',
  (price) => expect(unreadable(price)).toEqual([]),
)

it('says what was not understood as a budget', () => expect(unreadable('cheap')).toEqual([{ said: 'cheap' }]))
