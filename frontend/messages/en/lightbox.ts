export const lightbox = {
  title: 'Pictures',
  thumbnails: 'Small pictures',
  carousel: 'row of pictures',
  slide: 'picture',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close pictures',
  position: '{index} of {total}',
  counter: (number: number, count: number) => `${number} / ${count}`,
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
}
