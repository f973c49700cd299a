import { Bell } from 'lucide'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** Leads to the form that asks for mails about a search, which comes when it is near: its field is focused once it is there. */
export function AlertLink({ to }: { to: string }) {
  function go() {
    const place = document.getElementById(to)
    place?.scrollIntoView({ block: 'center' })
    if (!place || isFocused(place)) return
    const comes = new MutationObserver(() => isFocused(place) && comes.disconnect())
    comes.observe(place, { childList: true, subtree: true })
  }
  return (
    <button
      type="button"
      onClick={go}
      className="ml-auto inline-flex min-h-11 items-center gap-2 font-medium text-tea-700 underline underline-offset-4"
    >
      <Icon of={Bell} />
      {messages.alerts.title}
    </button>
  )
}

function isFocused(place: HTMLElement): boolean {
  const field = place.querySelector<HTMLElement>('input[type=email]')
  field?.focus({ preventScroll: true })
  return field !== null
}
