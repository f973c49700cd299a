/** What an empty list offers. */
export const noProperties = {
  counting: 'Looking for the filter that is in the way',
  without: (filter: string) => `Without “${filter}”`,
  withoutAll: 'Without any filter',
  found: (count: string) => (count === '1' ? '1 property' : `${count} properties`),
  tellUs: 'Tell us what you need',
  tellUsText: (search: string) =>
    `Hello Aangan, I am looking for a property and found nothing yet${search && `: ${search}`}`,
}
