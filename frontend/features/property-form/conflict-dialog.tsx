import { useState } from 'react'
import { SENTENCES } from '#contract/sentences.ts'
import { forms } from '#frontend/messages/panel-forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/dialog.tsx'
import { Radio } from '#frontend/ui/radio.tsx'
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
    <Dialog
      title={words.title}
      closeLabel={words.back}
      onClosed={onClosed}
      footer={<Buttons onSave={() => onChosen(chosen)} />}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{SENTENCES.propertyChanged}</p>
        {differences.map((difference) => (
          <Choice
            key={difference.name}
            difference={difference}
            side={chosen.get(difference.name) ?? 'mine'}
            onChoose={(side) => choose(difference.name, side)}
          />
        ))}
      </div>
    </Dialog>
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

function Buttons({ onSave }: { onSave: () => void }) {
  const close = useCloseDialog()
  return (
    <>
      <Button look="secondary" className="flex-1" onClick={close}>
        {words.back}
      </Button>
      <Button
        className="flex-1"
        onClick={() => {
          onSave()
          close()
        }}
      >
        {words.save}
      </Button>
    </>
  )
}
