/** A honeypot: people cannot reach the field, so whatever fills it in is a program. */
export function ForMachines({ label }: { label: string }) {
  return (
    <div className="sr-only" inert aria-hidden>
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
