import { showToast } from './toast.tsx'

export type CopySayings = {
  copied: string
  /** For a browser that refuses: the text, or where it stands, to be copied by hand. */
  notCopied: (text: string) => string
}

/** Copies a text and says so in the corner; whether it was copied. */
export async function copyText(text: string, { copied, notCopied }: CopySayings): Promise<boolean> {
  const isCopied = await copies(text)
  if (isCopied) showToast('success', copied)
  else showToast('info', notCopied(text))
  return isCopied
}

/** Copies a text, unless the browser refuses. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
