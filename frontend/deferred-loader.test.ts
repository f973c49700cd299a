import { expect, it } from 'vitest'
import './deferred-loader.ts'

/** A button of the page; with `isOn` a switch that stands so. */
function button(name: string, isOn?: boolean) {
  const element = Object.assign(document.createElement('button'), { textContent: name })
  if (isOn !== undefined) element.setAttribute('aria-pressed', String(isOn))
  document.body.append(element)
  return element
}

it('lets the app hear each switch and the last opener once, also what comes while the app takes the page over', () => {
  const heard: string[] = []
  document.body.addEventListener(
    'click',
    ({ target }) => target instanceof HTMLElement && heard.push(target.textContent),
  )
  const heart = button('heart', false)
  const another = button('another heart', false)
  const [menu, dialog] = [button('menu'), button('dialog')]
  const onSince = button('on since', false)
  const joined = button('10\u00a0katha', false)

  for (const pressed of [heart, menu, another, onSince, joined, dialog, heart]) pressed.click()
  expect(heard).toEqual([])
  expect(heart.dataset['pressed']).toBe('')
  onSince.remove()
  button('on since', true)
  joined.remove()
  button('10 katha', false)

  dispatchEvent(new Event('site:taken-over'))
  expect(heard).toEqual(['heart', 'another heart', '10 katha', 'dialog'])
  expect(heart.dataset['pressed']).toBeUndefined()

  heart.click()
  expect(heard).toHaveLength(5)
})
