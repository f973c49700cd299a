import { useState } from 'react'
import { SENTENCES } from '#contract/sentences.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { Radio } from '#frontend/ui/form/radio.tsx'
import type { Difference, Side } from './conflict.ts'

type ConflictDialogProps = {
  differences: readonly Difference[]
  onChosen: (chosen: ReadonlyMap<string, Side>) => void
  onClosed: () => void
}

const { conflict: words } = forms

/** Somebody else saved first: both values of each field, and which one shall stand. */
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
      <p>{SENTENCES.propertyChanged}</p>
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

type ChoiceProps = { difference: Difference; side: Side; onChoose: (side: Side) => void }

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
