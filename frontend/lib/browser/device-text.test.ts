import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { keepOnDevice, keptValue, textOnDevice } from './device-text.ts'

const Room = z.object({ rows: z.int() })
beforeEach(() => localStorage.clear())

it('reads what was kept, and nothing of what is not there or was written in another way', () => {
  expect(keptValue(textOnDevice('room'), Room)).toBeUndefined()
  keepOnDevice('room', JSON.stringify({ rows: 3 }))
  expect(keptValue(textOnDevice('room'), Room)).toEqual({ rows: 3 })
  for (const other of ['{"rows":"three"}', '{"rows":', 'null']) {
    keepOnDevice('room', other)
    expect(keptValue(textOnDevice('room'), Room)).toBeUndefined()
  }
})

it('keeps nothing and fails at nothing where storage is switched off', () => {
  const off = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(off)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(off)
  expect(keepOnDevice('room', '{"rows":3}')).toBe(false)
  expect(keptValue(textOnDevice('room'), Room)).toBeUndefined()
  vi.restoreAllMocks()
})
