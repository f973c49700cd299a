import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'
import type { OrnamentName } from './ornament-drawings.tsx'

type EmptyStateProps = {
  ornament: OrnamentName
  title: string
  sentences: readonly string[]
  /** There is nothing else on the screen, so this is its main heading. */
  isScreen?: boolean
  children?: ReactNode
}

export function EmptyState({ ornament, title, sentences, isScreen = false, children }: EmptyStateProps) {
  return (
    <div className="box grid grid-cols-1 justify-items-center gap-3 px-4 pt-10 pb-12 text-center">
      <Ornament of={ornament} className="mb-1.5 w-36 text-oxide-500 [--leaf:var(--color-tea-700)]" />
      {isScreen ? <h1 className="!text-h2">{title}</h1> : <h2>{title}</h2>}
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-[46ch] text-ink-700">
          {sentence}
        </p>
      ))}
      {children}
    </div>
  )
}
