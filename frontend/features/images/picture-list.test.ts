import { describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { admit, keptOf, moved, type PictureEntry, storedEntry } from './picture-list.ts'

const picture = (name: string) => ({
  url: `/property-images/plot/1760000000000_${name}.webp`,
  alt: `Words of ${name}`,
  width: 960,
  height: 640,
  widths: [320],
  colour: '#aabbcc',
})
const entry = (name: string) => storedEntry(name, picture(name))
const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified })
const order = (entries: readonly PictureEntry[]) => entries.map(({ id }) => id).join('')

describe('what a save keeps', () => {
  it('is what is stored, in order, with the words as typed', () => {
    const entries: PictureEntry[] = [
      { ...entry('b'), alt: '  Veranda ' },
      { id: 'sending', name: 'c.jpg', alt: 'Soon', state: { is: 'preparing' } },
      { id: 'failed', name: 'd.jpg', alt: '', state: { is: 'failed', error: undefined } },
      entry('a'),
    ]
    expect(keptOf(entries)).toEqual([{ ...picture('b'), alt: 'Veranda' }, picture('a')])
    const said = { ...entry('c'), place: 'garden' as const, caption: ' To the south ' }
    expect(keptOf([said])).toEqual([{ ...picture('c'), place: 'garden', caption: 'To the south' }])
  })
})

describe('moving a picture', () => {
  const entries = ['a', 'b', 'c'].map(entry)

  it.each([
    ['c', 0, 'cab'],
    ['a', 2, 'bca'],
    ['a', 1, 'bac'],
    ['b', -5, 'bac'],
    ['b', 9, 'acb'],
  ])('%s to %i', (id, to, expected) => {
    expect(order(moved(entries, id, to))).toBe(expected)
  })

  it('leaves the list alone when nothing changes', () => {
    expect(moved(entries, 'b', 1)).toBe(entries)
    expect(moved(entries, 'gone', 0)).toBe(entries)
  })
})

describe('taking files into the list', () => {
  it('takes what there is room for and names the rest', () => {
    const files = Array.from({ length: 5 }, (_, at) => file(`${at}.jpg`))
    const { admitted, leftOut } = admit(files, { held: [], count: LIMITS.images - 3 })
    expect(admitted).toEqual(files.slice(0, 3))
    expect(leftOut).toEqual([{ reason: 'too many', names: ['3.jpg', '4.jpg'] }])
  })

  it('takes the same file once, but others of its name', () => {
    const [first, again, other] = [file('image.jpg'), file('image.jpg'), file('image.jpg', 2)]
    const { admitted, leftOut } = admit([again, other, other], { held: [first], count: 1 })
    expect(admitted).toEqual([other])
    expect(leftOut).toEqual([{ reason: 'here already', names: ['image.jpg', 'image.jpg'] }])
  })
})
