import { expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureAtWidth, previewPicture, splitSuffix } from './files.ts'

const withoutExtension = (path: string) => path.replace(/\.\w+$/, '')

it('every file of a picture is told by its name', () => {
  const paths = [
    ...PICTURE_WIDTHS.map((width) => pictureAtWidth('/a.webp', width)),
    previewPicture('/a.webp'),
  ]
  const parts = paths.map((path) => splitSuffix(withoutExtension(path)))
  expect(parts.map(([stem]) => stem)).toEqual(paths.map(() => '/a'))
  expect(parts.map(([, suffix]) => suffix)).toEqual([...PICTURE_WIDTHS.map((width) => `-${width}`), '-og'])
})

it.each([
  ['front', ['front', '']],
  ['front-960', ['front-960', '']],
  ['front-320-640', ['front-320', '-640']],
  ['-og', ['', '-og']],
])('%s is %j', (name, parts) => {
  expect(splitSuffix(name)).toEqual(parts)
})
