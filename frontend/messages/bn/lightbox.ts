import { count, digits } from './numbers.ts'

export const lightbox = {
  title: 'ছবি',
  thumbnails: 'ছোট ছবি',
  carousel: 'ছবির সারি',
  slide: 'ছবি',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  close: 'ছবি বন্ধ করুন',
  position: '{total}টির মধ্যে {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  show: (number: number, total: number) => `${count(total)}র মধ্যে ${digits(number)} নম্বর ছবি দেখান`,
}
