/** Lines in the hand of the alpona, on 160 by 132: what is built, what grows, and what is only a trace. */
const DRAWINGS = {
  /** A closed door with an alpona before its threshold: there is nobody at this address. */
  door: {
    lines:
      'M48 98V34Q80 2 112 34V98M55 98V38Q80 14 105 38V98M80 26V98M62 46H73V62H62ZM87 46H98V62H87ZM62 74H73V90H62ZM87 74H98V90H87ZM74 66V69A2 2 0 1 0 74.1 69M86 66V69A2 2 0 1 0 86.1 69M38 98H122L128 106H32Z',
    leaves:
      'M80 112Q72 121 80 130Q88 121 80 112ZM70 112Q58 116 57 127Q69 125 70 112ZM90 112Q102 116 103 127Q91 125 90 112ZM60 112Q46 112 41 121Q54 124 60 112ZM100 112Q114 112 119 121Q106 124 100 112ZM28 115h.1M132 115h.1M20 115h.1M140 115h.1',
  },
  /** An empty basket with the trace of a heart: nothing was put in. */
  basket: {
    lines:
      'M34 72H126L112 114Q80 122 48 114ZM34 72Q80 88 126 72M40 87Q80 101 120 87M45 101Q80 113 115 101M58 79L64 117M80 81V119M102 79L96 117M38 71C38 2 122 2 122 71M44 72C46 14 114 14 116 72',
    leaves: 'M26 118Q20 106 8 104Q10 118 26 118ZM134 118Q140 106 152 104Q150 118 134 118Z',
    trace: 'M80 66C62 56 60 42 69 40Q77 39 80 47Q83 39 91 40C100 42 98 56 80 66Z',
  },
  /** A lamp that has gone out, with the last of its smoke: no connection. */
  lamp: {
    lines:
      'M22 68Q34 110 76 110Q114 110 138 58Q124 62 108 74Q62 82 22 68ZM30 78Q70 92 112 82M58 109L52 122H100L94 109M40 127H112M118 68Q130 66 140 50M50 95Q58 92 62 101Q54 104 50 95ZM72 97Q78 91 84 97Q78 105 72 97ZM94 101Q96 92 106 92Q104 102 94 101Z',
    trace: 'M141 42C132 34 150 27 141 18S146 6 142 2',
  },
  /** A letter in leaves: no messages yet, or mails that will come. */
  letter: {
    lines: 'M36 38H124V98H36ZM36 38L80 73L124 38M36 98L66 62M124 98L94 62',
    leaves:
      'M24 120Q38 110 52 118T80 118 108 118 136 118M38 112Q28 110 26 102Q36 102 38 112ZM66 122Q68 131 78 130Q76 121 66 122ZM120 120Q122 129 132 128Q129 119 120 120ZM80 30Q73 22 80 14Q87 22 80 30ZM68 31Q58 28 57 18Q67 20 68 31ZM92 31Q102 28 103 18Q93 20 92 31Z',
  },
} satisfies Record<string, Record<string, string>>

export type OrnamentName = keyof typeof DRAWINGS

/** What grows is in the colour `--leaf`, or in that of the lines. */
export function OrnamentDrawing({ of }: { of: OrnamentName }) {
  const { lines, leaves, trace }: { lines: string; leaves?: string; trace?: string } = DRAWINGS[of]
  return (
    <svg
      viewBox="0 0 160 132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      <g stroke="var(--leaf, currentColor)">
        {leaves && <path d={leaves} />}
        {trace && <path d={trace} strokeDasharray="0 5.5" />}
      </g>
    </svg>
  )
}
