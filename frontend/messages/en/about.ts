import { localityAt } from '#contract/firm-words.ts'
import { EXPERTISE } from '#frontend/messages/expertise.ts'
import { FIRM } from '#contract/firm.ts'

export const about = {
  pageTitle: `About us | ${FIRM.productName}`,
  description: `A property firm in ${FIRM.city} with ${EXPERTISE} in warehouses, plots, villas and homes.`,
  title: `About ${FIRM.productName}`,
  stats: [
    { figure: '100%', label: 'satisfied clients' },
    { figure: '500+', label: 'properties' },
    { figure: '10+', label: 'cities' },
    { figure: '3,000+', label: 'positive reviews' },
  ],
  aboutUs: 'About Us',
  aboutLead: `We are a property firm in ${FIRM.city} with ${EXPERTISE} in warehouses, plots, villas and homes.`,
  aboutText:
    'We started with godowns at the edge of town, for traders who needed a roof before the monsoon. Land came next, then homes. The work is the same: see it, measure it, read the papers, then talk about price.',
  contactUs: 'Contact Us',
  houseAlt: 'Cream house with a red roof and a white-pillared veranda',
  officeAlt: 'The office building on a paved forecourt',
  mission: 'Our Mission',
  missionText: `That anyone, from a first-time buyer in ${localityAt(8)} to a trader from Kolkata, can see what is really for sale here, at what price and in which size, and talk to a person the same day.`,
}

export const aboutSlides = {
  label: 'What we stand for',
  kind: 'carousel',
  explore: 'Explore Properties',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  position: (number: number, count: number) => `${number} / ${count}`,
  slides: [
    {
      title: 'A courtyard first, then the rooms',
      text: `The open court is the heart of a home: everything in the house is reached through it. We try to be that for property in ${FIRM.city}.`,
      alt: 'Survey instrument on a staked plot of land',
    },
    {
      title: 'Both sizes, both prices',
      text: 'Every area stands in square feet with katha and decimal beside it, every price in lakh or crore and in full. So you compare like with like.',
      alt: 'Marked plots between a tea garden and a river, seen from above',
    },
    {
      title: 'One message, one person',
      text: 'Ask about any property on WhatsApp. You write to people who know the road, the water and the papers, not to a form in another city.',
      alt: 'A street of villas in evening light with hills behind',
    },
  ],
}

export const aboutPlaces = {
  title: 'Places we know',
  row: 'Pictures of places',
  previous: 'Previous',
  next: 'Next',
  alt: {
    brickVilla: 'Brick and concrete villa with a red car in the drive',
    townHouse: 'Three-storey house in a town lane',
    warehouse: 'Grey warehouse with six raised docks and trucks at them',
    plots: 'Plot with a marked boundary among tea bushes, seen from above',
  },
}
