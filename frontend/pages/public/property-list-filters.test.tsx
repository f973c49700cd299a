import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { writeReading } from '#contract/search/reading.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla, listReply } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { describedBy } from '#frontend/test/render-staff.tsx'

const LIST = 'GET /api/properties'
const listCalls = () => sentCalls().filter(({ path }) => path.split('?')[0] === PATHS.properties)
const lastCall = () => listCalls().at(-1)?.path

describe('The bar of kinds', () => {
  const COUNTS = { total: '19', kinds: { Villa: '8', Residential: '9', Warehouse: '0', Plot: '1000+' } }
  const segment = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

  it('says how many the other filters leave of each, and lets several be chosen', async () => {
    answer(LIST, listReply([aVilla()]))
    answer('GET /api/properties/by-kind', reply(COUNTS))
    const { user } = await openPage('/property?city=Sukna&category=Villa&sort=price-asc')
    expect((await segment('Villa 8')).ariaPressed).toBe('true')
    expect((await segment('All 19')).ariaPressed).toBe('false')
    expect(sentCalls().map(({ path }) => path)).toContain('/api/properties/by-kind?city=Sukna')
    await user.click(await segment('Plot 1000+'))
    expect(address()).toBe('/property?city=Sukna&category=Villa%2CPlot&sort=price-asc')
    await user.click(await segment('All 19'))
    expect(address()).toBe('/property?city=Sukna&sort=price-asc')
  })

  it('makes one entry of the history of two quick presses that lead to one address', async () => {
    answer(LIST, listReply([aVilla()]))
    answer('GET /api/properties/by-kind', reply(COUNTS))
    await openPage('/property?category=Villa')
    const all = await segment('All 19')
    const entries = history.length
    act(() => {
      all.click()
      all.click()
    })
    expect(address()).toBe('/property')
    expect(history.length).toBe(entries + 1)
  })

  it('greys a kind of which nothing is left, unless it is chosen', async () => {
    answer(LIST, listReply([aVilla()]))
    answer('GET /api/properties/by-kind', reply(COUNTS))
    const { user } = await openPage('/property')
    expect((await segment('Warehouse 0')).disabled).toBe(true)
    await user.click(await segment('Villa 8'))
    expect((await segment('Villa 8')).disabled).toBe(false)
  })

  it('says beside no listing at all no number that is found without some of the words', async () => {
    const kinds = { Villa: '9', Residential: '9', Warehouse: '0', Plot: '10' }
    answer(LIST, listReply([]))
    answer('GET /api/properties/by-kind', reply({ total: '0', kinds }))
    await openPage('/property?searchTerm=zzqx')
    expect((await segment('All 0')).ariaPressed).toBe('true')
    expect((await segment('Warehouse 0')).disabled).toBe(true)
    expect((await segment('Villa')).disabled).toBe(false)
  })

  it('says of all no number where a chosen kind is found without some of the words', async () => {
    const kinds = { Villa: '9', Residential: '9', Warehouse: '0', Plot: '10' }
    answer(LIST, listReply([aVilla()]))
    answer('GET /api/properties/by-kind', reply({ total: '0', kinds }))
    await openPage('/property?searchTerm=zzqx&category=Villa')
    expect((await segment('Villa')).ariaPressed).toBe('true')
    expect((await segment('All')).disabled).toBe(false)
  })

  it('works without its counts', async () => {
    answer(LIST, listReply([aVilla()]))
    answer('GET /api/properties/by-kind', noConnection())
    const { user } = await openPage('/property')
    await user.click(await segment('Plot'))
    expect(address()).toBe('/property?category=Plot')
  })
})

