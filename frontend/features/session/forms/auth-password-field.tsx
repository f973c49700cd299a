import type { ComponentProps } from 'react'
import { accounts } from '#frontend/messages/accounts.ts'
import { PasswordField } from '#frontend/ui/form/password-field.tsx'

type AuthPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>

export function AuthPasswordField(props: AuthPasswordFieldProps) {
  return (
    <PasswordField
      required
      {...props}
      showLabel={accounts.password.show}
      hideLabel={accounts.password.hide}
    />
  )
}
