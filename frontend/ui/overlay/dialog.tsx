import { X } from 'lucide'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useDeferredValue,
  useId,
  useRef,
} from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  closeLabel: string
  /** Called once the dialog is closed and gone from sight; unmount it then. */
  onClosed: () => void
  /** While true, nothing the visitor does closes it. */
  isLocked?: boolean
  /** With room for two columns on wide screens. */
  isWide?: boolean
  footer?: ReactNode
  children: ReactNode
}

const CloseDialog = createContext<() => void>(() => undefined)

/** Closes the dialog around the component, with its animation. */
export function useCloseDialog(): () => void {
  return useContext(CloseDialog)
}

/**
 * Open as long as it is mounted: a sheet from the bottom on phones, centred from 896 px. Focus and Escape are the
 * browser's; Back closes it too.
 */
export function Dialog({
  title,
  closeLabel,
  onClosed,
  isLocked = false,
  isWide = false,
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => ref.current?.close()

  useModal(ref, () => !isLocked && close())

  function keepWhenLocked(event: SyntheticEvent) {
    if (isLocked) event.preventDefault()
  }

  /** Ignores the second click of a double click that opened the dialog. */
  function closeOnScrim({ target, detail }: MouseEvent) {
    if (target === ref.current && detail < 2 && !isLocked) close()
  }

  return (
    // The scrim is a part of the dialog element; keyboards close it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={keepWhenLocked}
      onClick={closeOnScrim}
      onClose={() => void afterClosing(ref.current).then(onClosed)}
      className={classNames(
        'rising-dialog mx-auto mt-auto mb-0 max-h-[calc(100dvh-24px)] w-full scroll-pt-18 short:scroll-pt-0 overflow-y-auto overscroll-contain rounded-t-sheet bg-lime-50 md:mb-auto md:rounded-court md:roof',
        isWide ? 'md:w-225' : 'md:w-140',
        // What gets the focus is scrolled clear of head and footer, which do not stay where they would fill half of the screen.
        footer !== undefined && 'scroll-pb-34 short:scroll-pb-0',
      )}
    >
      <CloseDialog value={close}>
        <DialogHead titleId={titleId} {...{ title, closeLabel, isLocked }} />
        <div className="px-5 pb-5 md:px-8 md:pb-7">{children}</div>
        {footer && (
          <footer className="sticky bottom-0 short:static flex gap-2.5 border-t border-mist-200 bg-lime-0 px-5 pt-3 pb-4 md:px-8 md:py-4">
            {footer}
          </footer>
        )}
      </CloseDialog>
    </dialog>
  )
}

/** The content of a tall dialog: drawn in a task after the one that opens the dialog, so that the tap does not wait for it. */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <div className="h-dvh" />
}

type DialogHeadProps = Required<Pick<DialogProps, 'title' | 'closeLabel' | 'isLocked'>> & { titleId: string }

function DialogHead({ title, titleId, closeLabel, isLocked }: DialogHeadProps) {
  return (
    <header className="sticky top-0 short:static z-1 flex items-start justify-between gap-3 bg-lime-50 pt-3 pr-3 pb-2 pl-5 md:pt-6 md:pr-5 md:pb-3 md:pl-8">
      <h2 id={titleId} className="pt-1.5 text-[1.5rem]">
        {title}
      </h2>
      <IconButton label={closeLabel} icon={X} onClick={useCloseDialog()} disabled={isLocked} />
    </header>
  )
}

/** Waits until it has gone from sight, or something is pressed meanwhile: what opened it must be able to open it again. */
async function afterClosing(dialog: HTMLDialogElement | null): Promise<void> {
  const animations = dialog?.getAnimations?.() ?? []
  const isOver = new AbortController()
  const press = new Promise((resolve) => {
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, resolve, { capture: true, signal: isOver.signal })
  })
  await Promise.race([press, Promise.allSettled(animations.map(({ finished }) => finished))])
  isOver.abort()
}
