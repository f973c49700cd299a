import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla, listReply } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'

const LIST = 'GET /api/properties'
const lastCall = () => sentCalls().at(-1)?.path

describe('Filters', () => {
  async function openFilters(path: string) {
    answer(LIST, listReply([aVilla(), aPlot()]))
    const { user } = await openPage(path)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) }
  }

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

  it('show what the address says, in whatever spelling', async () => {
    const { sheet } = await openFilters('/property?category=plot&price=20-40+lakh&bedRooms=2&city=Matigara')
    expect(sheet.getByRole('checkbox', { name: 'Plot' })).toHaveProperty('checked', true)
    expect(sheet.getByRole('combobox', { name: 'From' })).toHaveProperty('value', '2000000')
    expect(sheet.getByRole('combobox', { name: 'To' })).toHaveProperty('value', '4000000')
    expect(sheet.getByRole('combobox', { name: 'Bedrooms' })).toHaveProperty('value', '2')
    expect(sheet.getByRole('combobox', { name: 'Location' })).toHaveProperty('value', 'Matigara')
  })

  it('replace a budget in words by its bounds when one of them is changed', async () => {
    const { user, sheet } = await openFilters('/property?price=20-40+lakh')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'To' }), '₹1 Cr')
    expect(address()).toBe('/property?minPrice=2000000&maxPrice=10000000')
  })

  it('say beside the budget when its words were not understood', async () => {
    const { sheet } = await openFilters('/property?price=cheap')
    expect(sheet.getByText(/We did not understand “cheap” as a budget/)).toBeDefined()
  })

  it('take an area in the visitor’s unit and ask for square feet', async () => {
    const { user, sheet } = await openFilters('/property')
    await user.type(sheet.getByRole('textbox', { name: 'From' }), '3{Enter}')
    expect(address()).toBe('/property?minArea=2160&areaUnit=katha')
    expect(sheet.getByText('3 katha is 2,160 sq ft')).toBeDefined()
    await waitFor(() => expect(lastCall()).toBe('/api/properties?minArea=2160'))
    await user.type(sheet.getByRole('textbox', { name: 'To' }), '2{Enter}')
    expect(address()).toBe('/property?minArea=1440&areaUnit=katha&maxArea=2160')
  })

  it('leave the address alone when nothing was changed', async () => {
    const { user, sheet } = await openFilters('/property?minArea=2160')
    await user.click(sheet.getByRole('textbox', { name: 'From' }))
    await user.tab()
    await user.tab()
    expect(address()).toBe('/property?minArea=2160')
    expect(sentCalls()).toHaveLength(1)
  })

  it('keep the number of an area when its unit is changed', async () => {
    const { user, sheet } = await openFilters('/property?minArea=2160&areaUnit=katha')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Unit' }), 'decimal')
    expect(address()).toBe('/property?minArea=1306.8&areaUnit=decimal')
  })

  it('understand a unit that is typed out, and refuse what is no area', async () => {
    const { user, sheet } = await openFilters('/property')
    const area = sheet.getByRole('textbox', { name: 'From' })
    await user.type(area, '2 bigha{Enter}')
    expect(address()).toBe('/property?minArea=28800&areaUnit=bigha')
    await user.type(sheet.getByRole('textbox', { name: 'To' }), '60 katha{Enter}')
    expect(address()).toBe('/property?minArea=28800&areaUnit=katha&maxArea=43200')
    expect(area).toHaveProperty('value', '40')
    await user.clear(area)
    await user.type(area, 'big{Enter}')
    expect(sheet.getByText('Enter a number, such as 3.')).toBeDefined()
    expect(address()).toBe('/property?minArea=28800&areaUnit=katha&maxArea=43200')
  })

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

  it('count as many as there are chips, a budget that was not understood among them', async () => {
    answer(LIST, listReply([aVilla()]))
    await openPage('/property?searchTerm=Matigara&city=Matigara&category=plot,Plot&price=cheap&minArea=720')
    await screen.findAllByRole('button', { name: 'Remove cheap' })
    expect(screen.getByRole('button', { name: 'Filters, 5' })).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2 * 5)
  })

  it('sort without leaving the page', async () => {
    answer(LIST, listReply([aVilla()]))
    const { user } = await openPage('/property?category=Villa')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    expect(address()).toBe('/property?category=Villa&sort=price-asc')
  })
})
