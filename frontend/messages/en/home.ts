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
  rooms: { villas: 'Villas', warehouses: 'Warehouses', plots: 'Plots' },
  roomAlt: {
    villas: 'White villa with a green roof and a pillared verandah behind a lawn',
    warehouses: 'Grey warehouse with roller shutters and trucks at its docks',
    plots: 'Level plot of grass with trees around it',
  },
  doors: {
    purchaseWarehouses: 'Purchase Warehouses',
    sellLand: 'Sell Land',
    purchaseLand: 'Purchase Land',
    rentWarehouses: 'Rent Warehouses',
  },
  budgetExamples: 'Write it as “50 lakh” or “20-40 lakh”.',
}
