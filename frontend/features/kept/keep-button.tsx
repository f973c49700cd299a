import { Heart } from 'lucide'
import { useEffect } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, type ButtonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { KeepHeart } from './keep-heart.tsx'
import { toggleKept, useKept } from './kept.ts'
import { noteSeen } from './looked.ts'

const words = messages.kept

type KeepButtonProps = { property: Property; look: ButtonLook; size?: 'small'; className?: string }

/** Keeps the listing that is open on this device, or lets it go; without an account and without a call. It is seen from now on. */
export function KeepButton({ property, ...look }: KeepButtonProps) {
  const isKept = useKept().some((one) => one.id === property._id)
  useSeen(property)

  function press() {
    if (!toggleKept(property)) showToast('info', words.full)
  }

  return (
    <Button {...look} aria-pressed={isKept} onClick={press}>
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
