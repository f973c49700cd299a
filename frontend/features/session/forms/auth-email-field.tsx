import { accounts } from '#frontend/messages/accounts.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'

type AuthEmailFieldProps = { value: string; onChange: (email: string) => void; errorId?: string }

/** The email address of an account. */
export function AuthEmailField({ value, onChange, errorId }: AuthEmailFieldProps) {
  return (
    <TextField
      label={accounts.login.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      errorId={errorId}
    />
  )
}
