import { count, digits } from './numbers.ts'

export const lightbox = {
  title: 'फ़ोटो',
  thumbnails: 'छोटे फ़ोटो',
  carousel: 'फ़ोटो की कतार',
  slide: 'फ़ोटो',
  previous: 'पिछला फ़ोटो',
  next: 'अगला फ़ोटो',
  close: 'फ़ोटो बंद करें',
  position: '{total} में से {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  show: (number: number, total: number) => `${count(total)} में से फ़ोटो ${digits(number)} दिखाएँ`,
}