describe('Filters', () => {
  async function openFilters(path: string) {
    answer(LIST, listReply([aVilla(), aPlot()]))
    const { user } = await openPage(path)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await sheet.findByRole('checkbox', { name: 'Villa' })
    return { user, sheet }
  }

  const of = ({ getByRole }: Pick<typeof screen, 'getByRole'>, group: string) =>
    within(getByRole('group', { name: group }))

  it('stand in the address and act at once', async () => {
    const { user, sheet } = await openFilters('/property?sort=price-asc')
    await user.click(sheet.getByRole('checkbox', { name: 'Villa' }))
    await user.click(sheet.getByRole('checkbox', { name: 'Plot' }))
    await user.click(sheet.getByRole('button', { name: 'Rent' }))
    expect(address()).toBe('/property?sort=price-asc&category=Villa%2CPlot&deal=rent')
    await waitFor(() =>
      expect(lastCall()).toBe('/api/properties?sort=price-asc&category=Villa%2CPlot&deal=rent'),
    )
    await user.click(await sheet.findByRole('button', { name: 'Show 2 properties' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('build on the newest address where a choice is not shown yet', async () => {
    const { sheet } = await openFilters('/property?city=Sukna')
    act(() => {
      sheet.getByRole('checkbox', { name: 'Villa' }).click()
      sheet.getByRole('button', { name: 'Sale' }).click()
      sheet.getByRole('checkbox', { name: 'Plot' }).click()
    })
    expect(address()).toBe('/property?city=Sukna&category=Villa%2CPlot&deal=sale')
  })

  it('show what the address says, in whatever spelling', async () => {
    const { sheet } = await openFilters('/property?category=plot&price=20-40+lakh&bedRooms=2&city=Matigara')
    expect(sheet.getByRole('checkbox', { name: 'Plot' })).toHaveProperty('checked', true)
    expect(sheet.getByRole('combobox', { name: 'From: usual amounts' })).toHaveProperty('value', '2000000')
    expect(sheet.getByRole('combobox', { name: 'To: usual amounts' })).toHaveProperty('value', '4000000')
    expect(sheet.getByRole('combobox', { name: 'Bedrooms' })).toHaveProperty('value', '2')
    expect(sheet.getByRole('combobox', { name: 'Location' })).toHaveProperty('value', 'Matigara')
  })

  it('replace a budget in words by its bounds when one of them is changed', async () => {
    const { user, sheet } = await openFilters('/property?price=20-40+lakh')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'To: usual amounts' }), '₹1 Cr')
    expect(address()).toBe('/property?minPrice=2000000&maxPrice=10000000')
  })

  it.each([
    ['40 lakh', '/property?minPrice=4000000', '₹40 Lakh'],
    ['15000', '/property?minPrice=15000', '₹15,000'],
    ['৪০ লাখ', '/property?minPrice=4000000', '₹40 Lakh'],
    ['1234567', '/property?minPrice=1234567', '₹12,34,567'],
    ['20-40 lakh', '/property?minPrice=2000000&maxPrice=4000000', '₹20 Lakh'],
  ])('take a bound of the budget as it is typed: %s', async (typed, expected, shown) => {
    const { user, sheet } = await openFilters('/property')
    const least = of(sheet, 'Budget').getByRole<HTMLInputElement>('textbox', { name: 'From' })
    await user.type(least, `${typed}{Enter}`)
    expect(address()).toBe(expected)
    expect(least.value).toBe(shown)
    await user.clear(least)
    await user.tab()
    expect(address()).not.toContain('minPrice')
  })

  it('apply what says itself of which bound it speaks, once, and show what is applied', async () => {
    const { user, sheet } = await openFilters('/property?maxPrice=4000000')
    const bound = (name: string) => of(sheet, 'Budget').getByRole<HTMLInputElement>('textbox', { name })
    await user.clear(bound('To'))
    await user.type(bound('To'), '20-40 lakh{Enter}')
    expect([bound('From').value, bound('To').value]).toEqual(['₹20 Lakh', '₹40 Lakh'])
    await user.clear(bound('From'))
    await user.type(bound('From'), '30 lakh{Enter}')
    await user.click(bound('To'))
    await user.tab()
    expect(address()).toBe('/property?maxPrice=4000000&minPrice=3000000')
    await user.clear(bound('To'))
    await user.type(bound('To'), 'above 25 lakh{Enter}')
    expect(address()).toBe('/property?maxPrice=4000000&minPrice=2500000')
    await user.clear(bound('From'))
    await user.type(bound('From'), 'under 60 lakh{Enter}')
    expect(address()).toBe('/property?maxPrice=6000000&minPrice=2500000')
    expect([bound('From').value, bound('To').value]).toEqual(['₹25 Lakh', '₹60 Lakh'])
  })

  it('say beside a bound of the budget that it was not understood, and ask for nothing', async () => {
    const { user, sheet } = await openFilters('/property?maxPrice=4000000')
    const most = of(sheet, 'Budget').getByRole<HTMLInputElement>('textbox', { name: 'To' })
    for (const typed of ['cheap', '0']) {
      await user.clear(most)
      await user.type(most, `${typed}{Enter}`)
      expect(describedBy(most)).toBe('Enter an amount, such as 40 lakh or 15,000.')
    }
    expect(address()).toBe('/property?maxPrice=4000000')
  })

  it('say beside the budget when its words were not understood, and above the results at every width', async () => {
    const { sheet } = await openFilters('/property?price=cheap')
    for (const said of screen.getAllByText(/We did not understand “cheap” as a budget/))
      expect(said.closest('[class*="hidden"]')).toBeNull()
    expect(sheet.getByText(/We did not understand “cheap” as a budget/)).toBeDefined()
  })

  it('take an area in the visitor’s unit and ask for square feet', async () => {
    const { user, sheet } = await openFilters('/property')
    await user.type(of(sheet, 'Area').getByRole('textbox', { name: 'From' }), '3{Enter}')
    expect(address()).toBe('/property?minArea=2160&areaUnit=katha')
    expect(sheet.getByText('3 katha is 2,160 sq ft')).toBeDefined()
    await waitFor(() => expect(lastCall()).toBe('/api/properties?minArea=2160'))
    await user.type(of(sheet, 'Area').getByRole('textbox', { name: 'To' }), '2{Enter}')
    expect(address()).toBe('/property?minArea=2160&areaUnit=katha&maxArea=1440')
  })

  it('promise no number of properties while an area is only typed', async () => {
    const { user, sheet } = await openFilters('/property')
    const shows = { name: 'Show 2 properties' }
    await sheet.findByRole('button', shows)
    await user.type(of(sheet, 'Area').getByRole('textbox', { name: 'From' }), '3')
    expect(sheet.queryByRole('button', shows)).toBeNull()
    expect(sheet.getByRole('button', { name: 'Apply' })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await sheet.findByRole('button', shows)).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Apply' })).toBeNull()
  })

  it('keep the bound that is raised above the other, until that is raised too', async () => {
    const { user, sheet } = await openFilters('/property?minArea=2160&maxArea=4320&price=10-25+lakh')
    const size = (name: string) => of(sheet, 'Area').getByRole<HTMLInputElement>('textbox', { name })
    await user.clear(size('From'))
    await user.type(size('From'), '10{Enter}')
    expect([size('From').value, size('To').value]).toEqual(['10', '6'])
    await user.clear(size('To'))
    await user.type(size('To'), '20{Enter}')
    expect(address()).toContain('minArea=7200&maxArea=14400')
    const budget = (name: string) =>
      sheet.getByRole<HTMLSelectElement>('combobox', { name: `${name}: usual amounts` })
    await user.selectOptions(budget('From'), '₹50 Lakh')
    expect([budget('From').value, budget('To').value]).toEqual(['5000000', '2500000'])
    await user.selectOptions(budget('To'), '₹1 Cr')
    expect(address()).toContain('minPrice=5000000&maxPrice=10000000')
  })

  it('say in order what was set in the wrong one, and take one of both out rightly', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage(
      '/property?minArea=7200&maxArea=4320&minPrice=5000000&maxPrice=2500000&areaUnit=katha',
    )
    expect(await screen.findAllByRole('button', { name: 'Remove ₹25 Lakh to ₹50 Lakh' })).not.toEqual([])
    const [leastSize] = screen.getAllByRole('button', { name: /^Remove.*6 katha/ })
    if (leastSize) await user.click(leastSize)
    expect(address()).toContain('maxArea=7200')
    expect(address()).not.toContain('minArea')
  })

  it('leave the address alone when nothing was changed', async () => {
    const { user, sheet } = await openFilters('/property?minArea=2160')
    await user.click(of(sheet, 'Area').getByRole('textbox', { name: 'From' }))
    await user.tab()
    await user.tab()
    expect(address()).toBe('/property?minArea=2160')
    expect(listCalls()).toHaveLength(1)
  })

  it('keep the number of an area when its unit is changed', async () => {
    const { user, sheet } = await openFilters('/property?minArea=2160&areaUnit=katha')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Unit' }), 'decimal')
    expect(address()).toBe('/property?minArea=1306.8&areaUnit=decimal')
  })

  it('understand a unit that is typed out, and refuse what is no area', async () => {
    const { user, sheet } = await openFilters('/property')
    const area = of(sheet, 'Area').getByRole('textbox', { name: 'From' })
    await user.type(area, '2 bigha{Enter}')
    expect(address()).toBe('/property?minArea=28800&areaUnit=bigha')
    await user.type(of(sheet, 'Area').getByRole('textbox', { name: 'To' }), '60 katha{Enter}')
    expect(address()).toBe('/property?minArea=28800&areaUnit=katha&maxArea=43200')
    expect(area).toHaveProperty('value', '40')
    await user.clear(area)
    await user.type(area, 'big{Enter}')
    expect(sheet.getByText('Enter a number, such as 3.')).toBeDefined()
    expect(address()).toBe('/property?minArea=28800&areaUnit=katha&maxArea=43200')
  })

  it.each(['৫', '५', '5'])('take %s as a number of the chosen unit', async (typed) => {
    const { user, sheet } = await openFilters('/property?maxArea=7200&areaUnit=katha')
    await user.type(of(sheet, 'Area').getByRole('textbox', { name: 'From' }), `${typed}{Enter}`)
    expect(address()).toBe('/property?maxArea=7200&areaUnit=katha&minArea=3600')
  })

  it.each([
    ['Location', 'combobox', 'Location', 'Bagd'],
    ['Looking for', 'combobox', 'Looking for', 'villa'],
    ['Area', 'textbox', 'To', '5'],
    ['Budget', 'textbox', 'To', '40 lakh'],
  ])(
    'give no number while in %s the %s %s holds what is not applied yet',
    async (group, role, name, typed) => {
      const { user, sheet } = await openFilters('/property')
      expect(await sheet.findByRole('button', { name: 'Show 2 properties' })).toBeDefined()
      await user.type(of(sheet, group).getByRole(role, { name }), typed)
      expect(sheet.queryByRole('button', { name: /^Show \d/ })).toBeNull()
      expect(sheet.getByRole('button', { name: 'Apply' })).toBeDefined()
      await user.keyboard('{Enter}')
      expect(await sheet.findByRole('button', { name: 'Show 2 properties' })).toBeDefined()
      await user.click(sheet.getByRole('checkbox', { name: 'Villa' }))
      expect(await sheet.findByRole('button', { name: 'Show 2 properties' })).toBeDefined()
    },
  )

  it('take a place when the visitor leaves its field', async () => {
    const { user, sheet } = await openFilters('/property')
    await user.type(sheet.getByRole('combobox', { name: 'Location' }), 'Bagdogra')
    expect(address()).toBe('/property?city=Bagdogra')
  })

  it('are dropped one by one above the results', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage('/property?category=Villa,Plot&deal=sale&autoScroll=true')
    const [chip] = await screen.findAllByRole('button', { name: 'Remove Plot' })
    if (chip) await user.click(chip)
    expect(address()).toBe('/property?category=Villa&deal=sale')
  })

  it('are dropped all together, the order stays', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage('/property?category=Villa&city=Matigara&sort=price-asc')
    const [clear] = await screen.findAllByRole('button', { name: 'Clear all' })
    if (clear) await user.click(clear)
    expect(address()).toBe('/property?sort=price-asc')
  })

  it('are dropped all together on the map, which stays', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage('/property?category=Villa&city=Matigara&view=map')
    const [clear] = await screen.findAllByRole('button', { name: 'Clear all' })
    if (clear) await user.click(clear)
    expect(address()).toBe('/property?view=map')
  })

  it('count as many as there are chips, a budget that was not understood among them', async () => {
    answer(LIST, listReply([aVilla()]))
    await openPage('/property?searchTerm=Matigara&city=Matigara&category=plot,Plot&price=cheap&minArea=720')
    await screen.findAllByRole('button', { name: 'Remove cheap' })
    expect(screen.getByRole('button', { name: 'Filters, 5' })).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
    // The row beside the sort field of a phone is swiped; above a map the first ones stand for all.
    expect(screen.queryByRole('button', { name: /^Show \d more filters/ })).toBeNull()
  })

  it('sort without leaving the page', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage('/property?category=Villa')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    expect(address()).toBe('/property?category=Villa&sort=price-asc')
  })
})

