type LineDrawingProps = {
  /** The strokes, in a square of `box` units. */
  strokes: string
  box: number
  className: string
}

/** A drawing in single strokes; the words beside it say what it shows. */
export function LineDrawing({ strokes, box, className }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`text-oxide-700 ${className}`}
      aria-hidden
    >
      <path d={strokes} />
    </svg>
  )
}
