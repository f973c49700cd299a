import { expect, it } from 'vitest'
import { testFilesNamed } from './stages.ts'

it('finds a test file in whichever part it lies', () => {
  expect(testFilesNamed('worker/dev/stages.test')).toEqual([['worker', ['worker/dev/stages.test.ts']]])
  expect(testFilesNamed('pages/public/home')).toEqual([['frontend', ['frontend/pages/public/home.test.tsx']]])
  expect(testFilesNamed('early-touch')).toEqual([['browser', ['frontend/e2e/early-touch.spec.ts']]])
})

it('finds nothing where nothing is called so', () => {
  expect(testFilesNamed('no-such-test')).toEqual([])
})
