import { HINDI_PAGES } from '#contract/languages/page-words.ts'
import { count, day, digits } from '#frontend/messages/hi/numbers.ts'

export const card = {
  price: 'कीमत - ',
  contactForPrice: HINDI_PAGES.contactForPrice,
  perMonth: HINDI_PAGES.perMonth,
  notAvailable: 'जानकारी नहीं',
  noPicture: 'अभी फ़ोटो नहीं है',
  enquire: 'जानकारी लें',
  enquireAbout: (title: string) => `जानकारी लें: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} बेडरूम`,
  ceiling: (feet: number) => `${digits(feet)} फुट ऊँचा`,
  bedroomsLabel: 'बेडरूम',
  ceilingLabel: 'छत की ऊँचाई',
  facingLabel: 'रुख',
  areaLabel: 'क्षेत्रफल',
  ownershipLabel: 'मालिकाना',
  rates: {
    sqFt: (price: string) => `प्रति वर्ग फुट ${price}`,
    sqFtBuilt: (price: string) => `प्रति वर्ग फुट ${price}`,
    katha: (price: string) => `प्रति कट्ठा ${price}`,
    kathaWithHouse: (price: string) => `प्रति कट्ठा ${price}`,
  },
  listed: (written: string) => `सूची में आई ${day(written)}`,
  confirmed: (written: string) => `उपलब्ध है, पुष्टि ${day(written)} को हुई`,
  sold: HINDI_PAGES.sold,
  rented: HINDI_PAGES.rented,
  findSimilar: 'ऐसी और खोजें',
}
