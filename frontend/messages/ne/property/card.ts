import { NEPALI_PAGES } from '#contract/languages/page-words.ts'
import { count, day, digits } from '#frontend/messages/ne/numbers.ts'

export const card = {
  price: 'मूल्य - ',
  contactForPrice: NEPALI_PAGES.contactForPrice,
  perMonth: NEPALI_PAGES.perMonth,
  notAvailable: 'थाहा छैन',
  noPicture: 'अहिलेसम्म फोटो छैन',
  enquire: 'सोध्नुहोस्',
  enquireAbout: (title: string) => `सोध्नुहोस्: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} सुत्ने कोठा`,
  ceiling: (feet: number) => `${digits(feet)} फिट अग्लो`,
  bedroomsLabel: 'सुत्ने कोठा',
  ceilingLabel: 'छतको उचाइ',
  facingLabel: 'मोहडा',
  areaLabel: 'क्षेत्रफल',
  ownershipLabel: 'स्वामित्व',
  rates: {
    sqFt: (price: string) => `प्रति वर्ग फिट ${price}`,
    sqFtBuilt: (price: string) => `प्रति वर्ग फिट ${price}`,
    katha: (price: string) => `प्रति कट्ठा ${price}`,
    kathaWithHouse: (price: string) => `प्रति कट्ठा ${price}`,
  },
  listed: (written: string) => `सूचीमा आएको ${day(written)}`,
  confirmed: (written: string) => `उपलब्ध छ, पुष्टि भएको मिति ${day(written)}`,
  sold: NEPALI_PAGES.sold,
  rented: NEPALI_PAGES.rented,
  findSimilar: 'यस्तै अरू खोज्नुहोस्',
}
