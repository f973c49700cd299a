import { Heart } from 'lucide'
import { NavLink } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { useKept } from './kept.ts'
import { useListsHere } from './shared-lists-here.ts'

export type KeptLinkProps = {
  className: string
  /** A heart with the number, where words have no room. */
  isSmall?: boolean
  onClick?: () => void
}

/** 'Kept (3)', once something is kept; without a number where there is only the way back to a shared list. */
export function KeptLink({ className, isSmall = false, onClick }: KeptLinkProps) {
  const { length } = useKept()
  const lists = useListsHere()
  if (length === 0 && lists.length === 0) return null
  const words = length === 0 ? messages.kept.title : messages.kept.link(length)
  return (
    <NavLink to="/kept" className={className} onClick={onClick} aria-label={isSmall ? words : undefined}>
      {isSmall ? (
        <>
          <Icon of={Heart} className={length > 0 ? 'fill-oxide-700 text-oxide-700' : undefined} />
          {length > 0 && messages.words.amount(String(length))}
        </>
      ) : (
        words
      )}
    </NavLink>
  )
}