describe('A text in the address', () => {
  const text = '3bhk matigara under 2 crore river'
  const reading = {
    parts: [
      { from: 0, to: 4, filters: { bedRooms: 3 } },
      { from: 5, to: 13, filters: { place: 'matigara' } },
      { from: 14, to: 27, filters: { maxPriceInr: 20_000_000 } },
    ],
    words: ['river'],
    corrections: [],
  }
  const page = `/property?searchTerm=${text.replaceAll(' ', '+')}`

  it('stands above the results as it was read, piece by piece', async () => {
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(reading) }))
    await openPage(page)
    for (const label of ['3 bedrooms', 'Matigara', 'Up to ₹2 Cr', 'river']) {
      expect(await screen.findAllByRole('button', { name: `Remove ${label}` })).toHaveLength(1)
    }
    expect(screen.getByRole('button', { name: 'Filters, 4' })).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'best')
  })

  it.each([
    ['Matigara', '3bhk+under+2+crore+river'],
    ['Up to ₹2 Cr', '3bhk+matigara+river'],
    ['river', '3bhk+matigara+under+2+crore'],
  ])('loses what “%s” was read from when its chip is removed', async (label, left) => {
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(reading) }))
    const { user } = await openPage(page)
    const [chip] = await screen.findAllByRole('button', { name: `Remove ${label}` })
    if (chip) await user.click(chip)
    expect(address()).toBe(`/property?searchTerm=${left}`)
  })

  it('has no chip for what another filter of the address overrules', async () => {
    const overruled = {
      ...reading,
      parts: reading.parts.map((part, at) => ({ ...part, isOverruled: at === 0 })),
    }
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(overruled) }))
    await openPage(`${page}&bedRooms=4`)
    await screen.findAllByRole('button', { name: 'Remove 4 bedrooms' })
    expect(screen.queryByRole('button', { name: 'Remove 3 bedrooms' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Filters, 4' })).toBeDefined()
  })

  it('says which spelling was looked for, and looks for the typed one when asked', async () => {
    const corrected = {
      parts: [{ from: 0, to: 9, filters: { place: 'siliguri' } }],
      words: [],
      corrections: [{ parameter: 'searchTerm', typed: 'silliguri', meant: 'Siliguri' }],
    }
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(corrected) }), listReply([aVilla()]))
    const { user } = await openPage('/property?searchTerm=silliguri')
    const wayBack = await screen.findByRole('button', { name: 'Search for silliguri instead?' })
    expect(wayBack.parentElement?.textContent).toBe('Showing Siliguri. Search for silliguri instead?')
    await user.click(wayBack)
    expect(address()).toBe('/property?searchTerm=silliguri&asTyped=true')
    await user.click(await screen.findByRole('button', { name: 'Show what it may mean' }))
    expect(address()).toBe('/property?searchTerm=silliguri')
  })

  it('says a place everywhere in the spelling that found it', async () => {
    const corrected = {
      parts: [],
      words: [],
      corrections: [{ parameter: 'city', typed: 'matigra', meant: 'Matigara' }],
    }
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(corrected) }))
    await openPage('/property?city=matigra')
    expect(await screen.findByText(/^Showing Matigara\./)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 property in Matigara')
    expect(screen.getAllByRole('button', { name: 'Remove Matigara' })).toHaveLength(1)
    expect(screen.getByText(/^Showing/).textContent).toContain('matigra')
  })

  it('says land in the unit that was typed, in whatever digits', async () => {
    const text = 'জমি ৫ ডেসিমেল'
    const land = {
      parts: [{ from: 4, to: text.length, filters: { minLandSqFt: 2178 } }],
      words: [],
      corrections: [],
    }
    answer(LIST, listReply([aPlot()], { reading: JSON.stringify(land).replace(/[^ -~]/g, '') }))
    await openPage(`/property?searchTerm=${encodeURIComponent(text)}`)
    expect(await screen.findAllByRole('button', { name: 'Remove From 5 decimal' })).toHaveLength(1)
  })

  it('says what was understood although no filter is for it', async () => {
    const dropped = {
      parts: [{ from: 0, to: 5, filters: { categories: ['Villa'] } }],
      words: [],
      corrections: [],
      unfiltered: ['without garage', '2 km from'],
    }
    answer(LIST, listReply([aVilla()], { reading: JSON.stringify(dropped) }))
    await openPage('/property?searchTerm=house+without+garage+2+km+from+Matigara')
    expect(
      await screen.findByText('We have no filter for “without garage”, “2 km from” and left it out.'),
    ).toBeDefined()
  })

  it('is one chip where nothing is said about it', async () => {
    answer(LIST, listReply([aVilla()], { reading: 'no JSON' }))
    await openPage(page)
    expect(await screen.findAllByRole('button', { name: `Remove ${text}` })).toHaveLength(1)
  })
})

