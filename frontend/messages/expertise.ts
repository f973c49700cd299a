import { yearsInBusiness } from '#contract/firm-words.ts'

/** 'over 20 years of expertise', in the year in which the site was built. */
export const EXPERTISE = `${yearsInBusiness(import.meta.env.BUILD_YEAR)} of expertise`
