import type { ZodType } from 'zod'

/* Texts that this device keeps; with storage switched off nothing is kept and nothing fails. */

export function textOnDevice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Whether it is kept; an empty text is forgotten. */
export function keepOnDevice(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    // with storage switched off it lasts as long as the page
    return false
  }
}

/** What a kept text says in JSON; undefined where it is none, or not as this version writes it. */
export function keptValue<Value>(text: string, schema: Pick<ZodType<Value>, 'safeParse'>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
