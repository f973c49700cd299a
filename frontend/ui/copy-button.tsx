import { type ComponentProps, useState } from 'react'
import { Button } from '#frontend/ui/button.tsx'
import { copies, type CopySayings } from '#frontend/ui/overlay/copy-text.ts'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'children'> &
  CopySayings & { text: string }

/** Copies a text and says so beside it: what stands in the corner is dimmed by the scrim of a dialog. */
export function CopyButton({ text, copied, notCopied, ...button }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()

  async function copy() {
    setSaid((await copies(text)) ? copied : notCopied(text))
  }

  return (
    <>
      <Button {...button} onClick={() => void copy()} />
      <output className="self-center text-small wrap-anywhere text-ink-700">{said}</output>
    </>
  )
}
