export const about = {
  pageTitle: 'About us | Aangan',
  description:
    'A property firm in Siliguri with over 20 years of expertise in warehouses, plots, villas and homes.',
  title: 'A courtyard first, then the rooms',
  lead: 'An aangan is the open court at the heart of a home. Everything in the house is reached through it. We try to be that for property in Siliguri.',
  explore: 'Explore Properties',
  surveyAlt: 'Survey instrument on a staked plot of land',
  officeAlt: 'The office building on a paved forecourt',
  aboutUs: 'About Us',
  aboutLead:
    'We are a property firm in Siliguri with over 20 years of expertise in warehouses, plots, villas and homes.',
  aboutText:
    'We started with godowns on the Eastern Bypass, for traders who needed a roof before the monsoon. Land came next, then homes. The work is the same: see it, measure it, read the papers, then talk about price.',
  contactUs: 'Contact Us',
  mission: 'Our Mission',
  missionText:
    'That anyone, from a first-time buyer in Naxalbari to a trader from Kolkata, can see what is really for sale here, at what price and in which size, and talk to a person the same day.',
}
