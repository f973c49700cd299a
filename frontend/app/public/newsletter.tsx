import { type FormEvent, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

const newsletter = messages.newsletter

/** The box the specification asks for: it sends nothing and says so, and before its code is there does nothing at all. */
export function Newsletter() {
  const [isAsked, setIsAsked] = useState(false)

  function answer(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
  }

  return (
    <form onSubmit={answer} method="dialog" noValidate className="col-span-full md:col-span-1">
      <h2 className="mb-2.5 text-[1.1875rem]">{newsletter.title}</h2>
      <div className="flex gap-2">
        <TextField
          label={newsletter.label}
          isLabelHidden
          type="email"
          name="email"
          autoComplete="email"
          placeholder={newsletter.placeholder}
          className="flex-1 text-ink-900"
        />
        <Button type="submit" look="floor">
          {newsletter.join}
        </Button>
      </div>
      <output className="mt-2.5 block text-small leading-snug">{isAsked && newsletter.notYet}</output>
    </form>
  )
}
