import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { ListFailed } from './list-failed.tsx'

const SENTENCE = 'Category must be one of: Villa, Residential, Warehouse, Plot.'
const REFUSED = new ApiError('UNREADABLE', SENTENCE, { status: 400 })

const nothing = () => undefined

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['en', 1],
  ['hi', 0],
] as const)('in %s the server’s English sentence stands %i times', (language, times) => {
  vi.stubEnv('LANGUAGE', language)
  render(<ListFailed error={REFUSED} onRetry={nothing} onClear={nothing} />)
  expect(screen.queryAllByText(SENTENCE)).toHaveLength(times)
})
