import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelCsv.import.steps
export const STEPS = ['file', 'columns', 'look'] as const
export type Step = (typeof STEPS)[number]

/** Where an import is: the file, its columns, and the look at what becomes of it; earlier and later steps can be pressed. */
export function Steps({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const here = STEPS.indexOf(step)
  return (
    <ol aria-label={words.label} className="flex text-base leading-tight">
      {STEPS.map((name, at) => (
        <li
          key={name}
          className={classNames(
            'flex border-b-3 sm:flex-1',
            at < here && 'border-tea-700',
            at === here && 'flex-1 border-brass-500',
            at > here && 'border-mist-200',
          )}
        >
          <button
            type="button"
            aria-current={at === here ? 'step' : undefined}
            onClick={() => onStep(name)}
            className="flex min-h-12 items-center gap-2.5 pr-3 text-left font-semibold"
          >
            <b
              aria-hidden
              className={classNames(
                'grid size-7 flex-none place-items-center rounded-full border-[1.5px] tabular',
                at < here ? 'border-tea-700 bg-tea-700 text-white' : 'border-ink-700',
              )}
            >
              {at < here ? <Icon of={Check} size={16} /> : at + 1}
            </b>
            <span className={at === here ? undefined : 'max-sm:sr-only'}>{words[name]}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The bar at the foot of a step: where it stands, and the way on. */
export function StepBar({ said, children }: { said: ReactNode; children: ReactNode }) {
  useRootMark('data-has-save-bar')
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-20 short:static -mx-(--gutter) -mb-28 flex flex-wrap items-center gap-2.5 border-t border-mist-200 bg-lime-0 px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:-mb-14"
    >
      <div aria-live="polite" className="mr-auto leading-snug max-sm:basis-full max-sm:text-small">
        {said}
      </div>
      {children}
    </div>
  )
}
