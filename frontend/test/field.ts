import { waitFor } from '@testing-library/react'

/**
 * The field that a label or an aria-label names. Testing Library's getByLabelText asks every element of the page for its
 * labels, and jsdom walks the whole page for each answer: half a second in the listing's form.
 */
export function field(name: string): HTMLInputElement {
  const found = fieldsNamed(name)
  if (found.length === 1 && found[0]) return found[0] as HTMLInputElement
  throw new Error(`${found.length} fields are named '${name}'.`)
}

/** The same, once the field has appeared. */
export const findField = (name: string) => waitFor(() => field(name))

function fieldsNamed(name: string): Element[] {
  const labels = [...document.querySelectorAll('label')].filter(
    ({ textContent }) => textContent.trim() === name,
  )
  const labelled = labels.map((label) =>
    label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector('input, select, textarea'),
  )
  const named = document.querySelectorAll(`[aria-label=${JSON.stringify(name)}]`)
  return [...new Set([...labelled, ...named])].filter((element) => element !== null)
}
