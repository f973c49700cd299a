import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import { forms } from '#frontend/messages/panel/forms.ts'

const words = forms.message.marks
const LOOKS = {
  listing: 'border-b-2 border-tea-700 bg-tea-100',
  staff: 'border-b-2 border-oxide-700 bg-paste',
  unread: 'border-b-[2.5px] border-dashed border-brass-500 bg-transparent',
} as const
type Look = keyof typeof LOOKS
type Mark = { from: number; to: number; look: Look }

/** The message with marks: what goes to the listing, what only staff see, what was not understood. */
export function MarkedMessage({ text, reply }: { text: string; reply: FromTextReply }) {
  const parts = partsOf(text, marksOf(reply))
  return (
    <div className="grid gap-2">
      <p className="rounded-court border border-mist-200 bg-lime-50 px-3.5 py-3 leading-relaxed whitespace-pre-wrap wrap-anywhere">
        {parts.map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            <mark key={index} className={`text-ink-900 ${LOOKS[part.look]}`}>
              {text.slice(part.from, part.to)}
            </mark>
          ),
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-700">
        {(['listing', 'staff', 'unread'] as const).map((look) => (
          <span key={look} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`inline-block h-4 w-5 ${LOOKS[look]}`} />
            {words[look]}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The text between the marks, and the marks. */
const partsOf = (text: string, marks: readonly Mark[]): (string | Mark)[] => [
  ...marks.flatMap((mark, at) => [text.slice(marks[at - 1]?.to ?? 0, mark.from), mark]),
  text.slice(marks.at(-1)?.to ?? 0),
]

/** The marks in the order of the text, none within another. */
function marksOf({ from, private: hidden, rest }: FromTextReply): Mark[] {
  const { privateFile: _, ...fields } = from
  const all = [
    ...hidden.map(asMark('staff')),
    ...Object.values(fields).map(asMark('listing')),
    ...rest.map(asMark('unread')),
  ]
  let end = 0
  return all
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter((mark) => {
      const isFree = mark.from >= end
      if (isFree) end = mark.to
      return isFree
    })
}

const asMark =
  (look: Look) =>
  ([from, to]: readonly [number, number]): Mark => ({ from, to, look })
