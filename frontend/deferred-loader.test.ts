import { expect, it } from 'vitest'
import './deferred-loader.ts'

it('lets the app hear a press once, also one that comes while the app takes the page over', () => {
  const heart = document.createElement('button')
  document.body.append(heart)
  let heard = 0
  document.body.addEventListener('click', () => (heard += 1))

  heart.click()
  expect(heard).toBe(0)
  expect(heart.dataset['pressed']).toBe('')

  dispatchEvent(new Event('site:taken-over'))
  expect(heard).toBe(1)
  expect(heart.dataset['pressed']).toBeUndefined()

  heart.click()
  expect(heard).toBe(2)
})
