import { parse } from 'papaparse'
import { expect, it } from 'vitest'
import { CSV_EXAMPLES } from '#contract/properties/kinds.ts'
import { templateOf } from './template.ts'

it('keeps every cell of an example whole, whatever is in it', () => {
  const example = { Title: 'Shed, 12" walls\r\n"as it stands"', Locality: 'Sevoke Road' }
  const { data, errors } = parse<Record<string, string>>(
    templateOf([{ ...CSV_EXAMPLES.Warehouse, ...example }]),
    { header: true, skipEmptyLines: true },
  )
  expect(errors).toEqual([])
  expect(data).toMatchObject([example])
})
