import type { ApiError } from '#frontend/lib/api/api-error.ts'

const DEFAULT = 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।'
const NOT_NOW = 'अहिले हाम्रोतिर केही समस्या छ। केही बेरपछि फेरि प्रयास गर्नुहोस्।'

/** Why a call failed: the server itself says it in English only. */
export const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'लेखिएका केही कुरा फेरि हेर्नुहोस्।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'यस ठेगानामा केही छैन।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'लेखिएको कुरा धेरै लामो भयो। अलि छोटो पारेर पठाउनुहोस्।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'धेरै पटक प्रयास भइसक्यो। केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'सर्भरमा पुग्न सकिएन। इन्टरनेट जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
  TIMEOUT: 'सर्भरले समयमा उत्तर दिएन। फेरि प्रयास गर्नुहोस्।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}
