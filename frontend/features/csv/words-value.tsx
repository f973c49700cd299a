import { controlLook } from '#frontend/ui/form/field.tsx'

type WordsFieldProps = { label: string; value: string; onValue: (value: string) => void }

/** A word that counts once it is typed to its end. */
export function WordsField({ label, value, onValue }: WordsFieldProps) {
  const take = (typed: string) => {
    if (typed.trim() !== value) onValue(typed.trim())
  }
  return (
    <input
      aria-label={label}
      defaultValue={value}
      autoComplete="off"
      className={`${controlLook} !bg-lime-0`}
      onBlur={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
    />
  )
}
