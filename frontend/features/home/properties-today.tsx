import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { useHome } from './use-home.ts'

/** How many listings the search goes through. */
export function PropertiesToday() {
  const { home } = useHome()
  if (!home || home.total === 0) return null
  return <p className="font-semibold text-white">{messages.home.today(groupDigits(String(home.total)))}</p>
}
