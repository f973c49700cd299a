/** The firm behind the site. The one place to change name, numbers, address and map centre. */
export const FIRM = {
  productName: 'Aangan',
  name: 'Aangan Estates',
  city: 'Siliguri',
  phone: '+91 90000 12345',
  whatsAppDigits: '919000012345',
  supportWhatsAppDigits: '919000012345',
  email: 'hello@aangan.example',
  addressLines: ['2nd floor, Sevoke Road', 'Siliguri, West Bengal 734001'],
  hours: 'Monday to Saturday, 10 am to 6 pm',
  /** Places around the city, offered where a visitor or the staff type a location. */
  localities: [
    'Matigara',
    'Sevoke Road',
    'Bagdogra',
    'Salugara',
    'Champasari',
    'Eastern Bypass',
    'Dagapur',
    'Pradhan Nagar',
    'Naxalbari',
    'Phansidewa',
  ],
  mapCentre: { lat: 26.7271, lng: 88.3953 },
  social: { facebook: '/', instagram: '/', youtube: '/' },
} as const
