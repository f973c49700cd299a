import { showToast } from './toast.tsx'

type CopySayings = {
  copied: string
  /** For a browser that refuses: the text stands in it, to be copied by hand. */
  notCopied: (text: string) => string
}

/** Copies a text and says so; whether it was copied. */
export async function copyText(text: string, { copied, notCopied }: CopySayings): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', copied)
    return true
  } catch {
    showToast('info', notCopied(text))
    return false
  }
}
