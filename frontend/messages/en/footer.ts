import { EXPERTISE } from '#frontend/messages/expertise.ts'
import { FIRM } from '#contract/firm.ts'

export const footer = {
  claim: `Warehouses, plots, villas and homes in ${FIRM.city} and ${FIRM.surroundings}. Shown by people with ${EXPERTISE}.`,
  company: 'Company',
  property: 'Property',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  buyProperties: 'Buy Properties',
  flatForSale: 'Flat for Sale',
  allProperties: 'All Properties',
  staffLogin: 'Staff login',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${years} ${FIRM.productName}. All rights reserved.`,
  reraAgent: (number: string) => `RERA agent ${number}`,
  units: 'Areas: 1 katha = 720 sq ft, 1 decimal = 435.6 sq ft',
}

export const newsletter = {
  title: 'New listings by e-mail',
  label: 'E-mail',
  placeholder: 'you@example.com',
  join: 'Join',
  notYet:
    'There is no newsletter yet, so your address was not sent anywhere. WhatsApp us and we will tell you what is new.',
}
