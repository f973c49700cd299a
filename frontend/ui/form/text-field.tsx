import type { ComponentProps } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field, type FieldFrame, frameAndControl } from './field.tsx'

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField(props: TextFieldProps) {
  const { frame, control: input } = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  )
}

type TextAreaProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
    /** Its height, where it is another than that of a long text. */
    heightLook?: string
  }

export function TextArea({ heightLook = 'min-h-28 resize-y', ...props }: TextAreaProps) {
  const { frame, control: textarea } = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => <textarea {...textarea} {...control} className={classNames(controlLook, heightLook)} />}
    </Field>
  )
}
