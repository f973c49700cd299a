import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { showLabel: string; hideLabel: string }

export function PasswordField({
  showLabel,
  hideLabel,
  label,
  hint,
  error,
  note,
  errorId,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, hint, error, note, errorId, className }}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlLook, 'pr-13')}
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? EyeOff : Eye}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0.5 right-0.5 hover:bg-mist-100"
          />
        </span>
      )}
    </Field>
  )
}
