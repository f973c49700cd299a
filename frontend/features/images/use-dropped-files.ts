import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped or pasted anywhere on the page: the browser would open a picture dropped beside its
 * target in place of the form. True while files are dragged over the page. With undefined, files are neither taken nor
 * opened.
 */
export function useDroppedFiles(onFiles: ((files: Iterable<File>) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false)

  const hover = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none'
    setIsOver(onFiles !== undefined)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    onFiles?.([...event.dataTransfer.files])
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (!onFiles || pictures.length === 0) return
    event.preventDefault()
    onFiles(pictures)
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    window.addEventListener('dragover', hover, options)
    window.addEventListener('dragleave', leave, options)
    window.addEventListener('drop', drop, options)
    window.addEventListener('paste', paste, options)
    return () => listening.abort()
  }, [])

  return isOver
}
