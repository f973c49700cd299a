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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A value as it may stand inside a script element, whatever its texts hold. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
