import { amount } from '#frontend/messages/ne/numbers.ts'

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `प्रति वर्ग फिट ${amount(price)}`,
  sqFtBuilt: (price: string) => `प्रति वर्ग फिट (बिल्ट-अप) ${amount(price)}`,
  katha: (price: string) => `प्रति कट्ठा ${amount(price)}`,
  kathaWithHouse: (price: string) => `प्रति कट्ठा ${amount(price)}, घरसहित`,
}
