import { CSV_PROBLEMS, type CsvGroup } from '#contract/properties/csv-groups.ts'
import type { CsvReply } from '#contract/properties/csv.ts'
import { groupWords } from '#frontend/messages/panel/csv-groups.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { StepSection } from './step-section.tsx'
import type { Choices } from './csv-calls.ts'
import { GroupList, type OnAnswer } from './group-list.tsx'
import { Preview } from './preview.tsx'
import { goodRows } from './row-counts.ts'

const words = panelCsv.import

type LookStepProps = {
  reply: CsvReply
  choices: Choices
  isBusy: boolean
  onDecide: (choices: Choices) => void
  /** To the columns, where one value is said for all rows. */
  onColumns: () => void
}

/** What becomes of the rows: what cannot go in, what is unsure, what was mended, and the first as they will stand. */
export function LookStep({ reply, choices, isBusy, onDecide, onColumns }: LookStepProps) {
  const { understood, inAlready = 0, leftOut = 0 } = reply
  const groups = understood?.groups ?? []
  const answer: OnAnswer = ({ id }, fix) => {
    const { [id]: _, ...others } = choices.answers ?? {}
    onDecide({ ...choices, answers: fix === undefined ? others : { ...others, [id]: fix } })
  }
  const sayFor = ({ column, samples }: CsvGroup) => {
    const header = understood?.columns.find(({ name }) => name === column)?.means ?? ''
    const canBeSaid = SAID_FOR_ALL.has(header) && samples[0]?.text === ''
    return canBeSaid ? onColumns : undefined
  }
  return (
    <>
      <Figures reply={reply} isUpdate={choices.isUpdate} />
      {inAlready > 0 && <Alert tone="waiting">{words.inAlready(inAlready)}</Alert>}
      {leftOut > 0 && <Alert tone="info">{words.leftOut(leftOut)}</Alert>}
      {understood && understood.withId > 0 && (
        <div>
          <Checkbox
            checked={choices.isUpdate}
            onChange={({ currentTarget }) => onDecide({ ...choices, isUpdate: currentTarget.checked })}
          >
            {words.update.label(understood.withId)}
          </Checkbox>
          <p className="pl-9 text-small text-ink-700">{words.update.hint}</p>
        </div>
      )}
      <UngroupedErrors reply={reply} />
      {(['cannot', 'doubt', 'mended'] as const).map((section) => (
        <GroupList key={section} {...{ section, groups, isBusy, sayFor }} onAnswer={answer} />
      ))}
      <Preview reply={reply} />
    </>
  )
}

const SAID_FOR_ALL: ReadonlySet<string> = new Set(['Category', 'City'])

function Figures({ reply, isUpdate }: { reply: CsvReply; isUpdate: boolean }) {
  const { understood, updated = 0 } = reply
  const figures = [
    [goodRows(reply), groupWords.figures.good],
    [reply.badRows, groupWords.figures.bad],
    isUpdate ? [updated, groupWords.figures.changed] : [understood?.unsure ?? 0, groupWords.figures.unsure],
    [understood?.mended ?? 0, groupWords.figures.mended],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-4">
      {figures.map(([count, label]) => (
        <div key={label} className="flex flex-col-reverse box px-3.5 py-3 lg:px-5">
          <dt className="text-small leading-snug">{label}</dt>
          <dd className="font-display text-h1 leading-tight font-semibold tabular">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Faults that no group of new rows tells: of rows that change a listing, or of the file's columns. */
function UngroupedErrors({ reply: { errors, understood } }: { reply: CsvReply }) {
  const told = (understood?.groups ?? []).some(({ problem, answer }) => isCannot(problem) && answer === null)
  const grouped = new Set(understood?.groups.flatMap(({ message }) => message ?? []))
  const left = errors.filter(({ message }) => !told || !grouped.has(message))
  if (left.length === 0) return null
  const shown = left.slice(0, MOST_FAULTS)
  return (
    <StepSection title={words.errors.title(left.length, new Set(left.map(({ row }) => row)).size)}>
      <ul className="px-3.5 pb-3.5 sm:px-5">
        {shown.map(({ row, column, message }, at) => (
          <li key={at} className="border-t border-mist-200 py-2 wrap-anywhere">
            {words.errors.line(row, column)}: {message}
          </li>
        ))}
        {left.length > shown.length && (
          <li className="pt-2">{words.errors.more(left.length - shown.length)}</li>
        )}
      </ul>
    </StepSection>
  )
}

const MOST_FAULTS = 50
const isCannot = (problem: CsvGroup['problem']) => CSV_PROBLEMS[problem] === 'cannot'
