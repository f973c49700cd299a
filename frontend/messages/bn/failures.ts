import type { ApiError } from '#frontend/lib/api/api-error.ts'

const DEFAULT = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।'
const NOT_NOW = 'এখন আমাদের দিকে একটা সমস্যা হচ্ছে। একটু পরে আবার চেষ্টা করুন।'

/** Why a call failed: the server itself says it in English only. */
export const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'কয়েকটি ঘর আরেকবার দেখে নিন।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'এই ঠিকানায় কিছু নেই।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'লেখাটি খুব বড়। একটু ছোট করে পাঠান।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'সার্ভারে পৌঁছানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  TIMEOUT: 'সার্ভার সময়মতো উত্তর দেয়নি। আবার চেষ্টা করুন।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}
