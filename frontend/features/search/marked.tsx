/** A text in which the place that matches is marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (start < 0) return text
  const end = start + term.length
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-brass-100 text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
