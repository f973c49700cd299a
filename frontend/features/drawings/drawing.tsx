import type { ReactNode } from 'react'

/** The drawings' colours beside the theme's; each pair of text and background has a contrast ratio of at least 9:1. */
export const INK = {
  ground: '#eef0e4',
  boundary: '#c9d1c4',
  road: '#d3cec2',
  kerb: '#8c8577',
  ink: '#16221c',
  band: '#1e1512',
  floor: '#7a2a1e',
  paste: '#f3ebdd',
  paper: '#fffefa',
  glass: '#d7dfd9',
  slate: '#36443d',
  steel: '#1b5879',
  brass: '#b5852b',
  leaf: '#24634a',
  garden: '#bdd4b3',
  shrub: '#8fb48d',
  yard: '#e2d6bd',
  board: '#d9b98a',
  boardDark: '#c79f68',
  container: '#92392a',
} as const

type DrawingProps = {
  width: number
  height: number
  left?: number
  top?: number
  label: string
  /** Continues beyond its frame, into a box of other proportions that clips it. */
  isOpen?: boolean
  children: ReactNode
}

/** A drawing to scale; its label describes it to screen readers. */
export function Drawing({ width, height, left = 0, top = 0, label, isOpen, children }: DrawingProps) {
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no address that an img could name
      role="img"
      aria-label={label}
      className={`block h-auto w-full bg-[#eef0e4] font-sans ${isOpen ? 'overflow-visible' : ''}`}
      fill="#16221c"
      preserveAspectRatio={isOpen ? 'xMidYMid meet' : 'xMidYMid slice'}
    >
      <rect x={left} y={top} width={width} height={height} fill={INK.ground} />
      {children}
    </svg>
  )
}
