import { Heart } from 'lucide'
import { useEffect } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, type ButtonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { KeepHeart } from './keep-heart.tsx'
import { useKept } from './kept.ts'
import { noteSeen } from './seen-listings.ts'
import { pressHeart } from './press-heart.ts'

const words = messages.kept

type KeepButtonProps = { property: Property; look: ButtonLook; size?: 'small'; className?: string }

/** Keeps the listing that is open on this device, or lets it go; without an account and without a call. It is seen from now on. */
export function KeepButton({ property, ...look }: KeepButtonProps) {
  const isKept = useKept().some((one) => one.id === property._id)
  useSeen(property)

  return (
    <Button {...look} aria-pressed={isKept} onClick={() => pressHeart(property)}>
      <Icon of={Heart} className={classNames(isKept && 'fill-oxide-700 text-oxide-700')} />
      {isKept ? words.isKept : words.keep}
    </Button>
  )
}

/** The same on the picture, where no card stands beside it. */
export function KeepHere({ property }: { property: Property }) {
  useSeen(property)
  return <KeepHeart property={property} />
}

function useSeen({ _id: id }: Property) {
  useEffect(() => noteSeen(id), [id])
}
