import { yearsInBusiness } from '#contract/firm-words.ts'

/** 'over 20 years of expertise', counted up to the year of the build. */
export const EXPERTISE = `${yearsInBusiness(import.meta.env.BUILD_YEAR)} of expertise`
