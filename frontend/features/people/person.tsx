import type { Person as Shown } from '#contract/accounts/people.ts'
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
export function Person({ person: { name, photo, languages, hours } }: { person: Shown }) {
  return (
    <div className="grid grid-cols-[56px_minmax(0,1fr)] items-start gap-3.5 leading-snug">
      {photo ? (
        <img
          src={pictureAddress(photo)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 rounded-round bg-mist-100 object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-round bg-oxide-700 pt-0.5 font-display text-[1.375rem] leading-none font-semibold text-paste"
        >
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
      <div className="min-w-0">
        <p lang={langOf(name)} className="font-semibold wrap-anywhere">
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
