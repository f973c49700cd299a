import type { ReactNode } from 'react'
import { langOf } from '#contract/languages/languages.ts'

type ListingTitleProps = {
  title: string
  /** In a row that is called by something else, such as a person: not as strong as that. */
  isBeside?: boolean
  className?: string
  /** The title with marks in it. */
  children?: ReactNode
}

/** A listing's title in the panel, in the language in which it was typed, of one strength whatever its script. */
export function ListingTitle({
  title,
  isBeside = false,
  className = '',
  children = title,
}: ListingTitleProps) {
  return (
    <span lang={langOf(title)} className={`listing-title ${isBeside ? 'is-beside' : ''} ${className}`}>
      {children}
    </span>
  )
}
