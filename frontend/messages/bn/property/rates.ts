import { amount } from '#frontend/messages/bn/numbers.ts'

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `প্রতি বর্গফুট ${amount(price)}`,
  sqFtBuilt: (price: string) => `প্রতি বর্গফুট (বিল্ট-আপ) ${amount(price)}`,
  katha: (price: string) => `প্রতি কাঠা ${amount(price)}`,
  kathaWithHouse: (price: string) => `প্রতি কাঠা ${amount(price)}, বাড়ি সমেত`,
}
