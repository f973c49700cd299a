import { CircleCheck, Handshake, KeyRound, Undo2 } from 'lucide'
import { ANSWERS, type Answer, type ToConfirm } from '#contract/confirmations.ts'
import { href } from '#contract/paths.ts'
import { placeOf } from '#contract/properties/place.ts'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelConfirm as words } from '#frontend/messages/panel/confirm.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import type { GivenAnswer } from './use-confirmations.ts'

const ICONS = { available: CircleCheck, sold: Handshake, rented: KeyRound } as const

type ConfirmRowProps = {
  listing: ToConfirm
  answered: GivenAnswer | undefined
  isChosen: boolean
  onChoose: () => void
  onSay: (answer: Answer) => void
  onUndo: () => void
}

/** A listing with its three answers, each one tap; once answered, with Undo. */
export function ConfirmRow({ listing, answered, isChosen, onChoose, onSay, onUndo }: ConfirmRowProps) {
  const { property } = listing
  const { _id: id, title } = property
  const cover = useCover(property)
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 gap-3 box p-3 sm:p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid grid-cols-[auto_72px_minmax(0,1fr)] items-center gap-x-2.5 sm:gap-x-4">
        <Checkbox
          checked={isChosen}
          disabled={answered !== undefined}
          onChange={onChoose}
          className="w-9 justify-center"
        >
          <span className="sr-only">{words.choose(title)}</span>
        </Checkbox>
        <Picture {...cover} sizes="72px" className="aspect-4/3 w-full" />
        <div className="grid min-w-0 gap-0.5 leading-snug">
          <Link to={href(PANEL.property, { id })} className="hover:underline">
            <ListingTitle title={title} className="line-clamp-2 wrap-anywhere" />
          </Link>
          <span className="text-small wrap-anywhere text-ink-700">
            {[placeOf(property), shortPriceOf(property)].filter(Boolean).join(', ')}
          </span>
          <span className="text-micro wrap-anywhere text-ink-500">{standingOf(listing)}</span>
        </div>
      </div>
      {answered ? (
        <output className="flex min-h-11 items-center justify-between gap-3 rounded-sill bg-tea-50 py-0.5 pr-1 pl-3.5 lg:min-w-88">
          <span className="font-semibold text-tea-800">
            {answered.state === 'saving' ? words.saving : words.said[answered.answer]}
          </span>
          <Button
            look="quiet"
            size="small"
            isHeld={answered.state === 'saving'}
            aria-label={words.undoOf(title)}
            onClick={onUndo}
          >
            <Icon of={Undo2} />
            {words.undo}
          </Button>
        </output>
      ) : (
        <AnswerButtons
          nameOf={(answer) => words.answer[answer](title)}
          onSay={onSay}
          className="lg:min-w-88"
        />
      )}
    </article>
  )
}

function standingOf({ property, leavesAt, listedByName }: ToConfirm): string {
  const { confirmedAt, status } = property
  const last = confirmedAt ? words.last(dayOf(confirmedAt)) : words.never
  const leaving = status === 'unconfirmed' ? words.left : leavesAt && leavingOn(leavesAt)
  return [last, leaving, listedByName && words.listedBy(listedByName)].filter(Boolean).join(', ')
}

function leavingOn(leavesAt: string): string {
  return Date.parse(leavesAt) <= Date.now() ? words.leavesToday : words.leaves(dayOf(leavesAt))
}

type AnswerBarProps = { count: number; onSay: (answer: Answer) => void; onClear: () => void }

/** The same answers for all chosen listings, along the bottom edge in reach of the thumb. */
export function AnswerBar({ count, onSay, onClear }: AnswerBarProps) {
  useRootMark('data-has-bottom-bar')
  useRootMark('data-has-save-bar')
  return (
    <section
      aria-label={words.bar}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 short:static grid gap-2 border-t border-mist-200 bg-lime-0 px-(--gutter) pt-2 pb-[max(10px,env(safe-area-inset-bottom))] eave lg:sticky lg:inset-x-auto lg:bottom-4 lg:rounded-court lg:border lg:px-4 lg:py-2.5"
    >
      <div className="flex items-center justify-between gap-2">
        <output className="font-semibold tabular">{words.chosen(count)}</output>
        <Button look="quiet" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <AnswerButtons onSay={onSay} className="lg:max-w-120" />
    </section>
  )
}

type AnswerButtonsProps = {
  /** The accessible name of a button whose text does not say which listing is meant. */
  nameOf?: (answer: Answer) => string
  onSay: (answer: Answer) => void
  className: string
}

function AnswerButtons({ nameOf, onSay, className }: AnswerButtonsProps) {
  return (
    <div className={classNames('grid grid-cols-[2fr_1fr_1fr] gap-2', className)}>
      {ANSWERS.map((answer) => (
        <Button
          key={answer}
          size="small"
          look={answer === 'available' ? 'primary' : 'secondary'}
          className="max-sm:!px-1.5"
          aria-label={nameOf?.(answer)}
          onClick={() => onSay(answer)}
        >
          <Icon of={ICONS[answer]} className="max-[24rem]:hidden" />
          {words.answers[answer]}
        </Button>
      ))}
    </div>
  )
}
