import { Heart } from 'lucide'
import { useEffect } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, type ButtonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { toggleKept, useKept } from './kept.ts'
import { noteSeen } from './looked.ts'

const words = messages.kept

type KeepButtonProps = {
  property: Property
  look: ButtonLook
  size?: 'small'
  className?: string
  isIcon?: boolean
}

/** Keeps the listing that is open on this device, or lets it go; without an account and without a call. It is seen from now on. */
export function KeepButton({ property, isIcon = false, ...look }: KeepButtonProps) {
  const isKept = useKept().some((one) => one.id === property._id)
  const { _id: id } = property
  useEffect(() => noteSeen(id), [id])

  function press() {
    if (!toggleKept(property)) showToast('info', words.full)
  }

  return (
    <Button
      {...look}
      aria-pressed={isKept}
      aria-label={isIcon ? words.keepThis(titleOf(property)) : undefined}
      onClick={press}
    >
      <Icon of={Heart} className={classNames(isKept && 'fill-oxide-700 text-oxide-700')} />
      {isIcon ? undefined : isKept ? words.isKept : words.keep}
    </Button>
  )
}

/** The same in the bar along the bottom edge of phones. */
export const KeepHere = ({ property }: { property: Property }) => (
  <KeepButton property={property} isIcon look="secondary" className="w-11 flex-none !px-0" />
)
