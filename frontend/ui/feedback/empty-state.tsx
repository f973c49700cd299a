import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  sentences: readonly string[]
  /** There is nothing else on the screen, so this is its main heading. */
  isScreen?: boolean
  children?: ReactNode
}

export function EmptyState({ title, sentences, isScreen = false, children }: EmptyStateProps) {
  return (
    <div className="box grid grid-cols-1 justify-items-center gap-3 px-4 pt-10 pb-12 text-center">
      <span className="mb-1.5 w-36 text-oxide-500 opacity-85 alpona" aria-hidden />
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
