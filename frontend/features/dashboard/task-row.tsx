import { ChevronRight, type IconNode } from 'lucide'
import { langOf } from '#contract/languages/languages.ts'
import { WRITTEN_NUMBER } from '#contract/properties/number.ts'
import type { Property } from '#contract/properties/replies.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

type TaskRowProps = {
  /** The name of the row for screen readers. */
  name: string
  icon: IconNode
  picture?: Property | undefined
  what: string
  which: string | undefined
  /** Nobody waits for it: its link is no button. */
  isQuiet?: boolean
  action: { to: string; label: string; icon?: IconNode | undefined }
}

const ROW =
  'relative grid min-h-16 grid-cols-[28px_minmax(0,1fr)] items-center gap-x-2.5 border-t border-mist-200 px-3.5 py-1.5 sm:min-h-17 sm:grid-cols-[44px_minmax(0,1fr)_auto] sm:gap-x-3.5 sm:px-5 sm:py-2.5'
/** The text of a row and its link; on phones with very large letters the link wraps below the text. */
const WORDS_AND_WAY = 'flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 sm:contents'
/** Stretches the link over the whole row, so that a press anywhere in the row follows it. */
const WHOLE_ROW = "after:absolute after:inset-0 after:content-['']"
/** The first task is the most urgent: only its button is filled. */
const BUTTON =
  'sm:min-w-36 group-first/row:border-transparent group-first/row:bg-tea-700 group-first/row:text-white group-first/row:hover:bg-tea-800'
/** On phones a button with an icon is no more than that, and one without is a sign that the row can be pressed. */
const ICON_ON_PHONES = 'max-sm:w-28 max-sm:!px-1 max-sm:text-small max-[30rem]:w-11'
const SIGN_ON_PHONES =
  'max-sm:w-28 max-sm:!px-1 max-sm:text-small max-[30rem]:w-auto max-[30rem]:!border-0 max-[30rem]:!bg-transparent max-[30rem]:!px-0 max-[30rem]:!text-tea-700'

/** A task: what waits, which it is, and its one action. */
export function TaskRow({ name, icon, picture, what, which, isQuiet = false, action }: TaskRowProps) {
  const [cover] = picture?.pictures ?? []
  return (
    <li className="group/row">
      <section aria-label={name} className={classNames(ROW, 'hover:bg-lime-50')}>
        {cover ? (
          <Picture
            picture={silentSource(cover)}
            missingAlt=""
            sizes="44px"
            className="aspect-square w-full"
          />
        ) : (
          <Icon of={icon} size={24} className="mx-auto text-oxide-700" />
        )}
        <div className={WORDS_AND_WAY}>
          <span className="grid min-w-0 flex-[1_1_5rem] leading-snug">
            <b className="font-semibold max-sm:text-small">{what}</b>
            {which && (
              <span className="text-micro wrap-anywhere text-ink-500 sm:text-small">
                {which.split(WRITTEN_NUMBER).map((part, index) =>
                  index % 2 === 0 ? (
                    <InItsLanguage key={index} text={part} />
                  ) : (
                    <span key={index} className="whitespace-nowrap">
                      {part}
                    </span>
                  ),
                )}
              </span>
            )}
          </span>
          {isQuiet ? (
            <Link
              to={action.to}
              className={`inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-tea-700 ${WHOLE_ROW}`}
            >
              <span className="max-sm:sr-only">{action.label}</span>
              <Icon of={ChevronRight} />
            </Link>
          ) : (
            <Link
              to={action.to}
              className={buttonLook({
                look: 'secondary',
                size: 'small',
                className: `${action.icon ? ICON_ON_PHONES : SIGN_ON_PHONES} ${BUTTON} ${WHOLE_ROW}`,
              })}
            >
              {action.icon && <Icon of={action.icon} />}
              <span className="max-[30rem]:sr-only">{action.label}</span>
              {!action.icon && <Icon of={ChevronRight} className="min-[30rem]:hidden" />}
            </Link>
          )}
        </div>
      </section>
    </li>
  )
}

const INDIAN_WORDS = /([\u0900-\u09ff](?:[\u0900-\u09ff\s,]*[\u0900-\u09ff])?)/

/** A text that may hold titles and names in other scripts, read out in their language. */
function InItsLanguage({ text }: { text: string }) {
  return text.split(INDIAN_WORDS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={langOf(part)}>
        {part}
      </span>
    ),
  )
}

export function TaskRowSkeleton() {
  return (
    <div className={ROW}>
      <SkeletonBox className="aspect-square" />
      <div className={WORDS_AND_WAY}>
        <span className="grid flex-[1_1_5rem] gap-2">
          <SkeletonLine className="w-3/5" />
          <SkeletonLine className="w-4/5" />
        </span>
        <SkeletonLine className="!h-11 w-11 min-[30rem]:w-28 sm:w-36" />
      </div>
    </div>
  )
}