it('A price without its unit is taken in lakh, and the page says so', async () => {
  answer(LIST, listReply([aVilla()]))
  await openPage('/property?price=50')
  expect(await screen.findByText('We read “50” in lakh: Up to ₹50 Lakh.')).toBeDefined()
  expect(await screen.findAllByRole('button', { name: 'Remove Up to ₹50 Lakh' })).toHaveLength(1)
})

it('A budget is what the list read, also in words that the page cannot read', async () => {
  const price = '৪০ লাখের নিচে'
  const reading = { parts: [], words: [], corrections: [], budget: { typed: price, maxInr: 4_000_000 } }
  answer(LIST, listReply([aVilla()], { reading: writeReading(reading) ?? '' }))
  const { user } = await openPage(`/property?price=${encodeURIComponent(price)}`)
  expect(await screen.findAllByRole('button', { name: 'Remove Up to ₹40 Lakh' })).toHaveLength(1)
  expect(screen.queryByText(/We did not understand/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(sheet.getByRole('combobox', { name: 'To: usual amounts' })).toHaveProperty('value', '4000000')
  expect(sheet.queryByText(/We did not understand/)).toBeNull()
  await user.selectOptions(sheet.getByRole('combobox', { name: 'From: usual amounts' }), '₹10 Lakh')
  expect(address()).toBe('/property?minPrice=1000000&maxPrice=4000000')
})

describe('More filters', () => {
  async function openMore(path: string) {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage(path)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(await sheet.findByText('More filters'))
    return { user, sheet }
  }

  it('are those that fit the chosen kinds', async () => {
    const { sheet } = await openMore('/property?category=Plot')
    const names = sheet.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(names).toEqual([
      'Villa',
      'Residential',
      'Warehouse',
      'Plot',
      'Corner',
      'Boundary wall',
      'Price negotiable',
      'Price lowered',
    ])
    expect(sheet.queryByRole('combobox', { name: 'Bathrooms' })).toBeNull()
    expect(sheet.getByRole('combobox', { name: 'Facing' })).toBeDefined()
  })

  it('stand in the address, each with its chip', async () => {
    const { user, sheet } = await openMore('/property?category=Warehouse')
    await user.click(sheet.getByRole('checkbox', { name: 'Loading dock' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Clear height' }), 'Clear height from 30 ft')
    expect(address()).toBe('/property?category=Warehouse&loadingDock=true&minCeilingHeight=30')
    await waitFor(() =>
      expect(lastCall()).toBe('/api/properties?category=Warehouse&loadingDock=true&minCeilingHeight=30'),
    )
    const [chip] = await screen.findAllByRole('button', { name: 'Remove Loading dock', hidden: true })
    if (chip) await user.click(chip)
    expect(address()).toBe('/property?category=Warehouse&minCeilingHeight=30')
  })
})

it('A list without a match says once what all the nearest differ in', async () => {
  const words = { field: 'words', wanted: 'zzqx', has: null }
  const bedrooms = { field: 'bedRooms', wanted: 2, has: 3 }
  answer(LIST, listReply([]))
  answer('GET /api/properties/nearest', async () =>
    Response.json([
      { property: aVilla({ _id: 'a'.repeat(24) }), differs: [words, bedrooms] },
      { property: aVilla({ _id: 'b'.repeat(24) }), differs: [words] },
    ]),
  )
  await openPage('/property?searchTerm=zzqx')
  const nearest = within(await screen.findByRole('region', { name: 'Nearest to what you asked' }))
  expect(nearest.getAllByText('Nothing about “zzqx”')).toHaveLength(1)
  expect(nearest.getAllByText('3 bedrooms, not 2 bedrooms')).toHaveLength(1)
  expect(await nearest.findAllByRole('button', { name: /^Keep: / }), 'can be kept as any other').toHaveLength(
    2,
  )
})

it('A list without a match shows the nearest, each with what it differs in', async () => {
  const near = aVilla({ title: 'Near villa', bedRooms: 3 })
  answer(LIST, listReply([]))
  answer('GET /api/properties/nearest', async () =>
    Response.json([
      {
        property: near,
        differs: [
          { field: 'bedRooms', wanted: 2, has: 3 },
          { field: 'price', wanted: 8_000_000, has: 9_000_000 },
          { field: 'category', wanted: 'shop', has: 'Villa' },
          { field: 'placed', wanted: 'false', has: 'true' },
        ],
      },
    ]),
  )
  await openPage('/property?bedRooms=2&maxPrice=8000000')
  const nearest = within(await screen.findByRole('region', { name: 'Nearest to what you asked' }))
  expect(
    nearest
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3 bedrooms, not 2 bedrooms',
    '₹90 Lakh, you asked up to ₹80 Lakh',
    'Villa, not shop',
    'With a place on the map',
  ])
  expect(nearest.getByText('Near villa')).toBeDefined()
  expect(sentCalls().map(({ path }) => path)).toContain('/api/properties/nearest?bedRooms=2&maxPrice=8000000')
})

describe('Beside results', () => {
  const heading = { name: 'Near to what you look for' }
  const near = ['First near', 'Second near', 'Third near'].map((title) => ({
    property: aVilla({ title }),
    differs: [{ field: 'bedRooms', wanted: 2, has: 3 }],
  }))

  async function find(count: number) {
    answer(LIST, listReply(Array.from({ length: count }, () => aVilla())))
    answer('GET /api/properties/nearest', async () => Response.json(near))
    await openPage('/property?bedRooms=2')
  }

  it.each([
    [1, ['First near', 'Second near', 'Third near']],
    [2, ['First near', 'Second near']],
  ])('of %i stand so many near ones as fill the row', async (count, titles) => {
    await find(count)
    const shown = within(await screen.findByRole('region', heading))
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
    expect(shown.getAllByText('3 bedrooms, not 2 bedrooms')).toHaveLength(titles.length)
  })

  it('stands nothing that was found', async () => {
    const [first] = near
    if (!first) throw new Error('No near one was made.')
    answer(LIST, listReply([first.property]))
    answer('GET /api/properties/nearest', async () => Response.json(near))
    await openPage('/property?bedRooms=2')
    const shown = within(await screen.findByRole('region', heading))
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Second near',
      'Third near',
    ])
  })

  it('that are sold stand the newest that are still on offer', async () => {
    answer(LIST, listReply([aVilla({ isSold: true })]), listReply([aVilla({ title: 'To be had' })]))
    await openPage('/property?category=villa&status=sold')
    const shown = within(await screen.findByRole('region', { name: 'What is still on offer' }))
    expect(shown.getByRole('heading', { level: 3 }).textContent).toBe('To be had')
    expect(sentCalls().map(({ path }) => path)).toContain('/api/properties?category=villa&limit=3')
  })

  it('of three stand none', async () => {
    await find(3)
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(sentCalls().some(({ path }) => path.startsWith('/api/properties/nearest'))).toBe(false)
  })
})

describe('A budget', () => {
  async function openBudget(path: string) {
    answer(LIST, listReply([aVilla(), aPlot()]))
    const { user } = await openPage(path)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await sheet.findByRole('checkbox', { name: 'Villa' })
    return { user, sheet }
  }

  it('with its ends the wrong way round stays as it is set, and is said in order', async () => {
    const { user, sheet } = await openBudget('/property?minPrice=10000000')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'To: usual amounts' }), '₹25 Lakh')
    expect(address()).toBe('/property?minPrice=10000000&maxPrice=2500000')
    const chips = screen.getAllByRole('button', { name: 'Remove ₹25 Lakh to ₹1 Cr', hidden: true })
    expect(chips).not.toEqual([])
  })

  it.each([
    ['minPrice=2000000', 'From ₹20 Lakh', ['2000000', '']],
    ['maxPrice=2000000', 'Up to ₹20 Lakh', ['', '2000000']],
    ['minPrice=2000000&maxPrice=4000000', '₹20 Lakh to ₹40 Lakh', ['2000000', '4000000']],
  ])('of %s has the chip “%s” and those ends', async (query, label, ends) => {
    const { sheet } = await openBudget(`/property?${query}`)
    expect(screen.getAllByRole('button', { name: `Remove ${label}`, hidden: true })).not.toEqual([])
    const shown = ['From', 'To'].map((name) =>
      sheet.getByRole('combobox', { name: `${name}: usual amounts` }),
    )
    expect(shown.map((field) => field instanceof HTMLSelectElement && field.value)).toEqual(ends)
  })
})

