import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count } from './numbers.ts'

export const home = {
  pageTitle: `${placeIn('bn', FIRM.city)} সম্পত্তি: গুদাম, প্লট, ভিলা | ${FIRM.productName}`,
  description: `${nameOf('bn', FIRM.city)} ও আশেপাশে গুদাম, প্লট, ভিলা আর বাড়ি খুঁজুন। দাম লাখ-কোটিতে, মাপ কাঠায় ও বর্গফুটে, খোঁজ নিন WhatsApp-এ।`,
  title: `${placeIn('bn', FIRM.city)} নিজের জমি-বাড়ি খুঁজে নিন`,
  lead: `গুদাম, প্লট, ভিলা আর বাড়ি। যাঁরা দেখান, ${inRegion('bn')} তাঁদের ${EXPERTISE}।`,
  typeOfProperty: 'কী ধরনের সম্পত্তি',
  lookingFor: 'কী খুঁজছেন',
  lookingForExample: 'কর্নার প্লট',
  price: 'দাম',
  priceExample: '₹৫০ লাখ',
  location: 'এলাকা',
  locationExample: nameOf('bn', localityAt(0)),
  search: 'খুঁজুন',
  today: (total: string) => `আজ ${count(total)} সম্পত্তি`,
  priceHint: 'দাম “৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।',
  doors: {
    purchaseWarehouses: 'গুদাম কিনুন',
    sellLand: 'জমি বেচুন',
    purchaseLand: 'জমি কিনুন',
    rentWarehouses: 'গুদাম ভাড়া নিন',
    tellUs: 'আপনার জমির কথা WhatsApp-এ জানান',
    warehouses: (total: string) => `${count(total)} গুদাম`,
    plots: (total: string) => `${count(total)} প্লট`,
    forSale: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, বিক্রি ${price} থেকে`,
    toRent: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, ভাড়া মাসে ${price} থেকে`,
    noWarehouses: 'আপনার কী দরকার, WhatsApp-এ জানান',
    noPlots: 'কী খুঁজছেন, আমাদের জানান',
  },
  budgetExamples: '“৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।',
}
