/** '18:30' as people say it: 6:30 of the 12 hours, and the hour of 24 that tells the part of the day. */
function onClock(time: string): { said: string; hour: number } {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  const ofTwelve = hour % 12 === 0 ? 12 : hour % 12
  return { said: minutes === '00' ? String(ofTwelve) : `${ofTwelve}:${minutes}`, hour }
}

type InDigits = (text: string) => string

/** '6:30 pm'. */
export function clockEn(time: string): string {
  const { said, hour } = onClock(time)
  return `${said} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'সন্ধ্যা ৬:৩০', 'বিকেল ৫টা'. */
export function clockBn(time: string, digits: InDigits): string {
  const { said, hour } = onClock(time)
  const part = hour < 12 ? 'সকাল' : hour < 16 ? 'দুপুর' : hour < 18 ? 'বিকেল' : hour < 20 ? 'সন্ধ্যা' : 'রাত'
  return `${part} ${digits(said)}${said.includes(':') ? '' : 'টা'}`
}

/** 'शाम 6:30 बजे'. */
export function clockHi(time: string): string {
  const { said, hour } = onClock(time)
  const part = hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात'
  return `${part} ${said} बजे`
}

/** 'बेलुका ६:३० बजे'. */
export function clockNe(time: string, digits: InDigits): string {
  const { said, hour } = onClock(time)
  const part = hour < 12 ? 'बिहान' : hour < 17 ? 'दिउँसो' : hour < 20 ? 'बेलुका' : 'राति'
  return `${part} ${digits(said)} बजे`
}
