/** A chat with this number, the message prefilled. */
export function whatsAppLink(digits: string, text?: string): string {
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** A call to a number as people write it: '+91 90000 12345'. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** A number of ten digits in two fives, as it is said on the phone. */
export const phoneSaid = (phone: string) => phone.replace(/^(\+?\d*?)(\d{5})(\d{5})$/, '$1 $2 $3').trim()

/** The way to a place, from wherever the phone is. */
export const directionsTo = (lat: number, lng: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** What a link that opens beside the site must carry. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const
