import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/** What a listing has, and the plain words when it does not. */
export const knownFeatures = {
  garden: { yes: 'বাগান', no: 'বাগান নেই' },
  garage: { yes: 'গ্যারেজ', no: 'গ্যারেজ নেই' },
  gatedCommunity: { yes: 'গেট দেওয়া আবাসন', no: 'গেট দেওয়া আবাসনে নয়' },
  servantRoom: { yes: 'কাজের লোকের ঘর', no: 'কাজের লোকের ঘর নেই' },
  swimmingPool: { yes: 'সুইমিং পুল', no: 'সুইমিং পুল নেই' },
  waterSupply: { yes: 'জলের ব্যবস্থা', no: 'জলের ব্যবস্থা নেই' },
  security: { yes: 'নিরাপত্তা', no: 'নিরাপত্তারক্ষী নেই' },
  fireSafety: { yes: 'আগুন থেকে সুরক্ষা', no: 'আগুন নেভানোর ব্যবস্থা নেই' },
  isColdStorageAvailable: { yes: 'কোল্ড স্টোরেজ', no: 'কোল্ড স্টোরেজ নেই' },
  isCornerPlot: { yes: 'কর্নার প্লট', no: 'কর্নার প্লট নয়' },
  boundaryWall: { yes: 'পাঁচিল', no: 'পাঁচিল নেই' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature in the words of its listing. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`
