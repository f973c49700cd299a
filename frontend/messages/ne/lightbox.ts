import { digits } from './numbers.ts'

export const lightbox = {
  title: 'फोटो',
  thumbnails: 'साना फोटो',
  carousel: 'फोटोको लहर',
  slide: 'फोटो',
  previous: 'अघिल्लो फोटो',
  next: 'अर्को फोटो',
  close: 'फोटो बन्द गर्नुहोस्',
  position: '{total} मध्ये {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  show: (number: number, total: number) => `${digits(total)} मध्ये ${digits(number)} नम्बरको फोटो देखाउनुहोस्`,
}
