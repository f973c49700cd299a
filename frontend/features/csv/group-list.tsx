import { Undo2 } from 'lucide'
import { CSV_PROBLEMS, type CsvFix, type CsvGroup, type CsvProblem } from '#contract/properties/csv-groups.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { asItStandsWords, groupWords as words } from '#frontend/messages/panel/csv-groups.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { StepSection } from './step-section.tsx'

type Section = (typeof CSV_PROBLEMS)[CsvProblem]
/** Answers a group; undefined takes the answer back. */
export type OnAnswer = (group: CsvGroup, fix: CsvFix | undefined) => void
type GroupListProps = {
  section: Section
  groups: readonly CsvGroup[]
  isBusy: boolean
  onAnswer: OnAnswer
  /** Leads to where an empty cell is said for all rows; undefined for a group without such a place. */
  sayFor: (group: CsvGroup) => (() => void) | undefined
}

/** Groups of rows with the same problem, each with what can be said of all of them at once. */
export function GroupList({ section, groups, isBusy, onAnswer, sayFor }: GroupListProps) {
  const shown = groups.filter(({ problem }) => CSV_PROBLEMS[problem] === section)
  if (shown.length === 0) return null
  return (
    <StepSection
      id={`groups-${section}`}
      title={words.sections[section]}
      hint={section === 'doubt' ? words.sections.doubtHint : undefined}
    >
      <ul>
        {shown.map((group) => (
          <GroupRow key={group.id} {...{ section, group, isBusy, onAnswer, sayFor }} />
        ))}
      </ul>
    </StepSection>
  )
}

type GroupRowProps = Omit<GroupListProps, 'groups'> & { group: CsvGroup }

function GroupRow({ section, group, isBusy, onAnswer, sayFor }: GroupRowProps) {
  const { problem, message, count, rows, samples } = group
  const title = words.title[problem](group)
  return (
    <li
      aria-label={`${count} ${words.rows(count)}: ${title}`}
      className="grid grid-cols-1 items-start gap-x-4 gap-y-1 border-t border-mist-200 px-3.5 py-3.5 leading-snug sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:px-5"
    >
      <p
        className={classNames(
          'flex items-baseline gap-1.5 font-display text-h2 leading-none font-semibold tabular sm:block',
          section === 'mended' || group.answer !== null ? 'text-tea-800' : 'text-oxide-700',
        )}
      >
        {count}
        <span className="font-sans text-micro font-text text-ink-700 sm:block">{words.rows(count)}</span>
      </p>
      <div className="min-w-0">
        <b className="font-semibold wrap-anywhere">{title}</b>
        {message !== null && <p className="wrap-anywhere">{message}</p>}
        {samples.some(({ text }) => text !== '') && (
          <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
            {samples.map(({ text, read, count: times, like }) => (
              <li key={`${text} ${like?._id}`} className="min-w-0 text-small text-ink-700 wrap-anywhere">
                {words.sample(text, times, read)}
                {like && (
                  <>
                    {' '}
                    <Link
                      to={href(PANEL.property, { id: like._id })}
                      target="_blank"
                      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
                    >
                      {words.like(like.number)}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="text-small text-ink-700 tabular">{words.lines(rows, count)}</p>
      </div>
      <GroupAnswer {...{ group, title, isBusy, onAnswer, sayFor }} />
    </li>
  )
}

type GroupAnswerProps = Omit<GroupRowProps, 'section'> & { title: string }

function GroupAnswer({ group, title, isBusy, onAnswer, sayFor }: GroupAnswerProps) {
  const { problem, fixes, answer, count } = group
  const labelOf = (fix: CsvFix) => (fix === 'as it stands' && asItStandsWords[problem]) || words.fix[fix]
  if (answer !== null)
    return (
      <div className="flex flex-wrap items-center gap-2 max-sm:mt-1">
        <Tag tone="good">{answer === 'as written' ? words.takenBack : labelOf(answer)}</Tag>
        <UndoButton title={title} isBusy={isBusy} onPress={() => onAnswer(group, undefined)} />
      </div>
    )
  if (fixes.includes('as written'))
    return <UndoButton title={title} isBusy={isBusy} onPress={() => onAnswer(group, 'as written')} />
  const say = sayFor(group)
  return (
    <div className="flex max-w-sm flex-wrap gap-2 max-sm:mt-1 sm:justify-end">
      {say && (
        <Button look="secondary" size="small" isHeld={isBusy} onClick={say}>
          {words.sayForAll}
        </Button>
      )}
      {fixes.map((fix) => (
        <Button
          key={fix}
          look={fix === 'hand back' || fix === 'as it stands' ? 'quiet' : 'secondary'}
          size="small"
          isHeld={isBusy}
          aria-label={`${words.forAll(labelOf(fix), count)}: ${title}`}
          onClick={() => onAnswer(group, fix)}
        >
          {labelOf(fix)}
        </Button>
      ))}
    </div>
  )
}

function UndoButton({ title, isBusy, onPress }: { title: string; isBusy: boolean; onPress: () => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      isHeld={isBusy}
      aria-label={`${words.undo}: ${title}`}
      className="justify-self-start max-sm:-ml-3"
      onClick={onPress}
    >
      <Icon of={Undo2} />
      {words.undo}
    </Button>
  )
}
