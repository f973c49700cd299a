import { INK } from './drawing.tsx'

type CarProps = { at: readonly [x: number, y: number]; length: number; width: number }

/** In feet, for scale. */
export const CAR_FT = { length: 14, width: 6 }

/** A car seen from above, for scale. */
export function Car({ at: [x, y], length, width }: CarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-length / 2} y={-width / 2} width={length} height={width} rx={width * 0.3} fill={INK.ink} />
      <rect
        x={-length * 0.25}
        y={-width * 0.36}
        width={length * 0.45}
        height={width * 0.72}
        rx={width * 0.15}
        fill={INK.glass}
      />
    </g>
  )
}
