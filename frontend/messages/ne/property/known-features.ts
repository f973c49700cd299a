import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/** What a listing has, and the plain words when it does not. */
export const knownFeatures = {
  garden: { yes: 'बगैँचा', no: 'बगैँचा छैन' },
  garage: { yes: 'ग्यारेज', no: 'ग्यारेज छैन' },
  gatedCommunity: { yes: 'गेट भएको सोसाइटी', no: 'गेट भएको सोसाइटीमा होइन' },
  servantRoom: { yes: 'सहयोगीको कोठा', no: 'सहयोगीको कोठा छैन' },
  swimmingPool: { yes: 'स्विमिङ पुल', no: 'स्विमिङ पुल छैन' },
  waterSupply: { yes: 'पानीको व्यवस्था', no: 'पानीको व्यवस्था छैन' },
  security: { yes: 'सुरक्षा', no: 'सुरक्षा गार्ड छैन' },
  fireSafety: { yes: 'आगो सुरक्षा', no: 'आगो निभाउने व्यवस्था छैन' },
  isColdStorageAvailable: { yes: 'कोल्ड स्टोरेज', no: 'कोल्ड स्टोरेज छैन' },
  isCornerPlot: { yes: 'कर्नर प्लट', no: 'कर्नर प्लट होइन' },
  boundaryWall: { yes: 'पर्खाल', no: 'पर्खाल छैन' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature in the words of its listing. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`
