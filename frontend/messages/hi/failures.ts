import type { ApiError } from '#frontend/lib/api/api-error.ts'

const DEFAULT = 'कुछ गड़बड़ हो गई। फिर कोशिश करें।'
const NOT_NOW = 'अभी हमारी तरफ़ कुछ दिक्कत है। थोड़ी देर बाद फिर कोशिश करें।'

/** Why a call failed: the server itself says it in English only. */
export const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'कुछ खाने फिर से देख लें।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'इस पते पर कुछ नहीं है।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'लिखा हुआ बहुत लंबा है। थोड़ा छोटा करके भेजें।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'सर्वर तक नहीं पहुँच सके। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  TIMEOUT: 'सर्वर ने समय पर जवाब नहीं दिया। फिर कोशिश करें।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}
