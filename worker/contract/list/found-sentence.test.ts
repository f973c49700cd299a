import { describe, expect, it } from 'vitest'
import type { SearchReading } from '#contract/search/reading.ts'
import { foundSentence, isNarrowed } from './found-sentence.ts'

const said = (query: string, total?: string, reading?: SearchReading) =>
  foundSentence(new URLSearchParams(query), reading, total)

describe('What was found', () => {
  it.each([
    ['category=Villa&deal=sale&city=siliguri', '7', '7 villas for sale in Siliguri'],
    ['category=plot', '1', '1 plot in Siliguri and around'],
    ['category=Plot,Villa&deal=rent', '1,000+', '1,000+ properties to rent in Siliguri and around'],
    ['category=Plot&category=plot&city=sevoke+road', '2', '2 plots in Sevoke Road'],
    ['category=Residential', '3', '3 homes in Siliguri and around'],
    ['category=shop', '0', 'Properties in Siliguri and around'],
    ['status=sold&category=Villa', '4', '4 sold villas in Siliguri and around'],
    ['deal=lease&category=warehouse', undefined, 'Warehouses on lease in Siliguri and around'],
  ])('%s, %s: %s', (query, total, sentence) => {
    expect(said(query, total)).toBe(sentence)
  })

  it('is worded by what a text was read as, unless another filter says it', () => {
    const reading: SearchReading = {
      parts: [
        { from: 0, to: 4, filters: { categories: ['Plot'] } },
        { from: 5, to: 13, filters: { place: 'matigara' }, isOverruled: true },
      ],
      words: ['river'],
      corrections: [],
    }
    expect(said('searchTerm=land+matigara+river&city=Bagdogra', '2', reading)).toBe(
      '2 plots in Bagdogra with “river”',
    )
  })

  it('quotes no more than a few words of a long address', () => {
    expect(said(`city=${'a'.repeat(5000)}`, '1').length).toBeLessThan(80)
  })
})

it('An order, a cursor or an unknown key narrows nothing', () => {
  expect(isNarrowed(new URLSearchParams('sort=price-asc&cursor=x&autoScroll=true&corner=false'))).toBe(false)
  expect(isNarrowed(new URLSearchParams('searchTerm=land'))).toBe(true)
})
