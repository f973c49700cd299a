/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds: ['Plot', 'Land', 'House', 'Villa', 'Flat', 'Warehouse', 'Godown', 'Cold storage'],
}
