import { afterEach, expect, it, vi } from 'vitest'
import { storedText, storeText } from './stored-text.ts'

afterEach(() => vi.restoreAllMocks())

function fill() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
}

it('remembers what a full storage did not take, instead of what it still holds', () => {
  storeText('a', 'before')
  const full = fill()
  storeText('a', 'after')
  expect(storedText('a')).toBe('after')
  full.mockRestore()
  storeText('a', 'last')
  localStorage.setItem('a', 'of another tab')
  expect(storedText('a')).toBe('of another tab')
})
