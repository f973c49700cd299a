const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** The month that a name of three letters or more begins, from 1; 0 for any other word: 'mar', 'Sept', 'March'. */
export const monthNamed = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1
