/** What the map of a listing says. */
export const map = {
  frame: (title: string) => `नक्सा: ${title}`,
  none: 'नक्सा छैन',
  coordinates: (text: string) => `निर्देशाङ्क ${text}`,
  outOfReach: 'अहिले नक्सा खोल्न सकिएन। ठेगाना तल लेखिएको छ।',
  open: 'Google Maps-मा खोल्नुहोस्',
}
