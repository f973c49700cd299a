export const home = {
  pageTitle: 'Property in Siliguri: warehouses, plots, villas | Aangan',
  description:
    'Find warehouses, plots, villas and homes in Siliguri and the foothills of North Bengal. Prices in lakh and crore, sizes in katha and sq ft, enquiries on WhatsApp.',
  title: 'Find your ground in Siliguri',
  lead: 'Warehouses, plots, villas and homes, shown by people with over 20 years of expertise in North Bengal.',
  typeOfProperty: 'Type of property',
  lookingFor: 'Looking for',
  lookingForExample: 'Corner plot',
  price: 'Price',
  priceExample: '₹50 Lakh',
  location: 'Location',
  locationExample: 'Matigara',
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
