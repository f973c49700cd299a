/** What the server stores and the contract writes, as this language says it. English says it as it is. */
export const words = {
  /** A word of a closed list: 'Warehouse', 'Freehold', 'North-East', 'For Sale', 'katha'. */
  stored: (word: string) => word,
  /** A price or a size: '₹45 Lakh / month', '7 katha'. */
  amount: (amount: string) => amount,
  /** A day: '1 Nov 2026'. */
  day: (day: string) => day,
}
