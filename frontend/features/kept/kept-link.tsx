import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { useKept } from './kept.ts'
import { useListsHere } from './shared-lists-here.ts'

/** 'Kept (3)', once something is kept; without a number where there is only the way back to a shared list. */
export function KeptLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { length } = useKept()
  const lists = useListsHere()
  if (length === 0 && lists.length === 0) return null
  return (
    <Link to="/kept" className={className} onClick={onClick}>
      {length === 0 ? messages.kept.title : messages.kept.link(length)}
    </Link>
  )
}
