import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { useKept } from './kept.ts'

/** 'Kept (3)', once something is kept. */
export function KeptLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { length } = useKept()
  if (length === 0) return null
  return (
    <Link to="/kept" className={className} onClick={onClick}>
      {messages.kept.link(length)}
    </Link>
  )
}
