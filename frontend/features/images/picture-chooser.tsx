import { Camera as CameraIcon, ImagePlus } from 'lucide'
import { type ChangeEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

type PictureChooserProps = {
  ref: Ref<HTMLInputElement>
  errorId: string | undefined
  isDisabled: boolean
  onChosen: (files: Iterable<File>) => void
}

/** Takes pictures from the device: picked, dropped, pasted, and on phones also from the camera. */
export function PictureChooser({ ref, errorId, isDisabled, onChosen }: PictureChooserProps) {
  const hintId = useId()
  const isOver = useDroppedFiles(isDisabled ? undefined : onChosen)

  /** Empties the input, so that the same file can be chosen again. */
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onChosen([...(target.files ?? [])])
    target.value = ''
  }

  return (
    <div className="grid gap-2">
      <input
        ref={ref}
        id="pictures"
        type="file"
        accept="image/*"
        multiple
        disabled={isDisabled}
        aria-label={words.choose}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={classNames(errorId, hintId)}
        className="peer sr-only"
        onChange={take}
      />
      <label
        htmlFor="pictures"
        className={classNames(
          'grid min-h-34 cursor-pointer place-content-center justify-items-center gap-2 rounded-sill border-[1.5px] border-dashed px-4 py-4.5 text-center leading-snug text-ink-700',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-rain-700',
          'peer-aria-invalid:border-2 peer-aria-invalid:border-crimson-700',
          'peer-disabled:cursor-not-allowed peer-disabled:bg-mist-100 peer-disabled:text-ink-500',
          isOver ? 'border-tea-700 bg-tea-100' : 'border-mist-400 bg-lime-0 hover:border-ink-700',
        )}
      >
        <Icon of={ImagePlus} size={30} className="text-tea-700" />
        <span className="text-base font-semibold text-ink-900">{isOver ? words.drop : words.choose}</span>
        <span id={hintId} className="max-w-90 text-small">
          {words.chooseHint}
        </span>
      </label>
      <Camera isDisabled={isDisabled} onChange={take} />
    </div>
  )
}

type CameraProps = { isDisabled: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

function Camera({ isDisabled, onChange }: CameraProps) {
  const id = useId()
  return (
    <div className="hidden pointer-coarse:grid">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isDisabled}
        className="peer sr-only"
        onChange={onChange}
      />
      <label
        htmlFor={id}
        className={buttonLook({
          look: 'secondary',
          className:
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-rain-700 peer-disabled:cursor-not-allowed peer-disabled:border-mist-200 peer-disabled:text-ink-500',
        })}
      >
        <Icon of={CameraIcon} />
        {words.takePhoto}
      </label>
    </div>
  )
}

/**
 * Takes files that are dropped or pasted anywhere on the page: the browser would open a picture dropped beside its
 * target in place of the form. True while files are dragged over the page. With undefined, files are neither taken nor
 * opened.
 */
function useDroppedFiles(onFiles: ((files: Iterable<File>) => void) | undefined): boolean {
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
