/** A picture's look: 64 bits as 16 hexadecimal digits. */
export const LOOK = /^[0-9a-f]{16}$/
/** The pixels that a look is made from. */
export const LOOK_GRID = { width: 32, height: 32 } as const
/** Of the demo's pictures, other sizes, qualities and brightness change 4 bits at most, and no two have fewer than 8 between them. */
export const MOST_OTHER_BITS = 6

const SIDE = 32
const WAVES = 8
const LEAST_CONTRAST = 24

/** How much each of the slowest waves has in each pixel of a row (DCT-II), the even ground left out. */
const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (__, at) => Math.cos((Math.PI / SIDE) * (at + 0.5) * (wave + 1))),
)

/**
 * The look of opaque pixels (red, green, blue, alpha) of LOOK_GRID, a perceptual hash: which of the slowest waves of brightness are
 * stronger than the median. Undefined of a picture with hardly any contrast, which any other would be like.
 */
export function lookOf(pixels: ArrayLike<number>): string | undefined {
  const brightness = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  if (Math.max(...brightness) - Math.min(...brightness) < LEAST_CONTRAST) return undefined
  const rows = Array.from({ length: SIDE }, (_, row) =>
    COSINES.map((wave) => dot(wave, brightness.slice(row * SIDE, row * SIDE + SIDE))),
  )
  const strengths = COSINES.flatMap((wave) =>
    COSINES.map((_, across) =>
      dot(
        wave,
        rows.map((row) => row[across] ?? 0),
      ),
    ),
  )
  const sorted = strengths.toSorted((one, other) => one - other)
  const median = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2
  return Array.from({ length: 16 }, (_, digit) =>
    strengths
      .slice(digit * 4, digit * 4 + 4)
      .reduce((bits, strength) => bits * 2 + (strength > median ? 1 : 0), 0)
      .toString(16),
  ).join('')
}

const dot = (wave: readonly number[], values: readonly number[]) =>
  wave.reduce((sum, cosine, at) => sum + cosine * (values[at] ?? 0), 0)

/** In how many bits two looks differ (Hamming distance). */
export function bitsBetween(one: string, other: string): number {
  let bits = 0
  for (let at = 0; at < one.length; at += 1) {
    let differing = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)
    for (; differing > 0; differing >>= 1) bits += differing & 1
  }
  return bits
}
