import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({
  label,
  hint,
  error,
  note,
  isMarked,
  isLabelHidden,
  errorId,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, isMarked, isLabelHidden, errorId, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  )
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea({
  label,
  hint,
  error,
  note,
  isMarked,
  isLabelHidden,
  errorId,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, note, isMarked, isLabelHidden, errorId, className }}>
      {(control) => (
        <textarea {...textarea} {...control} className={classNames(controlLook, 'min-h-28 resize-y')} />
      )}
    </Field>
  )
}
