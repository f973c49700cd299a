import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  error?: string
  /** Shown beside the label, such as 'optional'. */
  note?: string
  /** Marks the label with a star: the field is required. */
  isMarked?: boolean
  isLabelHidden?: boolean
  /** The id of an error that stands elsewhere, such as above the form. */
  errorId?: string
  className?: string
}

/** Separates the props of a field's frame (label, hint, error) from those of its control. */
export function frameAndControl<Props extends FieldFrame>(props: Props) {
  const { label, hint, error, note, isMarked, isLabelHidden, errorId, className, ...control } = props
  return { frame: { label, hint, error, note, isMarked, isLabelHidden, errorId, className }, control }
}

/** What a control must carry so that label, hint and error are read out with it. */
type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldFrame & { children: (control: ControlProps) => ReactNode }

/** Label above, control, error or hint below: wired once, here. */
export function Field({
  label,
  hint,
  error,
  note,
  isMarked,
  isLabelHidden,
  errorId,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = Boolean(error || hint)
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        className={classNames(
          isLabelHidden ? 'sr-only' : 'text-small leading-snug font-semibold',
          isMarked && 'required-mark',
        )}
      >
        {label}
        {note && <span className="font-text text-ink-500"> {note}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error || errorId ? true : undefined,
        'aria-describedby': classNames(errorId, hasMessage && messageId) || undefined,
      })}
      {error && <FieldError id={messageId}>{error}</FieldError>}
      {hint && !error && (
        <p id={messageId} className="text-micro leading-snug text-ink-500">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small leading-snug font-medium text-crimson-700">
      <Icon of={CircleAlert} size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}

/** The look of a control; 17 px text, because phones zoom into fields with text below 16 px. */
export const controlLook =
  'w-full min-w-0 min-h-12 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3.5 py-2.5 text-body leading-snug field-states'
