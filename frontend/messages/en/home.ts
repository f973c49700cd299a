import { localityAt } from '#contract/firm-words.ts'
import { EXPERTISE } from '#frontend/messages/expertise.ts'
import { FIRM } from '#contract/firm.ts'

export const home = {
  pageTitle: `Property in ${FIRM.city}: warehouses, plots, villas | ${FIRM.productName}`,
  description: `Find warehouses, plots, villas and homes in ${FIRM.city} and ${FIRM.surroundings} of ${FIRM.region}. Prices in lakh and crore, sizes in katha and sq ft, enquiries on WhatsApp.`,
  title: `Find your ground in ${FIRM.city}`,
  lead: `Warehouses, plots, villas and homes, shown by people with ${EXPERTISE} in ${FIRM.region}.`,
  typeOfProperty: 'Type of property',
  lookingFor: 'Looking for',
  lookingForExample: 'Corner plot',
  price: 'Price',
  priceExample: '₹50 Lakh',
  location: 'Location',
  locationExample: localityAt(0),
  search: 'Search',
  today: (count: string) => `${count} ${count === '1' ? 'property' : 'properties'} today`,
  priceHint: 'Write the price as “50 lakh” or “20-40 lakh”.',
  doors: {
    purchaseWarehouses: 'Purchase Warehouses',
    sellLand: 'Sell Land',
    purchaseLand: 'Purchase Land',
    rentWarehouses: 'Rent Warehouses',
    tellUs: 'Tell us about your land on WhatsApp',
    warehouses: (total: string) => (total === '1' ? '1 warehouse' : `${total} warehouses`),
    plots: (total: string) => (total === '1' ? '1 plot' : `${total} plots`),
    forSale: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, for sale from ${price}`,
    toRent: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, to rent from ${price} / month`,
    noWarehouses: 'Tell us what you need on WhatsApp',
    noPlots: 'Tell us what you are looking for',
  },
  budgetExamples: 'Write it as “50 lakh” or “20-40 lakh”.',
}
