import { expect, it } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { cardSections } from './card-values.ts'
import { listValues } from './list-values.ts'

const unreadable = (price: string) =>
  listValues({ properties: [], total: '0', query: new URLSearchParams({ price }) }, 'bn').unreadable

it.each(['under 40 lakh', '৪০ লাখের নিচে', 'চল্লিশ লাখ', '४० लाखभित्र'])(
  'does not say of a budget by which the list is limited that it was not understood: %s',
  (price) => expect(unreadable(price)).toEqual([]),
)

it('says what was not understood as a budget', () => expect(unreadable('cheap')).toEqual([{ said: 'cheap' }]))

it.each(['bn', 'hi', 'ne'] as const)(
  'says the state and the country on a card as its page does: %s',
  async (language) => {
    const { _id } = await aProperty({
      locality: null,
      location: { city: 'Siliguri', state: 'West Bengal', country: 'India' },
    })
    const property = await (await asVisitor().get(`/api/properties/${_id}`)).json<Property>()
    const { firstCards } = cardSections([property], language)
    expect(firstCards[0]?.place).toBe(
      { bn: 'শিলিগুড়ি, পশ্চিমবঙ্গ, ভারত', hi: 'सिलीगुड़ी, पश्चिम बंगाल, भारत', ne: 'सिलगढी, पश्चिम बङ्गाल, भारत' }[
        language
      ],
    )
  },
)
