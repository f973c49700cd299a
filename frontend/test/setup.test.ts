import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

const timesIn = (text: string, words: string) => text.split(words).length - 1

afterEach(() => document.body.replaceChildren())

it.each([
  ['at once', async () => screen.getByRole('button', { name: 'Save' })],
  ['in time', () => screen.findByRole('button', { name: 'Save' }, { timeout: 1 })],
])('What does not come %s is told with the document beside it, once', async (_, find) => {
  document.body.innerHTML = '<p>What stands instead</p>'
  const { message } = await find().then(
    () => new Error('It was found.'),
    (error: Error) => error,
  )
  expect(message).toContain('Unable to find')
  expect(message).toContain('"Save"')
  expect(timesIn(message, 'What stands instead')).toBe(1)
})
