import type { ReactNode } from 'react'
import type { People as Reply, Person as Shown } from '#contract/accounts/people.ts'
import { PATHS } from '#contract/paths.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Person } from './person.tsx'

const words = messages.people

/** Cards beside each other, or one person at the foot of a listing's contact card. */
export function People({ listing, meanwhile = null }: { listing?: string; meanwhile?: ReactNode }) {
  const { fetched } = useReply<Reply>(
    listing === undefined ? PATHS.people : `${PATHS.people}?listing=${listing}`,
  )
  if (fetched.status === 'loading') return meanwhile
  const people: readonly Shown[] = fetched.status === 'ready' ? fetched.body.people : []
  if (people.length === 0) return null
  const isOne = listing !== undefined
  return (
    <section className={classNames('grid', isOne ? 'gap-2 border-t border-mist-200 pt-3.5' : 'gap-5')}>
      {isOne ? (
        <h2 className="font-sans text-small font-semibold text-ink-700">{words.looksAfter}</h2>
      ) : (
        <h2>{words.title}</h2>
      )}
      <ul
        className={
          isOne ? 'grid' : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-x-8 gap-y-5'
        }
      >
        {people.map((person) => (
          <li
            key={`${person.name} ${person.photo}`}
            className={isOne ? '' : 'border-t-[3px] border-band pt-3.5'}
          >
            <Person person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}
