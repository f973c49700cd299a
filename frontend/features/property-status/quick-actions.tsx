import { CircleCheck, Copy, ExternalLink, Handshake, IndianRupee, KeyRound, Pencil, Share2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { Right } from '#contract/accounts/roles.ts'
import type { Answer } from '#contract/confirmations.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { duplicateOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { BeforePublic } from './before-public.tsx'
import { answersFor } from './status-changes.ts'
import { PriceDialog } from './price-dialog.tsx'
import { sayOf, share } from './quick-changes.ts'

const { quick: words } = panelProperties

const ANSWER_ICONS = { available: CircleCheck, sold: Handshake, rented: KeyRound } as const
/** A listing that can be sold and rented answers to X with the first. */
const SHORTCUTS = { available: 'S', sold: 'X', rented: 'X' } as const
const LOOK = {
  look: 'secondary',
  size: 'small',
  className: 'max-sm:flex-col max-sm:!gap-0.5 max-sm:!px-1 max-sm:!text-micro',
} as const

/** The same for the menu of a row, without the links that it has itself. */
export function quickItemsOf(property: Property, onPrice: (property: Property) => void) {
  return [
    ...answersFor(property).map((answer) => ({
      icon: ANSWER_ICONS[answer],
      label: words.answers[answer],
      hint: words.hints[answer],
      shortcut: SHORTCUTS[answer],
      onClick: () => void sayOf(property, answer),
    })),
    {
      icon: IndianRupee,
      label: words.price,
      hint: words.hints.price(shortPriceOf(property)),
      shortcut: 'P',
      onClick: () => onPrice(property),
    },
    ...(property.status === 'pending'
      ? []
      : [
          {
            icon: Share2,
            label: words.share,
            hint: words.hints.share,
            shortcut: 'W',
            onClick: () => void share(property),
          },
        ]),
  ]
}

type QuickActionsProps = { property: Property; access: readonly Right[]; children?: ReactNode }

/** What is done with a listing most often, each one tap away; `children` come before them. */
export function QuickActions({ property, access, children }: QuickActionsProps) {
  const [saying, setSaying] = useState<Answer>()
  const [isPricing, setIsPricing] = useState(false)
  const { _id: id, status } = property
  const mayEdit = access.includes('edit')
  const isPublic = status !== 'pending'

  async function say(answer: Answer) {
    setSaying(answer)
    await sayOf(property, answer)
    setSaying(undefined)
  }

  return (
    <section aria-label={words.bar} className="grid gap-2">
      {!isPublic && access.includes('administer') && <BeforePublic property={property} />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(4rem,20%)),1fr))] auto-rows-fr gap-2 sm:flex sm:flex-wrap">
        {children}
        {mayEdit &&
          answersFor(property).map((answer) => (
            <Button
              key={answer}
              {...LOOK}
              look={answer === 'available' ? 'primary' : 'secondary'}
              isHeld={saying !== undefined}
              onClick={() => void say(answer)}
            >
              <Icon of={ANSWER_ICONS[answer]} />
              {words.answers[answer]}
            </Button>
          ))}
        {mayEdit && (
          <>
            <Button {...LOOK} onClick={() => setIsPricing(true)}>
              <Icon of={IndianRupee} />
              {words.price}
            </Button>
            <Link to={duplicateOf(id)} className={buttonLook(LOOK)}>
              <Icon of={Copy} />
              {words.duplicate}
            </Link>
          </>
        )}
        {isPublic && (
          <>
            <Button {...LOOK} onClick={() => void share(property)}>
              <Icon of={Share2} />
              {words.share}
            </Button>
            <a href={href(PATHS.viewPage, { id })} {...NEW_TAB} className={buttonLook(LOOK)}>
              <Icon of={ExternalLink} />
              {words.publicPage}
            </a>
          </>
        )}
        {mayEdit && (
          <Link to={href(PANEL.editProperty, { id })} className={buttonLook(LOOK)}>
            <Icon of={Pencil} />
            {words.change}
          </Link>
        )}
      </div>
      {mayEdit && !isPublic && !access.includes('administer') && (
        <p className="text-small leading-snug text-ink-700">{words.approveByAdmins}</p>
      )}
      {isPricing && <PriceDialog id={id} onClosed={() => setIsPricing(false)} />}
    </section>
  )
}
