import { type SubmitEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { storedText, storeText } from '#frontend/features/kept/stored-text.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'

const words = messages.sharedList

const NAME = 'aangan:name'

export const inputLook =
  'min-h-11 min-w-0 flex-1 rounded-sill border-[1.5px] border-mist-300 bg-lime-0 px-3 text-base'

export type WithName = (act: (name: string) => void, pressed: HTMLElement | null) => void

type Wish = { act: (name: string) => void; pressed: HTMLElement | null }

/** The name of whoever votes on this device. All that is done without one waits for it, and is done in its order once it is given. */
export function useVisitorName() {
  const [name, setName] = useState(() => storedText(NAME) ?? '')
  const [wishes, setWishes] = useState<readonly Wish[]>([])

  function onName(typed: string) {
    storeText(NAME, typed)
    setName(typed)
    if (typed === '') return
    setWishes([])
    for (const { act } of wishes) act(typed)
    wishes.at(-1)?.pressed?.focus()
  }

  const withName: WithName = (act, pressed) => {
    if (name !== '') return act(name)
    // What is done twice at one place is done once, as it was done last.
    setWishes([...wishes.filter((wish) => wish.pressed !== pressed), { act, pressed }])
    document.querySelector<HTMLElement>(`#${NAME_FIELD}`)?.focus()
  }
  return { name, isAsked: wishes.length > 0, onName, withName }
}

const NAME_FIELD = 'list-name'
const NAMED =
  'rounded-court border border-l-4 border-mist-200 border-l-brass-500 bg-lime-0 px-4 py-1.5 print:hidden'

type NameFieldProps = {
  name: string
  /** Whether something was done that needs it. */
  isAsked: boolean
  onName: (name: string) => void
}

/** Asked once for all votes and comments of this device. */
export function NameField({ name, isAsked, onName }: NameFieldProps) {
  const [typed, setTyped] = useState('')
  if (name !== '')
    return (
      <p className={`${NAMED} flex flex-wrap items-center gap-x-3`}>
        {words.youAre(name)}
        <button type="button" className="min-h-11 underline" onClick={() => onName('')}>
          {words.otherName}
        </button>
      </p>
    )
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed.trim() !== '') onName(typed.trim())
  }
  return (
    <form onSubmit={submit} className={`${NAMED} grid grid-cols-1 gap-1 pb-3`}>
      <label htmlFor={NAME_FIELD}>{words.name}</label>
      <span className="flex max-w-105 flex-wrap gap-2">
        <input
          id={NAME_FIELD}
          aria-describedby="list-name-why"
          className={inputLook}
          maxLength={LIMITS.listNameLetters}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small">
          {words.goOn}
        </Button>
      </span>
      <p id="list-name-why" className={isAsked ? 'font-semibold' : 'text-small text-ink-500'}>
        {words.nameWhy}
      </p>
    </form>
  )
}
