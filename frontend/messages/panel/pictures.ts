import { LIMITS } from '#contract/limits.ts'

const joinNames = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const panelPictures = {
  group: 'Pictures',
  choose: 'Choose pictures',
  chooseHint:
    'JPEG, PNG or WebP; drop or paste them too. Large photos are made smaller before they leave the phone.',
  drop: 'Drop the pictures here',
  takePhoto: 'Take a photo',
  list: 'Chosen pictures, the cover first',
  cover: 'Cover',
  makeCover: 'Make cover',
  makeCoverOf: (name: string) => `Make ${name} the cover`,
  alt: 'What does it show?',
  altOf: (name: string) => `What does ${name} show?`,
  rendered: 'Computer picture',
  renderedOf: (name: string) => `${name} is a computer picture`,
  noPlace: 'No place said',
  shownOf: (name: string) => `What of the listing ${name} shows`,
  caption: 'Two sentences beside it',
  captionHint:
    'With two places named, the page walks through the listing: give each its sentences of the description. They are not said twice.',
  captionOf: (name: string) => `The sentences beside ${name}`,
  places: {
    front: 'Front',
    living: 'Living room',
    kitchen: 'Kitchen',
    bedroom: 'Bedroom',
    bath: 'Bathroom',
    garden: 'Garden',
    road: 'Road',
    above: 'From above',
  },
  placesShown: (shown: number, total: number) => `Places with a picture: ${shown} of ${total}`,
  placeShown: ' has a picture',
  placeMissing: ' has none yet',
  sentence: 'Add a sentence of the description',
  sentenceOf: (name: string) => `Add a sentence of the description beside ${name}`,
  preparing: 'Making it smaller...',
  percent: (percent: number) => `${percent}%`,
  uploading: (name: string) => `Uploading ${name}`,
  paused: 'Interrupted. It goes on by itself.',
  uploaded: (bytes: number) => `Uploaded, ${size(bytes)}`,
  stored: 'Uploaded',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  retryAll: 'Retry all',
  cancel: (name: string) => `Cancel the upload of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  drag: (name: string) => `Move ${name}`,
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
  progress: (done: number, total: number) => `${done} of ${total} pictures uploaded`,
  atPlace: (name: string, place: number, total: number) => `${name} is picture ${place} of ${total}.`,
  removed: (name: string) => `${name} removed.`,
  dragging: {
    how: 'Press Space to pick the picture up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
    picked: (name: string) => `${name} is picked up.`,
    over: (name: string, place: number, total: number) => `${name} would be picture ${place} of ${total}.`,
    put: (name: string, place: number, total: number) => `${name} is picture ${place} of ${total}.`,
    left: (name: string) => `${name} stays where it was.`,
  },
  chooseOne: (name: string) => `Choose ${name}, to move it with others`,
  chosen: (count: number) => (count === 1 ? '1 picture chosen' : `${count} pictures chosen`),
  together: { front: 'First', earlier: 'Earlier', later: 'Later', end: 'Last' },
  chooseNone: 'Choose none',
  movedTogether: (count: number, place: number, total: number) =>
    `${count} pictures are moved. The first of them is picture ${place} of ${total}.`,
  place: (place: number) => `Picture ${place}`,
  failedOne: 'Failed to upload image.',
  failedSome: 'Failed to upload one or more images.',
  sessionEnded: 'Your session has ended. Sign in again in another tab, then retry here.',
  signIn: 'Sign in',
  leaveOut: (count: number) => (count === 1 ? 'Leave it out' : 'Leave them out'),
  problems: {
    unreadable: (name: string) => `${name} cannot be read here. Save it as JPEG and choose it again.`,
    'too many pixels': (name: string) =>
      `${name} has more than ${LIMITS.imagePixels / 1_000_000} megapixels. Save it smaller and choose it again.`,
    gone: (name: string) => `${name} can no longer be read from this device. Choose it again.`,
  },
  leftOut: {
    'too many': (names: readonly string[]) =>
      `A listing has at most ${LIMITS.images} pictures. Left out: ${joinNames(names)}.`,
    'here already': (names: readonly string[]) => `In the list already: ${joinNames(names)}.`,
  },
} as const
