/** A picture's look: 64 bits as 16 hexadecimal digits. */
export const LOOK = /^[0-9a-f]{16}$/
/** The pixels that a look is made from: each bit says whether one is brighter than the next of its row. */
export const LOOK_GRID = { width: 9, height: 8 } as const
/** Looks of one picture in other sizes and qualities differ in so many bits at most. */
export const MOST_OTHER_BITS = 5

/** The look of opaque pixels (red, green, blue, alpha) of LOOK_GRID; undefined of one with hardly any contrast, which any other would be like. */
export function lookOf(pixels: ArrayLike<number>): string | undefined {
  const { width, height } = LOOK_GRID
  const brightness = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  if (Math.max(...brightness) - Math.min(...brightness) < LEAST_CONTRAST) return undefined
  let look = ''
  for (let row = 0; row < height; row += 1) {
    let bits = 0
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column
      bits = bits * 2 + ((brightness[at] ?? 0) > (brightness[at + 1] ?? 0) ? 1 : 0)
    }
    look += bits.toString(16).padStart(2, '0')
  }
  return look
}

const LEAST_CONTRAST = 24

/** In how many bits two looks differ (Hamming distance). */
export function bitsBetween(one: string, other: string): number {
  let bits = 0
  for (let at = 0; at < one.length; at += 1) {
    let differing = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)
    for (; differing > 0; differing >>= 1) bits += differing & 1
  }
  return bits
}
