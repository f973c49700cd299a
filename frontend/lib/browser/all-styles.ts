import { loadSheet } from './load-part.ts'

let loading: Promise<void> | undefined

/**
 * Resolves once the styles of every public page are there. A page's file brings those it shows at first; what comes on
 * demand, other pages among it, waits for the rest. When they do not come, it shows itself as it can.
 */
export function allStyles(): Promise<void> {
  return (loading ??= load())
}

/** Whether the document came with the styles of a route. */
export const hasStylesOf = (route: string) => own()?.dataset['route'] === route

const own = () => document.querySelector<HTMLStyleElement>('style[data-route]')

/** The file of those styles; undefined where the document has them all. */
export const allStylesHref = () => (hasStylesOf('*') ? undefined : own()?.dataset['allStyles'])

async function load(): Promise<void> {
  const href = allStylesHref()
  if (href) await loadSheet(href).catch(() => undefined)
}
