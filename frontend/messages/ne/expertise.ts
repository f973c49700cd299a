import { expertiseIn } from '#contract/languages/firm-words.ts'

/** How long the firm is in business, in the year in which the site was built. */
export const EXPERTISE = expertiseIn('ne', import.meta.env.BUILD_YEAR)
