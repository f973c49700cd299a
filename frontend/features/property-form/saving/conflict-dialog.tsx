import { useState, type ComponentProps, type ReactNode } from 'react'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import type { FormDifference, Side } from './conflict.ts'

type ConflictDialogProps = {
  differences: readonly FormDifference[]
  onChosen: (chosen: ReadonlyMap<string, Side>) => void
  onClosed: () => void
}

const { conflict: words } = forms

/** Somebody else saved first: shows both values of each field to choose from. */
export function ConflictDialog({ differences, onChosen, onClosed }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ name, suggested }) => [name, suggested])),
  )
  const choose = (name: string, side: Side) => setChosen(new Map(chosen).set(name, side))
  return (
    <ConfirmDialog
      title={words.title}
      closeLabel={words.back}
      cancelLabel={words.back}
      confirmLabel={words.save}
      onConfirm={(close) => {
        onChosen(chosen)
        close()
      }}
      onClosed={onClosed}
    >
      <p>{SERVER_MESSAGES.propertyChanged}</p>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          side={chosen.get(difference.name) ?? 'mine'}
          onChoose={(side) => choose(difference.name, side)}
        />
      ))}
    </ConfirmDialog>
  )
}

type ChoiceProps = { difference: FormDifference; side: Side; onChoose: (side: Side) => void }

function Choice({ difference: { name, label, ...values }, side, onChoose }: ChoiceProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      {(['mine', 'theirs'] as const).map((option) => (
        <Radio key={option} name={name} checked={side === option} onChange={() => onChoose(option)}>
          <span className="grid min-w-0">
            <span className="text-micro text-ink-500">{words[option]}</span>
            <span className="line-clamp-4 break-words whitespace-pre-line">{values[option]}</span>
          </span>
        </Radio>
      ))}
    </fieldset>
  )
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }

/** A radio button in a frame; the whole frame can be pressed. */
function Radio({ children, ...input }: RadioProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 py-2 leading-snug has-checked:border-tea-700 has-checked:bg-tea-50">
      <input {...input} type="radio" className="mt-0.5 size-5 flex-none accent-tea-700" />
      {children}
    </label>
  )
}
