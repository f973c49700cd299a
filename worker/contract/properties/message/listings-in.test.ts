import { expect, it } from 'vitest'
import { MESSAGES } from '#worker/test/messages.ts'
import { listingsIn } from './listings-in.ts'

it('takes a message of several listings apart, each with what stands above and below them all', () => {
  const message = 'Plots in Matigara:\n1) 4 katha, 15 lakh/katha\n2) 7 katha corner\n\nCall 98320 12345'
  expect(listingsIn(message)).toEqual([
    'Plots in Matigara:\n4 katha, 15 lakh/katha\nCall 98320 12345',
    'Plots in Matigara:\n7 katha corner\nCall 98320 12345',
  ])
  expect(listingsIn('1) 4 katha Sukna 40 lakh 2) 7 katha Salugara')).toEqual([
    '4 katha Sukna 40 lakh',
    '7 katha Salugara',
  ])
  expect(listingsIn('1️⃣ 4 katha 2️⃣ 7 katha')).toEqual(['4 katha', '7 katha'])
  expect(listingsIn('Flat 1: 2bhk 30 lakh\nFlat 2 - 3bhk 45 lakh')).toHaveLength(2)
  expect(listingsIn('3 bhk. 2. Matigara')).toEqual(['3 bhk. 2. Matigara'])
})

it('takes apart what lines divide, and several messages that were copied together', () => {
  expect(
    listingsIn(
      'Siliguri stock\n----------\n3 katha Sukna 36 lakh\n*****\n2bhk Dagapur 40 lakh\n➖➖➖\nRaju 98320 12345',
    ),
  ).toEqual([
    'Siliguri stock\n3 katha Sukna 36 lakh\nRaju 98320 12345',
    'Siliguri stock\n2bhk Dagapur 40 lakh\nRaju 98320 12345',
  ])
  const copied =
    '[12/11/26, 10:22 am] Raju: 3 katha Sukna 36 lakh\n[12/11/26, 10:25 am] Raju: 5 katha Matigara\n90 lakh'
  expect(listingsIn(copied)).toEqual(['3 katha Sukna 36 lakh', '5 katha Matigara\n90 lakh'])
  expect(
    listingsIn('20/11/2026, 9:41 pm - Mintu: 3bhk 60 lakh\n20/11/2026, 9:42 pm - Mintu: 2bhk 40 lakh'),
  ).toEqual(['3bhk 60 lakh', '2bhk 40 lakh'])
})

it('takes lines and blocks apart that each tell a size and a price', () => {
  expect(
    listingsIn('Plots:\n• 4 katha Sukna 40 lakh\n• 7 katha Salugara @ 12L/katha\nCall 98320 12345'),
  ).toEqual([
    'Plots:\n• 4 katha Sukna 40 lakh\nCall 98320 12345',
    'Plots:\n• 7 katha Salugara @ 12L/katha\nCall 98320 12345',
  ])
  expect(listingsIn('3bhk @62L (1350sqft) Salugara; 2bhk @48L (980sqft) Salugara')).toEqual([
    '3bhk @62L (1350sqft) Salugara',
    '2bhk @48L (980sqft) Salugara',
  ])
  expect(listingsIn('মাটিগাড়া\n৫ কাঠা\n৯০ লাখ\n\nশালুগাড়া\n৩ কাঠা\n৪৫ লাখ')).toEqual([
    'মাটিগাড়া\n৫ কাঠা\n৯০ লাখ',
    'শালুগাড়া\n৩ কাঠা\n৪৫ লাখ',
  ])
})

it('leaves the messages of one listing whole', () => {
  const several = MESSAGES.flatMap(([message]) => (listingsIn(message).length > 1 ? [message] : []))
  expect(several).toEqual(['3bhk @62L (1350sqft) Salugara; 2bhk @48L (980sqft) Salugara'])
})

it('reads the longest messages within the time of a test', () => {
  for (const piece of ['-', '1) ', '12/11/26, ', '5 katha 40 lakh\n', 'plot 1', '; ', '\n \n', '[1:1'])
    expect(listingsIn(piece.repeat(4000).slice(0, 4000)).length).toBeLessThanOrEqual(30)
})
