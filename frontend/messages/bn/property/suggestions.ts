import { count } from '#frontend/messages/bn/numbers.ts'

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'প্রস্তাব',
  count: (found: number) => (found === 0 ? 'কোনো প্রস্তাব নেই' : `${count(found)} প্রস্তাব`),
  kinds: ['প্লট', 'জমি', 'বাড়ি', 'ভিলা', 'ফ্ল্যাট', 'গুদাম', 'গোডাউন', 'কোল্ড স্টোরেজ'],
}
