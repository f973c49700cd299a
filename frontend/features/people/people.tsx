import type { ReactNode } from 'react'
import type { People as Reply, Person as Shown } from '#contract/accounts/people.ts'
import { PATHS } from '#contract/paths.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Person } from './person.tsx'

const words = messages.people

/** Cards beside each other. */
export function People({ meanwhile = null }: { meanwhile?: ReactNode }) {
  const { fetched } = useReply<Reply>(PATHS.people)
  if (fetched.status === 'loading') return meanwhile
  const people: readonly Shown[] = fetched.status === 'ready' ? fetched.body.people : []
  if (people.length === 0) return null
  return (
    <section className="grid gap-5">
      <h2>{words.title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-x-8 gap-y-5">
        {people.map((person) => (
          <li key={`${person.name} ${person.photo}`} className="border-t-[3px] border-band pt-3.5">
            <Person person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}
