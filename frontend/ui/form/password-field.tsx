import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field, type FieldFrame, frameAndControl } from './field.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { frame, control: input } = frameAndControl(props)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...frame}>
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
