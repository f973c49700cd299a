import { FIRM } from '#contract/firm.ts'

/** What an empty list offers. */
export const noProperties = {
  counting: 'Looking for the filter that is in the way',
  without: (filter: string) => `Without “${filter}”`,
  withoutAll: 'Without any filter',
  found: (count: string) => (count === '1' ? '1 property' : `${count} properties`),
  nearest: 'Nearest to what you asked',
  differs: 'Differs in',
  notButIs: (has: string, wanted: string) => `${has}, not ${wanted}`,
  notMentioned: (wanted: string) => `${wanted} not mentioned`,
  hasNot: (wanted: string) => `No ${wanted.toLowerCase()}`,
  above: (has: string, most: string) => `${has}, you asked up to ${most}`,
  below: (has: string, least: string) => `${has}, you asked from ${least}`,
  sizeUnknown: 'Size not mentioned',
  road: (feet: string) => `Road ${feet} ft`,
  height: (feet: string) => `Clear height ${feet} ft`,
  withoutWords: (wanted: string) => `Nothing about “${wanted}”`,
  tellUs: 'Tell us what you need',
  tellUsText: (search: string) =>
    `Hello ${FIRM.productName}, I am looking for a property and found nothing yet${search && `: ${search}`}`,
}
