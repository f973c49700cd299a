import { escapeHtml } from './escape.ts'

/** What a template's __words__ and [[sections]] stand for. A section is left out, kept, or written once for each of several. */
export type Values = { [name: string]: string | boolean | readonly Values[] | undefined }

const PARTS = /\[\[(\w+)\]\]([^]*?)\[\[\/\1\]\]|__([a-zA-Z]+?)__/g

/** Fills a template once: what is put in is escaped, and never read as template again. */
export function fill(template: string, values: Values): string {
  return template.replace(PARTS, (_, section: string | undefined, inner: string, word: string) => {
    const value = values[section ?? word]
    if (section === undefined) return typeof value === 'string' ? escapeHtml(value) : ''
    if (Array.isArray(value)) return value.map((own: Values) => fill(inner, { ...values, ...own })).join('')
    return value ? fill(inner, values) : ''
  })
}
