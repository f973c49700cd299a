// @vitest-environment node
import { expect, it } from 'vitest'
import { divided, partOf } from './parts.ts'

const GATHERED = divided(`
export const door = 'the door'
export const wall = 'the wall'
const roof = (over: string) => over + ' has a roof'
const paint = 'paint'
export const house = { door: 'no wall', shown: () => roof('house') } // the door and the wall
export const hall = (wall: string) => wall + paint
export const room = () => { const [door] = ['own']; return door + paint }
export const home = () => \`\${door} and \${house.shown()}\`
`)
const modulesTakenBy = (name: string) =>
  partOf('en.ts', name, GATHERED)
    .split('\n')
    .filter((line) => line.startsWith('import'))

it('takes what a sentence reads, but not what that reads in turn', () => {
  expect(modulesTakenBy('home')).toEqual([
    "import { door } from 'en.ts?part=door'",
    "import { house } from 'en.ts?part=house'",
  ])
})

it('takes no neighbour for a key, a text or a comment that is called like it', () => {
  expect(modulesTakenBy('house')).toEqual([])
  expect(partOf('en.ts', 'house', GATHERED)).toContain('const roof = ')
})

it('takes no neighbour for a parameter or a variable of its own', () => {
  expect(modulesTakenBy('hall')).toEqual(["import { paint } from 'en.ts?shared=paint'"])
  expect(modulesTakenBy('room')).toEqual(["import { paint } from 'en.ts?shared=paint'"])
})