it.each([
  ['bedRooms=3', '3 bedrooms'],
  ['bedRooms=1', '1 bedroom'],
  ['bathrooms=2', '2 bathrooms'],
  ['furnishing=semi-furnished', 'Semi-furnished'],
  ['floor=0', 'Ground floor'],
  ['floor=2', 'Floor 2'],
  ['parkingPlaces=2', 'Parking for 2 cars'],
  ['possession=ready', 'Ready to move in'],
  ['possession=2027-03', 'Ready by Mar 2027'],
  ['ageYears=5', 'Up to 5 years old'],
  ['ageYears=1', 'Up to 1 year old'],
  ['priceNegotiable=true', 'Price negotiable'],
  ['city=Matigara', 'Matigara'],
  ['minArea=2160', 'From 3 katha'],
  ['maxArea=2160', 'Up to 3 katha'],
])('%s has the chip “%s”, which takes it and a spelling kept with it away', async (query, label) => {
  answer(LIST, listReply([aVilla()]))
  const { user } = await openPage(`/property?${query}&sort=price-asc&asTyped=true`)
  const [chip] = await screen.findAllByRole('button', { name: `Remove ${label}` })
  if (chip) await user.click(chip)
  expect(address()).toBe(`/property?sort=price-asc${query.startsWith('city') ? '' : '&asTyped=true'}`)
})
