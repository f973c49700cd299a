import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/** What a listing has, and the plain words when it does not. */
export const knownFeatures = {
  garden: { yes: 'बगीचा', no: 'बगीचा नहीं' },
  garage: { yes: 'गैराज', no: 'गैराज नहीं' },
  gatedCommunity: { yes: 'गेट वाली सोसाइटी', no: 'गेट वाली सोसाइटी में नहीं' },
  servantRoom: { yes: 'सहायक का कमरा', no: 'सहायक का कमरा नहीं' },
  swimmingPool: { yes: 'स्विमिंग पूल', no: 'स्विमिंग पूल नहीं' },
  waterSupply: { yes: 'पानी की व्यवस्था', no: 'पानी की व्यवस्था नहीं' },
  security: { yes: 'सुरक्षा', no: 'सुरक्षा गार्ड नहीं' },
  fireSafety: { yes: 'अग्नि सुरक्षा', no: 'आग बुझाने का इंतज़ाम नहीं' },
  isColdStorageAvailable: { yes: 'कोल्ड स्टोरेज', no: 'कोल्ड स्टोरेज नहीं' },
  isCornerPlot: { yes: 'कॉर्नर प्लॉट', no: 'कॉर्नर प्लॉट नहीं' },
  boundaryWall: { yes: 'चारदीवारी', no: 'चारदीवारी नहीं' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature in the words of its listing. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`
