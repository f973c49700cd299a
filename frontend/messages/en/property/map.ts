/** What the map of a listing says. */
export const map = {
  frame: (title: string) => `Map of ${title}`,
  none: 'NO MAP AVAILABLE',
  coordinates: (text: string) => `Coordinates ${text}`,
  outOfReach: 'The map cannot be reached at the moment. The address stands below.',
  open: 'Open in Google Maps',
}
