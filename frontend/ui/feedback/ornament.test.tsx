import { brotliCompressSync } from 'node:zlib'
import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Court } from './court.tsx'
import { EmptyState } from './empty-state.tsx'
import { OrnamentDrawing } from './ornament-drawings.tsx'

const NAMES = ['door', 'basket', 'lamp', 'letter'] as const

it.each(NAMES)('The ornament %s is lines alone, and small', (name) => {
  const drawing = renderToStaticMarkup(<OrnamentDrawing of={name} />)
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 160 132"/)
  expect(drawing).not.toMatch(/<image|url\(/)
  expect(brotliCompressSync(drawing).length).toBeLessThan(700)
})

it('Each ornament is another drawing', () => {
  expect(new Set(NAMES.map((of) => renderToStaticMarkup(<OrnamentDrawing of={of} />))).size).toBe(
    NAMES.length,
  )
})

it('A state has the ornament of its meaning, hidden from screen readers', () => {
  const { container } = render(
    <>
      <Court ornament="door" title="Not found" text="Nothing is here.">
        Home
      </Court>
      <EmptyState ornament="letter" title="No messages" sentences={[]} />
    </>,
  )
  const shown = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > svg')]
  expect(shown.map(({ parentElement }) => parentElement?.dataset.ornament)).toEqual(['door', 'letter'])
})
