import type { CheckName } from '#contract/properties/enums.ts'

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const checks = {
  title: 'What we have checked',
  intro:
    'Our staff looked at these on the day beside them. Have your own lawyer read the papers before you pay.',
  introNone: 'Our staff have not looked at these yet. Have your own lawyer read the papers before you pay.',
  names: {
    siteVisited: 'Site visited',
    titleDeedSeen: 'Title deed seen',
    mutationMatched: 'Mutation and khatian (parcha) matched',
    taxReceiptSeen: 'Tax receipt seen',
    encumbranceSearched: 'Encumbrances searched',
    conversionSeen: 'Conversion of the land seen',
    powerOfAttorneySeen: 'Power of attorney seen',
  } satisfies Record<CheckName, string>,
  notChecked: 'Not checked',
  yearsAgo: (years: number) => (years === 1 ? 'more than a year ago' : `more than ${years} years ago`),
}
