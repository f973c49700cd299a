import { describe, expect, it } from 'vitest'
import { firmData, openingHoursOf } from './firm-data.ts'

describe('the opening hours for search engines', () => {
  it.each([
    ['Monday to Saturday, 10 am to 6 pm', 'Mo-Sa 10:00-18:00'],
    ['Every day, 9 am to 5 pm', 'Mo-Su 09:00-17:00'],
    ['Monday to Friday, 12 pm to 12 am', 'Mo-Fr 12:00-00:00'],
  ])('are those of the sentence: %s', (sentence, hours) => {
    expect(openingHoursOf(sentence)).toBe(hours)
  })

  it.each(['By appointment', 'Monday to Someday, 10 am to 6 pm', ''])('are left out of: %s', (sentence) => {
    expect(openingHoursOf(sentence)).toBeUndefined()
  })
})

const addressOf = (path: string) => `https://www.aangan.test${path}`

describe('the firm for search engines', () => {
  it('has its logo, hours and address, and the profiles that are addresses', () => {
    expect(firmData('en', addressOf)).toMatchObject({
      '@type': 'RealEstateAgent',
      logo: 'https://www.aangan.test/icon-512.png',
      openingHours: 'Mo-Sa 10:00-18:00',
      address: { addressCountry: 'IN', addressLocality: 'Siliguri' },
    })
    expect(firmData('en', addressOf)).not.toHaveProperty('sameAs')
  })
})
