import type { ReactNode } from 'react'
import type { Person as Shown } from '#contract/accounts/people.ts'
import { calledIn } from '#contract/languages/field-in.ts'
import { langOf } from '#contract/languages/languages.ts'
import { pictureAddress } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.people

/** 'English, Bengali and Hindi'. */
function inWords(languages: Shown['languages']): string {
  const names = languages.map((language) => words.languages[language])
  const last = names.at(-1) ?? ''
  return names.length > 1 ? words.and(names.slice(0, -1).join(', '), last) : last
}

/** Somebody of the firm: photo or initial, name, the languages spoken and when to reach them. */
export function Person({ person }: { person: Shown }) {
  const { photo, languages, hours } = person
  const name = calledIn(import.meta.env.LANGUAGE, person)
  return (
    <div className={PERSON}>
      {photo ? (
        <Photo src={pictureAddress(photo)} />
      ) : (
        <Initial>{Array.from(name)[0]?.toUpperCase()}</Initial>
      )}
      <div className="min-w-0">
        <p lang={name === person.name ? langOf(name) : import.meta.env.LANGUAGE} className={NAME}>
          {name}
        </p>
        {languages.length > 0 && (
          <p className="text-small text-ink-700">{words.speaks(inWords(languages))}</p>
        )}
        {hours && (
          <p className="text-small text-ink-700">
            {words.hours(words.days[hours.days], words.clock(hours.from), words.clock(hours.to))}
          </p>
        )}
      </div>
    </div>
  )
}

const PERSON = 'grid grid-cols-[56px_minmax(0,1fr)] items-start gap-3.5 leading-snug'
const NAME = 'font-semibold wrap-anywhere'

const Photo = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={56}
    height={56}
    loading="lazy"
    className="size-14 rounded-round bg-mist-100 object-cover"
  />
)

const Initial = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="grid size-14 place-items-center rounded-round bg-oxide-700 pt-0.5 font-display text-[1.375rem] leading-none font-semibold text-paste"
  >
    {children}
  </span>
)

/** Who looks after a listing, at the foot of its contact card. */
export const ListingPerson = ({ person }: { person: Shown }) => (
  <LooksAfter>
    <Person person={person} />
  </LooksAfter>
)

/** The same as the Worker writes it, which knows no languages and hours, and keeps their room. */
export const PersonTemplate = () => (
  <>
    {'[[person]]'}
    <LooksAfter>
      <div className={PERSON}>
        {'[[personPhoto]]'}
        <Photo src="__personPhoto__" />
        {'[[/personPhoto]][[personInitial]]'}
        <Initial>__personInitial__</Initial>
        {'[[/personInitial]]'}
        <p lang="__personLang__" className={NAME}>
          __personName__
        </p>
      </div>
    </LooksAfter>
    {'[[/person]]'}
  </>
)

const LooksAfter = ({ children }: { children: ReactNode }) => (
  <section className="person-room grid content-start gap-2 border-t border-mist-200 pt-3.5">
    <h2 className="font-sans text-small font-semibold text-ink-700">{words.looksAfter}</h2>
    {children}
  </section>
)
