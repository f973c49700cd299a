/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `${price} per sq ft`,
  sqFtBuilt: (price: string) => `${price} per sq ft built-up`,
  katha: (price: string) => `${price} per katha`,
  kathaWithHouse: (price: string) => `${price} per katha, house included`,
}
